import type { PasswordHasher } from '../../../src/domain/identity/ports.ts';

/** Instant, and true to tests/contracts/password-hasher.contract.ts. `settings` stands for the cost. */
export class PlainPasswordHasher implements PasswordHasher {
  private made = 0;

  constructor(private readonly settings = 'today') {}

  async hash(password: string): Promise<string> {
    this.made += 1;
    return `${this.settings}:${this.made}:${password}`;
  }

  unusableHash(): string {
    return `${this.settings}:unusable`;
  }

  async verify(passwordHash: string | undefined, password: string): Promise<boolean> {
    if (passwordHash === undefined || passwordHash === this.unusableHash()) return false;
    return passwordHash.split(':').slice(2).join(':') === password;
  }

  isOutdated(passwordHash: string): boolean {
    return !passwordHash.startsWith(`${this.settings}:`);
  }
}
