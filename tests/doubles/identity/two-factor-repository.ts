import type { TwoFactor, TwoFactorRepository } from '../../../src/domain/identity/two-factor/ports.ts';
import type { UserId } from '../../../src/domain/kernel/ids.ts';
import { type Restorable, Table } from '../table.ts';

interface Kept extends TwoFactor {
  readonly lastStep: number;
  readonly recoveryDigests: readonly string[];
}

export class MemoryTwoFactorRepository implements TwoFactorRepository, Restorable {
  private readonly rows = new Table<Kept>();

  async find(userId: UserId): Promise<TwoFactor | undefined> {
    const row = this.rows.get(userId);
    return row && { userId, sealedSecret: row.sealedSecret, confirmedAt: row.confirmedAt };
  }

  async begin(userId: UserId, sealedSecret: string): Promise<boolean> {
    if (this.rows.get(userId)?.confirmedAt) return false;
    this.rows.set(userId, { userId, sealedSecret, confirmedAt: null, lastStep: 0, recoveryDigests: [] });
    return true;
  }

  async confirm(userId: UserId, recoveryDigests: readonly string[], at: Date): Promise<void> {
    this.rows.change(userId, { confirmedAt: at, recoveryDigests });
  }

  async acceptStep(userId: UserId, step: number): Promise<boolean> {
    const row = this.rows.get(userId);
    if (!row || row.lastStep >= step) return false;
    this.rows.change(userId, { lastStep: step });
    return true;
  }

  async useRecoveryCode(userId: UserId, digest: string): Promise<boolean> {
    const { recoveryDigests = [] } = this.rows.get(userId) ?? {};
    if (!recoveryDigests.includes(digest)) return false;
    this.rows.change(userId, { recoveryDigests: recoveryDigests.filter((one) => one !== digest) });
    return true;
  }

  async countRecoveryCodes(userId: UserId): Promise<number> {
    return this.rows.get(userId)?.recoveryDigests.length ?? 0;
  }

  async remove(userId: UserId): Promise<boolean> {
    const wasOn = (this.rows.get(userId)?.confirmedAt ?? null) !== null;
    this.rows.delete(userId);
    return wasOn;
  }

  snapshot(): () => void {
    return this.rows.snapshot();
  }
}
