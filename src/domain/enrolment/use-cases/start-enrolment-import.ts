import type { CalendarDay } from '../../kernel/calendar.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { EnrolmentImportId, Ids, UserId } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { chosenEnd } from '../chosen-end.ts';
import { isReady, type JudgedPerson, type PeopleFile, type PeopleJudge } from '../import/judge-people.ts';
import type { EnrolmentImports } from '../import/ports.ts';

/** People of one job: some seconds of work, so that a killed process repeats little. */
export const PEOPLE_OF_A_JOB = 50;

export interface StartedImport {
  /** Null where nobody of the file can be enrolled. */
  readonly importId: EnrolmentImportId | null;
  readonly people: number;
  /** People who cannot be enrolled, with their current state. */
  readonly left: readonly JudgedPerson[];
}

/**
 * Keeps the people of a file, and leaves a job for each slice of them. Everybody is judged anew: much may have happened
 * since the check. Started twice it enrols nobody twice.
 */
export class StartEnrolmentImport {
  constructor(
    private readonly judge: Pick<PeopleJudge, 'run'>,
    private readonly work: UnitOfWork<{ enrolmentImports: EnrolmentImports; outbox: Outbox }>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run({
    actorId,
    until,
    ...file
  }: PeopleFile & { actorId: UserId; until?: CalendarDay }): Promise<StartedImport> {
    const startedAt = this.clock.now();
    if (until !== undefined) chosenEnd(until, startedAt);
    const judged = await this.judge.run(file);
    const ready = judged.filter(isReady);
    const left = judged.filter((one) => !isReady(one));
    if (ready.length === 0) return { importId: null, people: 0, left };
    const importId: EnrolmentImportId = this.ids.next();
    const { courseId } = file;
    const people = ready.length;
    await this.work.run(async ({ enrolmentImports, outbox }) => {
      await enrolmentImports.add({ id: importId, courseId, until: until ?? null, actorId, people, startedAt }, ready);
      for (let from = 0; from < people; from += PEOPLE_OF_A_JOB)
        await outbox.add('enrolment/enrol-people', { importId, from });
    });
    return { importId, people, left };
  }
}
