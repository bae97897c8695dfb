import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  AdminContentReply,
  AdminDocumentReply,
  DocumentsSavedReply,
} from '../../src/wire/replies/admin-catalog.ts';
import type { CourseProgressReply } from '../../src/wire/replies/enrolment.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { authoring } from './support/authoring.ts';
import { problem } from './support/problem.ts';

let school: School;
let admin: Person;
let student: Person;

beforeAll(async () => {
  school = await openSchool();
  [admin, student] = [await school.admin(), await school.student('ada')];
});
afterAll(() => school.close());

/** A course with one video and one document, and a student in it. */
async function course() {
  const desk = authoring(school, admin);
  const made = await desk.create();
  await school.enrol(student.id, made.id);
  const week = `/${made.id}/weeks/${made.weeks[0]?.id}`;
  const day = `${week}/days/${made.weeks[0]?.days[0]?.id}`;
  const s3Key = await desk.upload('first.mp4');
  const video = (await desk.call('POST', `${day}/contents`, { type: 'video', title: 'Scaling', s3Key }))
    .json as AdminContentReply;
  const paper = await desk.upload('first.pdf');
  const { saved } = (
    await desk.call('POST', `${week}/documents`, { documents: [{ title: 'Mock paper', s3Key: paper }] })
  ).json as DocumentsSavedReply;
  await school.drainJobs();
  return {
    ...desk,
    made,
    video,
    document: saved[0] as AdminDocumentReply,
    videoFile: `/${made.id}/contents/${video.id}/file`,
    documentFile: `/${made.id}/documents/${saved[0]?.id}/file`,
  };
}

const stream = async (key: string) => (await school.ask('GET', `/stream/${key}`, { cookie: student.cookie })).status;

describe('the file of an item', () => {
  it('is replaced where it stands: position and address stay, and nobody reads the old bytes', async () => {
    const { call, upload, read, made, video, videoFile } = await course();
    const position = { position: 12.5, duration: 60 };
    await school.ask('PUT', `/api/user/progress/${video.id}`, {
      as: student,
      body: { courseId: made.id, ...position },
    });
    const s3Key = await upload('Second take.mp4');
    const { status, json } = await call('PUT', videoFile, { s3Key, replaces: video.s3Key });
    expect([status, json]).toEqual([200, { ...video, s3Key, fileName: 'Second take.mp4', version: 2 }]);
    expect((await read(made.id)).weeks[0]?.days[0]?.contents).toEqual([json]);
    const progress = await school.ask('GET', `/api/user/courses/${made.id}/progress`, { as: student });
    expect((progress.json as CourseProgressReply).items).toMatchObject([{ contentId: video.id, position: 12.5 }]);
    expect([await stream(video.s3Key), await stream(s3Key)]).toEqual([404, 200]);
    expect(await call('PUT', videoFile, { s3Key, replaces: video.s3Key })).toMatchObject({ status: 200, json });
  });

  it('is one of two that were sent to replace the same one, and the loser is shown the winner’s', async () => {
    const { call, upload, video, videoFile } = await course();
    const keys = [await upload(), await upload()];
    const tries = await Promise.all(keys.map((s3Key) => call('PUT', videoFile, { s3Key, replaces: video.s3Key })));
    const [won, lost] = tries.toSorted((a, b) => a.status - b.status);
    expect(lost).toMatchObject(problem(409, 'catalog/stale'));
    expect(lost?.json).toMatchObject({ current: won?.json });
  });

  it('is of the kind it was', async () => {
    const { call, upload, video, document, videoFile, documentFile } = await course();
    for (const [path, name] of [
      [videoFile, 'a.pdf'],
      [documentFile, 'a.mp4'],
    ] as const)
      expect(await call('PUT', path, { s3Key: await upload(name) })).toMatchObject(problem(422, 'media/wrong-type'));
    expect([await stream(video.s3Key), await stream(document.s3Key)]).toEqual([200, 200]);
  });
});
