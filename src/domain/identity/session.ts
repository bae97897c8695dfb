import { beginningOf } from '../kernel/beginning-of.ts';
import { after, DAY_MS, HOUR_MS, MINUTE_MS } from '../kernel/clock.ts';
import type { SessionId, UserId } from '../kernel/ids.ts';
import type { Role } from './user.ts';

/** Kind of client; the desktop shell has a longer idle timeout. */
export type SessionKind = 'web' | 'desktop';

export type EndReason =
  | 'signed-out'
  | 'signed-out-elsewhere'
  | 'password-changed'
  | 'password-reset'
  | 'email-changed'
  | 'replaced'
  | 'disabled'
  | 'roles-changed'
  | 'ended-by-admin'
  | 'mismatch'
  | 'restored';

/**
 * One sign-in on one device. The row is the authority: cookie and bearer token only carry its id,
 * so ending it here ends both at the next request.
 */
export interface Session {
  readonly id: SessionId;
  readonly userId: UserId;
  readonly kind: SessionKind;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly idleUntil: Date;
  readonly absoluteUntil: Date;
  /** A short description of the client, for the list of signed-in devices. */
  readonly device: string;
  /** Time of the last password check of this session. */
  readonly confirmedAt: Date;
  readonly endedAt: Date | null;
  readonly endReason: EndReason | null;
}

interface Life {
  readonly absoluteMs: number;
  readonly idleMs: number;
  readonly atMost: number;
}

/** Lifetimes by role and kind of session (decision S2). */
function lifeOf(role: Role, kind: SessionKind): Life {
  if (kind === 'desktop') return { absoluteMs: 12 * HOUR_MS, idleMs: 12 * HOUR_MS, atMost: 2 };
  return role === 'admin'
    ? { absoluteMs: 12 * HOUR_MS, idleMs: HOUR_MS, atMost: 3 }
    : { absoluteMs: 7 * DAY_MS, idleMs: DAY_MS, atMost: 5 };
}

export function openSession(
  id: SessionId,
  who: { userId: UserId; role: Role; kind: SessionKind; device: string },
  now: Date,
): Session {
  const life = lifeOf(who.role, who.kind);
  return {
    id,
    userId: who.userId,
    kind: who.kind,
    createdAt: now,
    lastSeenAt: now,
    idleUntil: after(now, life.idleMs),
    absoluteUntil: after(now, life.absoluteMs),
    device: beginningOf(who.device, 200),
    confirmedAt: now,
    endedAt: null,
    endReason: null,
  };
}

export const isAlive = (session: Session, now: Date): boolean =>
  session.endedAt === null && now < session.idleUntil && now < session.absoluteUntil;

/** Maximum age of the password check for grave acts (step-up authentication, ASVS 7.5.3). */
const CONFIRMED_MS = 10 * MINUTE_MS;

export const isConfirmed = ({ confirmedAt }: Pick<Session, 'confirmedAt'>, now: Date): boolean =>
  now.getTime() - confirmedAt.getTime() < CONFIRMED_MS;

/** Being seen moves the idle end, at most once a minute: a video asks for many ranges a second. */
export function seen(session: Session, role: Role, now: Date): Session | undefined {
  if (now.getTime() - session.lastSeenAt.getTime() < MINUTE_MS) return undefined;
  return { ...session, lastSeenAt: now, idleUntil: after(now, lifeOf(role, session.kind).idleMs) };
}

/** Returns the oldest of a user's live sessions of this kind, which must end before one more opens. */
export function crowdedOut(alive: readonly Session[], role: Role, kind: SessionKind): readonly Session[] {
  const sameKind = alive.filter((session) => session.kind === kind);
  return sameKind.slice(0, Math.max(0, sameKind.length - lifeOf(role, kind).atMost + 1));
}
