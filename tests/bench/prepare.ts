import { createReadStream, statSync } from 'node:fs';
import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../../src/adapters/knex/database.ts';
import { migrateDatabase } from '../../src/adapters/knex/migrate.ts';
import { AddContent } from '../../src/domain/catalog/use-cases/add-content.ts';
import { CreateCourse } from '../../src/domain/catalog/use-cases/create-course.ts';
import { PublishCourse } from '../../src/domain/catalog/use-cases/publish-course.ts';
import { EnrolByHand } from '../../src/domain/enrolment/use-cases/enrol-by-hand.ts';
import { Register } from '../../src/domain/identity/use-cases/register.ts';
import { SYSTEM_ACTOR } from '../../src/domain/kernel/audit.ts';
import { PresignUpload } from '../../src/domain/media/use-cases/presign-upload.ts';
import { compose } from '../../src/main/composition/compose.ts';
import { openInstallation } from '../../src/main/installation/open-installation.ts';
import { openLog } from '../../src/main/log.ts';
import { readSettings } from '../../src/main/settings/settings.ts';
import { MP4_HEAD } from './senders.ts';

export const BENCH_STUDENT = {
  name: 'Bench',
  email: 'bench@example.com',
  password: 'a-long-enough-password',
  phone: '+61 400 000 000',
};
const BIG_BYTES = 256 * 1024 * 1024;
const LIVE_COURSES = 20;

export interface Prepared {
  readonly courseId: string;
  readonly bigKey: string;
  readonly bigFile: string;
  readonly bigBytes: number;
}

/**
 * A school with twenty live courses, one of them with an item in each of its days and one large video.
 *
 * @param env where it is, if not in the folder.
 */
export async function prepare(dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<Prepared> {
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env });
  const { dependencies, db, close } = await openInstallation(settings, openLog('silent'));
  await migrateDatabase(db);
  const { container } = compose(dependencies, settings);
  const bigFile = join(dataDir, 'big.mp4');
  await writeFile(bigFile, MP4_HEAD);
  await truncate(bigFile, BIG_BYTES);

  const upload = async () => {
    const { key } = await container
      .get(PresignUpload)
      .run({ fileName: 'big.mp4', fileType: 'video/mp4', folder: 'videos' });
    await dependencies.media.storage.put(key, createReadStream(bigFile), {
      bytes: BIG_BYTES,
      contentType: 'video/mp4',
    });
    return key;
  };
  let courseId = '';
  for (let index = 0; index < LIVE_COURSES; index += 1) {
    const facts = {
      title: `Course ${index + 1}`,
      description: 'A course with a description of usual length. '.repeat(4),
    };
    const course = await container
      .get(CreateCourse)
      .run({ ...facts, priceCents: 49_900, durationMonths: 10, moduleCount: 40, thumbnailKey: null });
    await container.get(PublishCourse).run({ courseId: course.id });
    courseId = course.id;
  }
  const bigKey = await upload();
  const tree = await dependencies.catalog.reader.courseTree(courseId);
  const first = tree?.modules[0];
  await container.get(AddContent).run({
    courseId,
    moduleId: first?.module.id ?? '',
    dayId: first?.days[0]?.day.id ?? '',
    type: 'video',
    title: 'The large one',
    fileKey: bigKey,
  });
  const { id: userId, email } = await container.get(Register).run(BENCH_STUDENT);
  await dependencies.identity.users.confirmEmail(userId, email, new Date());
  await container.get(EnrolByHand).run({ actorId: SYSTEM_ACTOR, userId, courseId });
  await close();
  return { courseId, bigKey, bigFile, bigBytes: statSync(bigFile).size };
}

/** Leaves one course for sale: the catalogue is then nearly the page that its owner gets, for anybody. */
export async function sellOnly(dataDir: string, courseId: string): Promise<void> {
  const db = openDatabase({ file: join(dataDir, 'cusp.sqlite') });
  await db('courses').whereNot({ id: courseId }).update({ is_live: false });
  await db('catalogue_version').increment('version');
  await db.destroy();
}
