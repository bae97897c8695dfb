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
  /** Names of the devices, without duplicates, latest first. */
  readonly devices: readonly string[];
}

export interface AccountStreams {
  readonly runningCount: number;
  /**
   * Number that counts towards the limit: streams of sessions ended by the school or the owner are listed, not counted.
   */
  readonly networkCount: number;
  readonly limits: StreamLimits;
  /** All networks kept (see the retention of streams), latest first. */
  readonly networks: readonly NetworkUse[];
}

/** Returns the networks in which an account streams now and has streamed for a week. One read. */
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
