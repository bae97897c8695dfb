import { type Clock, SECOND_MS } from '../../kernel/clock.ts';
import type { DomainError } from '../../kernel/errors.ts';
import type { UserId } from '../../kernel/ids.ts';
import {
  type AccountStream,
  isRunning,
  isWithin,
  type ListedStream,
  nameOf,
  type StreamSource,
  streamLimits,
  streamRefusal,
} from '../account-streams.ts';
import type { StreamRepository } from '../ports.ts';

/** Interval between two checks of a stream: a third of `RUNNING_MS`. */
const LOOK_MS = 30 * SECOND_MS;

/** Maximum of rows read, newest first: running streams are among them, for any number of sessions. */
export const MAX_LISTED = 200;

/** Accounts that stream from this server within half a minute, many times over. */
const MAX_ACCOUNTS = 10_000;

/**
 * Enforces the limit of simultaneous streams of an account. Called for each range of a file; each stream is checked
 * once in half a minute, with one read and one write, and answered from memory in between.
 *
 * The write is best effort and not awaited: a full or locked database must not stop reading. Streams admitted by this
 * process are known without the database.
 */
export class AdmitStream {
  /** The account that was looked at last is the last one. */
  private readonly kept = new Map<UserId, Map<string, AccountStream>>();

  constructor(
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
    /** Multiplies the limits. */
    private readonly settings: { readonly rateLimitFactor: number },
  ) {}

  /** Why the stream may not run; undefined when it may. */
  async run(source: StreamSource): Promise<DomainError | undefined> {
    if (this.wasJustSeen(source)) return undefined;
    const others = this.withKept(source.userId, await this.listed(source.userId));
    // A player begins with several ranges at once: another one of them may have been here meanwhile.
    if (this.wasJustSeen(source)) return undefined;

    const now = this.clock.now();
    const before = others.find((one) => nameOf(one) === nameOf(source));
    const beganAt = before && isRunning(before, now) ? before.beganAt : now;
    const stream: AccountStream = { ...source, beganAt, lastSeenAt: now };
    const refusal = streamRefusal(stream, others, streamLimits(this.settings.rateLimitFactor), now);
    if (refusal) return refusal;
    this.keep(stream, now);
    void this.put(stream);
    return undefined;
  }

  private wasJustSeen(source: StreamSource): boolean {
    const own = this.kept.get(source.userId)?.get(nameOf(source));
    return own !== undefined && isWithin(own.lastSeenAt, this.clock.now(), LOOK_MS);
  }

  private async listed(userId: UserId): Promise<readonly ListedStream[]> {
    try {
      return await this.streams.listOf(userId, MAX_LISTED);
    } catch {
      return [];
    }
  }

  /** A row may be older than what this process knows: its write is on its way, or failed. */
  private withKept(userId: UserId, listed: readonly ListedStream[]): readonly ListedStream[] {
    const kept = this.kept.get(userId);
    if (!kept) return listed;
    const rows = new Map(listed.map((row) => [nameOf(row), row]));
    for (const [name, own] of kept) {
      const row = rows.get(name);
      if (!row || row.lastSeenAt < own.lastSeenAt)
        rows.set(name, { ...own, device: row?.device ?? '', endReason: row?.endReason ?? null });
    }
    return [...rows.values()];
  }

  private keep(stream: AccountStream, now: Date): void {
    const running = [...(this.kept.get(stream.userId) ?? [])].filter(([, one]) => isRunning(one, now));
    this.kept.delete(stream.userId);
    this.kept.set(stream.userId, new Map(running).set(nameOf(stream), stream));
    const [oldest] = this.kept.keys();
    if (this.kept.size > MAX_ACCOUNTS && oldest !== undefined) this.kept.delete(oldest);
  }

  private async put(stream: AccountStream): Promise<void> {
    try {
      await this.streams.put(stream);
    } catch {
      // The next look tries again.
    }
  }
}
