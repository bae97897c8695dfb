import { after, type Clock, DAY_MS } from '../../kernel/clock.ts';
import type { CourseId } from '../../kernel/ids.ts';
import type { AnsweredCell, ClassSums, MissedQuestion } from '../class-directory.ts';
import type { ClassCourse, ClassReader, CurrentAreas, ExamAreas } from '../ports.ts';
import { noSuchCourse } from './get-class.ts';

const MISSED_DAYS = 90;
const MISSED_SHOWN = 10;

export interface ClassAnswers {
  readonly course: ClassCourse;
  readonly areas: CurrentAreas;
  readonly sums: ClassSums;
  /** Clusters and subjects of the exam rules of today, in their order. */
  readonly cells: readonly AnsweredCell[];
  /** Answers about clusters or subjects that have left the exam rules, which are in no cell. */
  readonly leftOut: number;
  readonly missed: readonly MissedQuestion[];
}

/** A course's class as a whole: how far it is, what it knows, and what many got wrong. */
export class GetClassAnswers {
  constructor(
    private readonly reader: ClassReader,
    private readonly exam: ExamAreas,
    private readonly clock: Clock,
  ) {}

  async run({ courseId }: { courseId: CourseId }): Promise<ClassAnswers> {
    const course = await this.reader.course(courseId);
    if (!course) throw noSuchCourse();
    const areas = await this.exam.current();
    const sums = await this.reader.sums(courseId);
    const all = await this.reader.cells(courseId);
    const since = after(this.clock.now(), -MISSED_DAYS * DAY_MS);
    const missed = await this.reader.missed(courseId, since, MISSED_SHOWN);
    const cells = areas.clusters.flatMap((cluster) =>
      areas.subjects.flatMap((subject) =>
        all.filter((one) => one.cluster === cluster.id && one.subject === subject.id),
      ),
    );
    const countOf = (some: readonly AnsweredCell[]) => some.reduce((sum, { of }) => sum + of, 0);
    return { course, areas, sums, cells, leftOut: countOf(all) - countOf(cells), missed };
  }
}
