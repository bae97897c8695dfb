import type { Clock } from '../../kernel/clock.ts';
import type { SittingId, UserId } from '../../kernel/ids.ts';
import { type People, studentOf } from '../../kernel/people.ts';
import { noSuchStudent } from '../errors.ts';
import { runningSection } from '../section-clock.ts';
import type { ListSittings, SittingEntry } from './list-sittings.ts';

export interface StudentSitting extends SittingEntry {
  /** Section that takes answers now. */
  readonly running: { readonly number: number; readonly deadlineAt: Date } | null;
}

/** Sittings of one student for administrators, newest first. Previews from a time as administrator are left out. */
export class ListStudentSittings {
  constructor(
    private readonly people: Pick<People, 'find'>,
    private readonly listSittings: ListSittings,
    private readonly clock: Clock,
  ) {}

  async run({ userId, before }: { userId: UserId; before?: SittingId | undefined }): Promise<{
    sittings: StudentSitting[];
    nextBefore: SittingId | null;
  }> {
    if (!(await studentOf(this.people, userId))) throw noSuchStudent();
    const { sittings, nextBefore } = await this.listSittings.run({ userId, before });
    const now = this.clock.now();
    const shown = sittings.filter(({ sitting }) => !sitting.isPreview);
    return {
      sittings: shown.map((entry) => ({
        ...entry,
        running: (entry.state === 'running' && runningSection(entry.sections, now)) || null,
      })),
      nextBefore,
    };
  }
}
