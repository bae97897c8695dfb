import { DomainError } from '../../kernel/errors.ts';
import type { CourseId } from '../../kernel/ids.ts';
import { rowBatches, shownPage } from '../../kernel/paged-rows.ts';
import { type ClassMember, type ClassQuery, type EstimatedMember, withEstimates } from '../class-directory.ts';
import type { ClassFilter } from '../literals.ts';
import type { ClassCourse, ClassReader, CurrentAreas, ExamAreas, NewestEstimates } from '../ports.ts';

interface Asked {
  readonly courseId: CourseId;
  readonly filter: ClassFilter;
}

export interface FoundClass {
  readonly course: ClassCourse;
  readonly areas: CurrentAreas;
  readonly members: readonly EstimatedMember[];
  readonly total: number;
  readonly page: number;
}

/** One page of a course's class: silent for the most days first, then the weakest cluster. */
export class GetClass {
  constructor(
    private readonly reader: ClassReader,
    private readonly exam: ExamAreas,
    private readonly estimates: NewestEstimates,
  ) {}

  async run({ page: wanted, limit, ...asked }: Asked & { page: number; limit: number }): Promise<FoundClass> {
    const { course, areas, query } = await this.begin(asked);
    const total = await this.reader.count(query);
    const page = shownPage(wanted, total, limit);
    const members = await this.reader.page({ ...query, offset: (page - 1) * limit, limit });
    const estimates = await this.estimates.of(members.map(({ id }) => id));
    return { course, areas, members: withEstimates(members, estimates, query.clusters), total, page };
  }

  /** All members by name. */
  async export(asked: Asked): Promise<Pick<FoundClass, 'course' | 'areas'> & { pages: AsyncGenerator<ClassMember[]> }> {
    const { course, areas, query } = await this.begin(asked);
    return { course, areas, pages: rowBatches((last, limit) => this.reader.after(query, last, limit)) };
  }

  private async begin({ courseId, filter }: Asked) {
    const course = await this.reader.course(courseId);
    if (!course) throw noSuchCourse();
    const areas = await this.exam.current();
    const query: ClassQuery = { courseId, filter, clusters: areas.clusters.map(({ id }) => id) };
    return { course, areas, query };
  }
}

/** Refuses in the words in which catalog does: clients know one code. */
export const noSuchCourse = (): DomainError =>
  new DomainError(
    'not-found',
    'catalog/no-course',
    'No course data found. Please check the course ID or try again later.',
  );
