import type { Knex } from 'knex';
import { emailTaken } from '../../../domain/identity/errors.ts';
import type { UserRepository } from '../../../domain/identity/ports.ts';
import type { Profile, User } from '../../../domain/identity/user.ts';
import { directoryKey } from '../../../domain/kernel/fold-text.ts';
import type { UserId } from '../../../domain/kernel/ids.ts';
import type { TeamRole } from '../../../domain/kernel/literals.ts';
import { isPostgres } from '../database.ts';
import { type UniqueKey, violatesUnique } from '../faults.ts';
import { inFewHundreds } from '../in-few-hundreds.ts';
import { toMillis, toMillisOrNull } from '../times.ts';
import { type DirectoryUserRow, ROLES, toUser, toUserRow } from './user-rows.ts';

const EMAIL_KEY: UniqueKey = { index: 'users_email_unique', columns: ['users.email'] };

export class KnexUserRepository implements UserRepository {
  constructor(private readonly db: Knex) {}

  async add(user: User): Promise<void> {
    try {
      await this.rows().insert(toUserRow(user));
    } catch (error) {
      throw violatesUnique(error, EMAIL_KEY) ? emailTaken() : error;
    }
  }

  async find(id: UserId): Promise<User | undefined> {
    const row = await this.rows().where({ id }).first();
    return row && toUser(row);
  }

  async findByEmail(email: string): Promise<User | undefined> {
    const row = await this.rows().where({ email }).first();
    return row && toUser(row);
  }

  async findByEmails(emails: readonly string[]): Promise<User[]> {
    const rows = await inFewHundreds(emails, (some) => this.rows().whereIn('email', some));
    return rows.map(toUser);
  }

  async count(): Promise<number> {
    const [row] = await this.db('users').count({ all: '*' });
    return Number((row as { all: number }).all);
  }

  async setPasswordHash(id: UserId, passwordHash: string): Promise<void> {
    await this.rows().where({ id }).update({ password_hash: passwordHash });
  }

  async setProfile(id: UserId, { name, phone }: Profile): Promise<void> {
    const user = await this.find(id);
    if (user)
      await this.rows()
        .where({ id })
        .update({ name, phone, directory_key: directoryKey({ name, email: user.email }) });
  }

  async setEmail(id: UserId, email: string, confirmedAt: Date): Promise<void> {
    const user = await this.find(id);
    if (!user) return;
    const change = {
      email,
      email_confirmed_at: toMillis(confirmedAt),
      email_refused_at: null,
      directory_key: directoryKey({ ...user, email }),
    };
    try {
      await this.rows().where({ id }).update(change);
    } catch (error) {
      throw violatesUnique(error, EMAIL_KEY) ? emailTaken() : error;
    }
  }

  async confirmEmail(id: UserId, email: string, at: Date): Promise<void> {
    await this.rows()
      .where({ id, email })
      .update({
        email_confirmed_at: this.db.raw('coalesce(email_confirmed_at, ?)', [toMillis(at)]),
        email_refused_at: null,
      });
  }

  async noteRefusal(email: string, at: Date): Promise<void> {
    await this.rows()
      .where({ email })
      .whereNull('email_refused_at')
      .update({ email_refused_at: toMillis(at) });
  }

  async resetUnproven(id: UserId, passwordHash: string, name?: string): Promise<boolean> {
    const user = await this.find(id);
    if (!user) return false;
    const named = name === undefined ? {} : { name, directory_key: directoryKey({ ...user, name }) };
    const written = await this.rows()
      .where({ id, email: user.email, role: 'student' })
      .whereNull('email_confirmed_at')
      .update({ password_hash: passwordHash, phone: '', agreed_to_terms_at: null, ...named });
    return written === 1;
  }

  async agreeToTerms(id: UserId, at: Date): Promise<void> {
    await this.rows()
      .where({ id })
      .whereNull('agreed_to_terms_at')
      .update({ agreed_to_terms_at: toMillis(at) });
  }

  async setDisabled(id: UserId, at: Date | null): Promise<void> {
    await this.rows()
      .where({ id })
      .update({ disabled_at: toMillisOrNull(at) });
  }

  async setRoles(id: UserId, roles: readonly TeamRole[]): Promise<void> {
    await this.rows()
      .where({ id })
      .update({ roles: ROLES.toStored(roles) });
  }

  async hold(id: UserId): Promise<User | undefined> {
    const found = this.rows().where({ id }).first();
    const row = await (isPostgres(this.db) ? found.forUpdate() : found);
    return row && toUser(row);
  }

  /** A transaction on SQLite has the whole database for itself; on Postgres the rows are the lock, in one order. */
  async holdOwners(): Promise<User[]> {
    const held = this.rows().where({ role: 'admin', disabled_at: null }).whereLike('roles', '%owner%').orderBy('id');
    if (isPostgres(this.db)) void held.forUpdate();
    return (await held).map(toUser);
  }

  async listAdmins(): Promise<User[]> {
    const rows = await this.rows().where({ role: 'admin' }).orderBy(['directory_key', 'id']);
    return rows.map(toUser);
  }

  private rows() {
    return this.db<DirectoryUserRow>('users');
  }
}
