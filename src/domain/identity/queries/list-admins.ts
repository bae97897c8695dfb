import type { Clock } from '../../kernel/clock.ts';
import type { SessionRepository, UserRepository } from '../ports.ts';
import type { User } from '../user.ts';

export interface AdminEntry {
  readonly user: User;
  /** On how many devices they are signed in now. */
  readonly deviceCount: number;
}

/** Lists all administrators by name. */
export class ListAdmins {
  constructor(
    private readonly users: Pick<UserRepository, 'listAdmins'>,
    private readonly sessions: Pick<SessionRepository, 'countAlive'>,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<readonly AdminEntry[]> {
    const admins = await this.users.listAdmins();
    const ids = admins.map(({ id }) => id);
    const counts = await this.sessions.countAlive(ids, this.clock.now());
    return admins.map((user) => ({ user, deviceCount: counts.get(user.id) ?? 0 }));
  }
}
