import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSchool, type School } from '../support/school.ts';
import { BYTES, lengthen, runningStream } from './stream/running-stream.ts';

let school: School;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cusp-revoked-'));
  school = await openSchool({ DATA_DIR: folder });
});
afterAll(async () => {
  await school.close();
  await rm(folder, { recursive: true, force: true });
});

it('a stream that is being read breaks off when an administrator revokes the course', async () => {
  const course = await school.course();
  const [boss, ada, bob] = [await school.admin(), await school.student('ada'), await school.student('bob')];
  for (const { id } of [ada, bob])
    await school.ask('POST', `/api/admin/students/${id}/enrolments`, { as: boss, body: { courseId: course.id } });
  await lengthen(school, course.videoKey);

  const hers = await runningStream(school, ada, course.videoKey);
  const his = await runningStream(school, bob, course.videoKey);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([hers.isCut, his.isCut]).toEqual([false, false]);

  await school.ask('DELETE', `/api/admin/students/${ada.id}/enrolments/${course.id}`, { as: boss });
  await hers.cut;
  expect(hers.received()).toBeLessThan(BYTES);
  expect(his.isCut).toBe(false);
  for (const stream of [hers, his]) await stream.close();
});
