import type { QuestionId, UserId } from '../../kernel/ids.ts';
import { PAGE_LIMIT } from '../../kernel/keyset-page.ts';
import { blindFor } from '../blind.ts';
import type { ImportRow } from '../import/columns.ts';
import { exportedRows } from '../import/exported-rows.ts';
import { namedPlace } from '../lesson-place.ts';
import type {
  LessonPlaces,
  Lessons,
  NumberedVersion,
  QuestionTransfer,
  ReviewRepository,
  VignetteQuery,
} from '../ports.ts';

/** Rows of the newest version of each vignette that is asked for. An import of them says that nothing is new. */
export class ExportQuestions {
  constructor(
    private readonly transfer: Pick<QuestionTransfer, 'page'>,
    private readonly reviews: Pick<ReviewRepository, 'find'>,
    private readonly places: Pick<LessonPlaces, 'of'>,
    private readonly lessons: Pick<Lessons, 'of'>,
  ) {}

  /** @param by the reader: what is right in a version that they still have to review is left empty. */
  async *run(query: Omit<VignetteQuery, 'before'>, by: UserId): AsyncGenerator<readonly ImportRow['cells'][]> {
    let before: number | undefined;
    do {
      const page = await this.transfer.page({ ...query, before }, PAGE_LIMIT);
      const readable = await Promise.all(page.map((one) => blindFor(one, by, this.reviews)));
      const lessons = await this.lessonsOf(page);
      yield readable.flatMap((one) => exportedRows(one, `V${one.vignetteNumber}`, lessons));
      before = page.length === PAGE_LIMIT ? page.at(-1)?.vignetteNumber : undefined;
    } while (before !== undefined);
  }

  /** Without places in lessons that are gone. */
  private async lessonsOf(page: readonly NumberedVersion[]): Promise<ReadonlyMap<QuestionId, string[]>> {
    const ids = page.flatMap(({ version }) => version.questions.map(({ id }) => id));
    const places = await this.places.of(ids);
    const lessons = await this.lessons.of([...new Set(places.map(({ contentId }) => contentId))]);
    const all = new Map(lessons.map((one) => [one.contentId, one]));
    const named = new Map<QuestionId, string[]>();
    for (const { questionId, contentId, at } of places) {
      const lesson = all.get(contentId);
      if (lesson) named.set(questionId, [...(named.get(questionId) ?? []), namedPlace(lesson, at)]);
    }
    return named;
  }
}
