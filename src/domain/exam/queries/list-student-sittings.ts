import type { Clock } from '../../kernel/clock.ts';
import type { SittingId, UserId } from '../../kernel/ids.ts';
import { keysetPage, PAGE_LIMIT } from '../../kernel/keyset-page.ts';
import { noSuchStudent } from '../errors.ts';
import type { ExamStudents } from '../link-ports.ts';
import type { SittingRepository } from '../ports.ts';
import { runningSection } from '../section-clock.ts';
import { entryOf, type SittingEntry } from './list-sittings.ts';

export interface StudentSitting extends SittingEntry {
  /** Section that takes answers now. */
  readonly running: { readonly number: number; readonly deadlineAt: Date } | null;
}

/** Sittings of one student for administrators, newest first. Previews from a time as administrator are left out. */
export class ListStudentSittings {
  constructor(
    private readonly students: ExamStudents,
    private readonly sittings: Pick<SittingRepository, 'list'>,
    private readonly clock: Clock,
  ) {}

  async run({ userId, before }: { userId: UserId; before?: SittingId | undefined }): Promise<{
    sittings: StudentSitting[];
    nextBefore: SittingId | null;
  }> {
    if (!(await this.students.find(userId))) throw noSuchStudent();
    const found = await this.sittings.list(userId, { limit: PAGE_LIMIT, before });
    const { rows, nextBefore } = keysetPage(found.map((entry) => ({ ...entry, id: entry.sitting.id })));
    const now = this.clock.now();
    const sittings = rows
      .filter(({ sitting }) => !sitting.isPreview)
      .map((entry) => {
        const running = entry.sitting.endedAt ? undefined : runningSection(entry.sections, now);
        return { ...entryOf(entry, now), running: running ?? null };
      });
    return { sittings, nextBefore };
  }
}
