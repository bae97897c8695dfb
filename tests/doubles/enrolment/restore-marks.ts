import type { OpenRestore, RestoreMarks } from '../../../src/domain/enrolment/lost-payments/ports.ts';
import { sortedBy } from '../sorted-by.ts';
import { type Restorable, Table } from '../table.ts';

export class MemoryRestoreMarks implements RestoreMarks, Restorable {
  private readonly marks = new Table<OpenRestore & { readonly reconciledAt: Date | null }>();

  async add(mark: OpenRestore): Promise<void> {
    this.marks.set(mark.restoredAt.toISOString(), { ...mark, reconciledAt: null });
  }

  async findOpen(): Promise<OpenRestore | undefined> {
    const [first] = sortedBy(
      this.open(),
      ({ backupAt }) => backupAt,
      ({ restoredAt }) => restoredAt,
    );
    return first && { backupAt: first.backupAt, restoredAt: first.restoredAt };
  }

  async settle(restoredBy: Date, at: Date): Promise<boolean> {
    const settled = this.open().filter(({ restoredAt }) => restoredAt <= restoredBy);
    for (const { restoredAt } of settled) this.marks.change(restoredAt.toISOString(), { reconciledAt: at });
    return settled.length > 0;
  }

  snapshot(): () => void {
    return this.marks.snapshot();
  }

  private open() {
    return this.marks.where(({ reconciledAt }) => reconciledAt === null);
  }
}
