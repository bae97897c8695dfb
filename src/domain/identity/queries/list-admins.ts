import type { Clock } from '../../kernel/clock.ts';
import type { SessionRepository, UserRepository } from '../ports.ts';
import type { User } from '../user.ts';

export interface AdminEntry {
  readonly user: User;
  /** On how many devices they are signed in now. */
  readonly deviceCount: number;
}

/** Everybody who may administer the school: a handful, by name. */
export class ListAdmins {
  constructor(
    private readonly users: Pick<UserRepository, 'listAdmins'>,
    private readonly sessions: Pick<SessionRepository, 'listAlive'>,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<readonly AdminEntry[]> {
    const now = this.clock.now();
    const admins: AdminEntry[] = [];
    for (const user of await this.users.listAdmins())
      admins.push({ user, deviceCount: (await this.sessions.listAlive(user.id, now)).length });
    return admins;
  }
}
