import { emailTaken } from '../../../src/domain/identity/errors.ts';
import type { UserRepository } from '../../../src/domain/identity/ports.ts';
import type { Profile, User } from '../../../src/domain/identity/user.ts';
import { directoryKey } from '../../../src/domain/kernel/fold-text.ts';
import type { UserId } from '../../../src/domain/kernel/ids.ts';
import { sortedBy } from '../sorted-by.ts';
import { type Restorable, Table } from '../table.ts';

export class MemoryUserRepository implements UserRepository, Restorable {
  readonly users = new Table<User>();

  async add(user: User): Promise<void> {
    if (this.withEmail(user.email)) throw emailTaken();
    this.users.set(user.id, user);
  }

  async find(id: UserId): Promise<User | undefined> {
    return this.users.get(id);
  }

  async findByEmail(email: string): Promise<User | undefined> {
    return this.withEmail(email);
  }

  async count(): Promise<number> {
    return this.users.where(() => true).length;
  }

  async setPasswordHash(id: UserId, passwordHash: string): Promise<void> {
    this.users.change(id, { passwordHash });
  }

  async setProfile(id: UserId, { name, phone }: Profile): Promise<void> {
    this.users.change(id, { name, phone });
  }

  async setDisabled(id: UserId, at: Date | null): Promise<void> {
    this.users.change(id, { disabledAt: at });
  }

  async listAdmins(): Promise<User[]> {
    return sortedBy(
      this.users.where(({ role }) => role === 'admin'),
      directoryKey,
      ({ id }) => id,
    );
  }

  /** For the readers beside it. */
  all(): User[] {
    return this.users.where(() => true);
  }

  snapshot(): () => void {
    return this.users.snapshot();
  }

  private withEmail(email: string): User | undefined {
    return this.users.where((user) => user.email === email)[0];
  }
}
