import type { CourseId } from '../../kernel/ids.ts';
import type { CatalogReader } from '../ports.ts';
import { holdingsOfOutline, openPromises } from '../promises.ts';

/** Facts of a school's courses that matter before its first student. */
export interface Readiness {
  /** The oldest course. */
  readonly courseId: CourseId | null;
  /** A course holds a video or a document. */
  readonly hasLesson: boolean;
  /** A live course costs something. */
  readonly hasPrice: boolean;
  /** True if there are live courses, and each has all that it is sold with. */
  readonly keepsPromises: boolean;
}

export class GetReadiness {
  constructor(private readonly reader: Pick<CatalogReader, 'allOutlines'>) {}

  async run(): Promise<Readiness> {
    const all = await this.reader.allOutlines();
    const live = all.filter(({ course }) => course.isLive);
    return {
      courseId: all[0]?.course.id ?? null,
      hasLesson: all.map(holdingsOfOutline).some(({ videoCount, materialCount }) => videoCount + materialCount > 0),
      hasPrice: live.some(({ course }) => course.priceCents > 0),
      keepsPromises: live.length > 0 && live.every((outline) => openPromises(holdingsOfOutline(outline)).length === 0),
    };
  }
}
