import type { Clock } from '../../kernel/clock.ts';
import type { UserId } from '../../kernel/ids.ts';
import {
  countNetworks,
  countStreams,
  isRunning,
  type ListedStream,
  ofLastDay,
  type StreamLimits,
  streamLimits,
} from '../account-streams.ts';
import type { StreamRepository } from '../ports.ts';
import { MAX_LISTED } from '../use-cases/admit-stream.ts';

export interface NetworkUse {
  readonly network: string;
  readonly lastSeenAt: Date;
  readonly isStreaming: boolean;
  /** What the devices called themselves, each once, the last one first. */
  readonly devices: readonly string[];
}

export interface AccountStreams {
  readonly runningCount: number;
  /** As they count: what was done before the school or the owner put somebody out is listed and not counted. */
  readonly networkCount: number;
  readonly limits: StreamLimits;
  /** As long as streams are kept; the last one first. */
  readonly networks: readonly NetworkUse[];
}

/** From where an account is streamed now, and has been for a week: one read. */
export class GetStreams {
  constructor(
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
    private readonly settings: { readonly rateLimitFactor: number },
  ) {}

  async run({ userId }: { userId: UserId }): Promise<AccountStreams> {
    const listed = await this.streams.listOf(userId, MAX_LISTED);
    const now = this.clock.now();
    return {
      runningCount: countStreams(listed.filter((one) => isRunning(one, now))),
      networkCount: countNetworks(ofLastDay(listed, now)),
      limits: streamLimits(this.settings.rateLimitFactor),
      networks: [...new Set(listed.map(({ network }) => network))].map((network) =>
        useOf(
          network,
          listed.filter((one) => one.network === network),
          now,
        ),
      ),
    };
  }
}

const useOf = (network: string, streams: readonly ListedStream[], now: Date): NetworkUse => ({
  network,
  lastSeenAt: new Date(Math.max(...streams.map(({ lastSeenAt }) => lastSeenAt.getTime()))),
  isStreaming: streams.some((one) => isRunning(one, now)),
  devices: [...new Set(streams.map(({ device }) => device))],
});
