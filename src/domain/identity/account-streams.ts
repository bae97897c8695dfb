import { DAY_MS, SECOND_MS } from '../kernel/clock.ts';
import { DomainError } from '../kernel/errors.ts';
import type { SessionId, UserId } from '../kernel/ids.ts';
import type { EndReason } from './session.ts';

/** A session and where it is used from: a network, never an address. */
export interface StreamSource {
  readonly userId: UserId;
  readonly sessionId: SessionId;
  readonly network: string;
}

export const nameOf = ({ sessionId, network }: StreamSource): string => `${sessionId} ${network}`;

/**
 * Videos and documents on their way to one source. Counts as one stream for any number of files and ranges: a student
 * who opens six papers in a minute, or changes the quality, is in one place.
 */
export interface AccountStream extends StreamSource {
  /** Start of the current run. */
  readonly beganAt: Date;
  readonly lastSeenAt: Date;
}

/** Stream with device and end reason of its session. */
export type ListedStream = AccountStream & { readonly device: string; readonly endReason: EndReason | null };

/**
 * Two people at once would do for an honest owner: a laptop, and a phone that was put down. One more is for a journey,
 * on which the phone has just left a Wi-Fi.
 */
const MAX_STREAMS_AT_ONCE = 3;

/**
 * Maximum of networks per day: home, work, a library, a hotel, and the addresses that a phone gets on two train
 * journeys. No buyer is locked out on the day before the exam because of travelling; a class that shares one account
 * has more.
 */
const MAX_NETWORKS_A_DAY = 24;

/** Time for which a stream runs after its last request: a player asks for the next minutes only when it needs them. */
export const RUNNING_MS = 90 * SECOND_MS;

export interface StreamLimits {
  readonly atOnce: number;
  readonly networksADay: number;
}

/** @param factor multiplies every limit of how often something may be tried. */
export const streamLimits = (factor: number): StreamLimits => ({
  atOnce: MAX_STREAMS_AT_ONCE * factor,
  networksADay: MAX_NETWORKS_A_DAY * factor,
});

/** Whether two moments are within `spanMs`, in either order: a clock set back must not keep a stream running. */
export const isWithin = (at: Date, now: Date, spanMs: number): boolean =>
  Math.abs(now.getTime() - at.getTime()) < spanMs;

export const isRunning = ({ lastSeenAt, endReason }: AccountStream & Partial<ListedStream>, now: Date): boolean =>
  !endReason && isWithin(lastSeenAt, now, RUNNING_MS);

/**
 * Networks of a day; a device often has an address of both kinds at a time, and of these the kind with more of them
 * counts.
 */
export function countNetworks(streams: Iterable<Pick<StreamSource, 'network'>>): number {
  const networks = new Set(Array.from(streams, ({ network }) => network));
  const ipv6Count = [...networks].filter((network) => network.includes(':')).length;
  return Math.max(ipv6Count, networks.size - ipv6Count);
}

/** Devices that stream at once; a session that was copied is at once in several networks, and counts for each. */
export function countStreams(streams: readonly StreamSource[]): number {
  const sessions = [...new Set(streams.map(({ sessionId }) => sessionId))];
  return sessions.reduce((sum, id) => sum + countNetworks(streams.filter(({ sessionId }) => sessionId === id)), 0);
}

/**
 * End reasons after which a session's streams no longer count: an intruder's use does not count against the owner once
 * the owner or the school has ended it.
 */
const PUT_OUT: readonly (EndReason | null)[] = [
  'password-changed',
  'password-reset',
  'email-changed',
  'ended-by-admin',
  'disabled',
];

export const ofLastDay = (streams: readonly ListedStream[], now: Date): readonly ListedStream[] =>
  streams.filter(({ lastSeenAt, endReason }) => isWithin(lastSeenAt, now, DAY_MS) && !PUT_OUT.includes(endReason));

/**
 * Returns why a stream may not run with the others of its account; undefined when it may. First come, first served: new
 * streams beyond the limit are refused, and of several admitted in a race by several servers the later ones end.
 */
export function streamRefusal(
  own: AccountStream,
  others: readonly ListedStream[],
  limits: StreamLimits,
  now: Date,
): DomainError | undefined {
  const running = others.filter((one) => isRunning(one, now));
  const isNew = running.every((one) => nameOf(one) !== nameOf(own));
  const before = isNew ? running : running.filter((one) => comesBefore(one, own));
  if (countStreams([...before, own]) > limits.atOnce) return tooManyStreams(limits.atOnce);
  const today = ofLastDay(others, now);
  const isKnown = today.some(({ network }) => network === own.network);
  if (isKnown || countNetworks([...today, own]) <= limits.networksADay) return undefined;
  const oldestMs = Math.min(...today.map(({ lastSeenAt }) => lastSeenAt.getTime()));
  return tooManyNetworks(limits.networksADay, oldestMs + DAY_MS - now.getTime());
}

function comesBefore(one: AccountStream, other: AccountStream): boolean {
  const apartMs = one.beganAt.getTime() - other.beganAt.getTime();
  return apartMs === 0 ? nameOf(one) < nameOf(other) : apartMs < 0;
}

const NOT_YOU = 'Not you? A new password, under Profile, signs everybody else out.';

const tooManyStreams = (max: number): DomainError =>
  new DomainError(
    'too-many',
    'identity/too-many-streams',
    `This account is already open on ${max} devices. Close one of them and try again in two minutes. ${NOT_YOU}`,
    { retryAfterSeconds: RUNNING_MS / SECOND_MS },
  );

const tooManyNetworks = (max: number, leftMs: number): DomainError =>
  new DomainError(
    'too-many',
    'identity/too-many-networks',
    `This account was used from ${max} networks within a day, which is the limit. Continue on one of them, or try tomorrow. ${NOT_YOU}`,
    { retryAfterSeconds: Math.max(1, Math.ceil(leftMs / SECOND_MS)) },
  );
