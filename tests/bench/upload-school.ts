import { migrateDatabase } from '../../src/adapters/knex/migrate.ts';
import { AddContent } from '../../src/domain/catalog/use-cases/add-content.ts';
import { CreateCourse } from '../../src/domain/catalog/use-cases/create-course.ts';
import { AddAdmin } from '../../src/domain/identity/use-cases/add-admin.ts';
import { type Composition, compose } from '../../src/main/composition/compose.ts';
import { openInstallation } from '../../src/main/installation/open-installation.ts';
import { openLog } from '../../src/main/log.ts';
import { readSettings } from '../../src/main/settings/settings.ts';
import type { UploadTarget } from '../../src/uploads/upload-queue.ts';

export const BENCH_ADMIN = { name: 'Bench', email: 'bench-admin@example.com', password: 'a-long-enough-password' };

/** Does something with the school's use cases, beside the server that runs on the same data. */
async function within<T>(
  dataDir: string,
  work: (
    container: Composition['container'],
    reader: Awaited<ReturnType<typeof openInstallation>>['dependencies']['catalog']['reader'],
  ) => Promise<T>,
): Promise<T> {
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const { dependencies, db } = await openInstallation(settings, openLog('silent'));
  await migrateDatabase(db);
  const { container } = compose(dependencies, settings);
  return work(container, dependencies.catalog.reader).finally(() => db.destroy());
}

export const prepareAdmin = (dataDir: string): Promise<unknown> =>
  within(dataDir, (container) => container.get(AddAdmin).run(BENCH_ADMIN));

const COURSE = {
  title: 'Bench',
  description: 'A course for a long video.',
  priceCents: 100,
  durationMonths: 1,
  moduleCount: 1,
  thumbnailKey: null,
};

/** A course without content: where a video goes, and where papers go. */
export const makeCourse = (dataDir: string): Promise<{ day: UploadTarget; module: UploadTarget }> =>
  within(dataDir, async (container, reader) => {
    const { id: courseId } = await container.get(CreateCourse).run(COURSE);
    const first = (await reader.courseTree(courseId))?.modules[0];
    const module = { courseId, courseTitle: COURSE.title, weekId: first?.module.id ?? '', weekNumber: 1 };
    const day = { dayId: first?.days[0]?.day.id ?? '', dayNumber: 1, type: 'video' as const };
    return { day: { kind: 'content', ...module, ...day }, module: { kind: 'document', ...module } };
  });

/** Makes the uploaded video a lesson: only then it can be watched. */
export const showVideo = (dataDir: string, fileKey: string): Promise<unknown> =>
  within(dataDir, async (container, reader) => {
    const { id: courseId } = await container.get(CreateCourse).run(COURSE);
    const first = (await reader.courseTree(courseId))?.modules[0];
    const place = { courseId, moduleId: first?.module.id ?? '', dayId: first?.days[0]?.day.id ?? '' };
    await container.get(AddContent).run({ ...place, type: 'video', title: 'The long one', fileKey });
  });
