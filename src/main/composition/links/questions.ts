import type { CatalogReader } from '../../../domain/catalog/ports.ts';
import type { CountTurnedResults } from '../../../domain/exam/queries/count-turned-results.ts';
import type { GetBlueprint } from '../../../domain/exam/queries/get-blueprint.ts';
import type { StudyCourse } from '../../../domain/learning/ports.ts';
import { unreadablePicture } from '../../../domain/media/picture-errors.ts';
import type { FileStorage } from '../../../domain/media/ports.ts';
import type { PreparePicture } from '../../../domain/media/use-cases/prepare-picture.ts';
import { WEBP_HEAD_BYTES, webpSize } from '../../../domain/media/webp-size.ts';
import type { Lesson } from '../../../domain/questions/lesson-place.ts';
import type { ExamTaxonomy, FigurePictures, Lessons, TurnedResults } from '../../../domain/questions/ports.ts';
import { studyPlans } from './learning.ts';

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

/** Lessons and papers of these courses: a test has no second to point at. */
export const lessonsIn = (courses: readonly StudyCourse[]): Lesson[] =>
  courses.flatMap(({ id: courseId, title: courseTitle, modules }) =>
    modules.flatMap(({ number: moduleNumber, items }) =>
      items.flatMap(({ contentId, dayNumber, type, title, lengthSeconds, fileKey }) =>
        fileKey === null
          ? []
          : [
              {
                ...{ contentId, courseId, courseTitle, moduleNumber, dayNumber, title },
                ...{ isPaper: type !== 'video', lengthSeconds, fileKey },
              },
            ],
      ),
    ),
  );

export function lessons(reader: CatalogReader): Lessons {
  const plans = studyPlans(reader);
  return { all: async () => lessonsIn(await plans.of((await reader.listCourses()).map(({ id }) => id))) };
}
