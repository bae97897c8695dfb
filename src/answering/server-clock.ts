import type { Clock } from './ports.ts';

/** Number of the last replies of which the quickest one sets the clock. */
const REPLIES = 10;
/**
 * Milliseconds by which the two clocks may part before one of them is in doubt: a sleep, or a clock that was set. With
 * half of a slow round trip it stays below a second, by which the shown time may be wrong.
 */
const MAX_PARTING_MS = 500;

interface Reply {
  /** The server's time less the monotonic one. */
  readonly offset: number;
  readonly roundTrip: number;
  readonly received: Moment;
}

/** Both clocks of the device at one moment. */
export interface Moment {
  readonly monotonic: number;
  /** Wall clock less the monotonic one. */
  readonly apart: number;
}

/** The server's time, counted by the monotonic clock from what replies say. The device's own clock is never shown. */
export class ServerClock {
  private replies: readonly Reply[] = [];

  constructor(private readonly clock: Clock) {}

  /** Notes the moment at which a request leaves. */
  mark(): Moment {
    const monotonic = this.clock.monotonic();
    return { monotonic, apart: this.clock.wall() - monotonic };
  }

  /** Takes `now` of the reply to a request that left at this moment. It was true half a round trip ago. */
  heard(now: number, sent: Moment): void {
    const received = this.mark();
    // The device slept while the reply was under way, so its age is unknown.
    if (havePartedBetween(sent, received)) return;
    const roundTrip = received.monotonic - sent.monotonic;
    const older = this.replies.filter((reply) => !havePartedBetween(reply.received, received));
    const reply = { offset: now + roundTrip / 2 - received.monotonic, roundTrip, received };
    this.replies = [...older, reply].slice(-REPLIES);
  }

  /** Tells that the server has to be asked: no reply yet, or the clocks have parted since the last one. */
  get isInDoubt(): boolean {
    const last = this.replies.at(-1);
    return !last || havePartedBetween(last.received, this.mark());
  }

  /** Returns the server's time; undefined before the first reply. */
  now(): number | undefined {
    const [first, ...others] = this.replies;
    if (!first) return undefined;
    const quickest = others.reduce((best, reply) => (reply.roundTrip < best.roundTrip ? reply : best), first);
    return this.clock.monotonic() + quickest.offset;
  }
}

const havePartedBetween = (one: Moment, other: Moment): boolean => Math.abs(one.apart - other.apart) > MAX_PARTING_MS;
