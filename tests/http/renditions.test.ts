import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AddContent } from '../../src/domain/catalog/use-cases/add-content.ts';
import { PresignUpload } from '../../src/domain/media/use-cases/presign-upload.ts';
import { projectFolder } from '../../src/main/project-folder.ts';
import type { CourseReply } from '../../src/wire/replies/catalog.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { storeObject } from '../support/store-object.ts';

const VIDEO = readFileSync(join(projectFolder(), 'tests/support/videos/hevc.mp4'));

let school: School;
let admin: Person;
beforeAll(async () => {
  school = await openSchool();
  admin = await school.admin();
});
afterAll(() => school.close());

it('a rare format plays as the MP4s that were made of it, for whoever may enter; as it came without ffmpeg', async () => {
  const [student, stranger] = [await school.student('ada'), await school.student('bob')];
  const { id: courseId } = await school.course();
  await school.enrol(student.id, courseId);
  const { catalog, media } = school.installation.dependencies;
  const [module] = await catalog.courses.listModules(courseId);
  const moduleId = module?.id ?? '';
  const [day] = await catalog.courses.listDays(courseId, moduleId);
  const wanted = { fileName: 'hevc.mp4', fileType: '', folder: 'videos' };
  const { key } = await school.container.get(PresignUpload).run(wanted);
  await storeObject(media.storage, key, VIDEO);
  const film = { type: 'video', courseId, moduleId, dayId: day?.id ?? '', title: 'Film', fileKey: key } as const;
  await school.container.get(AddContent).run(film);
  const conversions = async () =>
    (await school.ask('GET', `/api/admin/courses/${courseId}/conversions`, { as: admin })).json;
  expect(await conversions()).toEqual({
    conversions: [{ s3Key: key, state: expect.stringMatching(/^(waiting|running)$/), percent: 0, reason: null }],
  });
  await school.drainJobs();
  expect(await conversions()).toEqual({ conversions: [] });

  const { json } = await school.ask('GET', `/api/user/courses/${courseId}`, { as: student });
  const contents = (json as CourseReply).weeks.flatMap(({ days }) => days.flatMap((one) => one.contents));
  const content = contents.find(({ s3Key }) => s3Key === key);
  expect(content?.rareFormat).toBe('HEVC');
  const made = (await media.videoConverter.version()) === undefined ? [] : [48, 0];
  expect(content?.renditions.map(({ height }) => height)).toEqual(made);
  for (const { s3Key } of content?.renditions ?? []) {
    const stream = await school.ask('GET', `/stream/${s3Key}`, { cookie: student.cookie });
    expect([stream.status, stream.headers['content-type']]).toEqual([200, 'video/mp4']);
    expect((await school.ask('GET', `/stream/${s3Key}`, { cookie: stranger.cookie })).status).toBe(403);
  }
});
