import type { Clock } from '../../kernel/clock.ts';
import type { Invitation } from '../invitation.ts';
import type { InvitationRepository, SessionRepository, UserRepository } from '../ports.ts';
import type { TwoFactorRepository } from '../two-factor/ports.ts';
import type { User } from '../user.ts';

export interface TeamMember {
  readonly user: User;
  /** On how many devices they are signed in now. */
  readonly deviceCount: number;
  /** Null when no session of theirs is kept. */
  readonly lastSeenAt: Date | null;
  readonly hasTwoFactor: boolean;
}

export interface TeamInvitation {
  readonly invitation: Invitation;
  readonly invitedBy: string | null;
  readonly isExpired: boolean;
}

export interface Team {
  readonly people: readonly TeamMember[];
  readonly invitations: readonly TeamInvitation[];
}

/** Lists the team by name, and the invitations that nobody has accepted yet. */
export class ListTeam {
  constructor(
    private readonly users: Pick<UserRepository, 'listAdmins'>,
    private readonly sessions: Pick<SessionRepository, 'countAlive' | 'lastSeen'>,
    private readonly twoFactors: Pick<TwoFactorRepository, 'confirmedOf'>,
    private readonly invitations: Pick<InvitationRepository, 'listOpen'>,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<Team> {
    const now = this.clock.now();
    const [users, open] = await Promise.all([this.users.listAdmins(), this.invitations.listOpen()]);
    const ids = users.map(({ id }) => id);
    const [counts, seen, secured] = await Promise.all([
      this.sessions.countAlive(ids, now),
      this.sessions.lastSeen(ids),
      this.twoFactors.confirmedOf(ids),
    ]);
    return {
      people: users.map((user) => ({
        user,
        deviceCount: counts.get(user.id) ?? 0,
        lastSeenAt: seen.get(user.id) ?? null,
        hasTwoFactor: secured.has(user.id),
      })),
      invitations: open.map((invitation) => ({
        invitation,
        invitedBy: users.find(({ id }) => id === invitation.invitedBy)?.name ?? null,
        isExpired: invitation.expiresAt <= now,
      })),
    };
  }
}
