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

/** How long a stream goes on without another look: a third of the time that it counts as running. */
const LOOK_MS = 30 * SECOND_MS;

/** Newest first: what runs now is among them, however often somebody signs in. */
export const MAX_LISTED = 200;

/** Accounts that stream from this server within half a minute, many times over. */
const MAX_ACCOUNTS = 10_000;

/**
 * Counts the streams of an account, and refuses those that are too many. It is asked for each range of a file: it looks
 * once in half a minute for each stream, with one read and one write, and answers from memory in between.
 *
 * The write is best effort, and nobody waits for it: a database that has no room left or is locked must not take
 * reading away. What this process let in it knows without the database.
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
