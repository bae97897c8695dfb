import type { LessonReader } from '../../../domain/catalog/lesson-reader.ts';
import { searchWords } from '../../../domain/catalog/search.ts';
import type { CourseSearch } from '../../../domain/catalog/search-ports.ts';
import type { CountTurnedResults } from '../../../domain/exam/queries/count-turned-results.ts';
import type { GetBlueprint } from '../../../domain/exam/queries/get-blueprint.ts';
import type { ContentId } from '../../../domain/kernel/ids.ts';
import { unreadablePicture } from '../../../domain/media/picture-errors.ts';
import type { FileStorage } from '../../../domain/media/ports.ts';
import type { PreparePicture } from '../../../domain/media/use-cases/prepare-picture.ts';
import { WEBP_HEAD_BYTES, webpSize } from '../../../domain/media/webp-size.ts';
import type { ExamTaxonomy, FigurePictures, Lessons, TurnedResults } from '../../../domain/questions/ports.ts';

export const examTaxonomy = (getBlueprint: GetBlueprint): ExamTaxonomy => ({
  async current() {
    const { content } = await getBlueprint.run();
    const { question, vignette, clusters, subjects } = content;
    return {
      questions: vignette.questions,
      minOptions: question.options.min,
      maxOptions: question.options.max,
      clusters: clusters.map(({ id, title }) => ({ id, title })),
      subjects: subjects.map(({ id, title }) => ({ id, title })),
    };
  },
});

export const turnedResults = (countTurnedResults: CountTurnedResults): TurnedResults => ({
  count: (turned) => countTurnedResults.run(turned),
});

export const figurePictures = (preparePicture: PreparePicture, storage: Pick<FileStorage, 'read'>): FigurePictures => ({
  async prepare(uploadedKey) {
    const { large, small } = await preparePicture.run({ key: uploadedKey });
    const head: Uint8Array[] = [];
    for await (const chunk of await storage.read(large, { first: 0, last: WEBP_HEAD_BYTES - 1 })) head.push(chunk);
    const size = webpSize(Buffer.concat(head));
    if (!size) throw unreadablePicture('broken');
    return { fileKey: large, smallFileKey: small, ...size };
  },
});

/** Found by the search of courses, whose hits are also modules, documents and tests. */
const HITS = 100;

export const lessons = (reader: LessonReader, search: Pick<CourseSearch, 'find'>): Lessons => ({
  of: (ids) => reader.of(ids),
  onDays: (days) => reader.onDays(days),
  async find(text, limit) {
    const words = searchWords(text);
    if (words.length === 0) return reader.first(limit);
    const hits = await search.find({ words, within: undefined, offset: 0, limit: HITS });
    const ids = hits.flatMap(({ kind, itemId }) =>
      kind === 'content' && itemId !== null ? [itemId as ContentId] : [],
    );
    const found = new Map((await reader.of(ids)).map((lesson) => [lesson.contentId, lesson]));
    return ids.flatMap((id) => found.get(id) ?? []).slice(0, limit);
  },
});
