import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PurgeOldTrash } from '../../src/domain/catalog/jobs/purge-old-trash.ts';
import { FILE_PARTS, type FilePart } from '../../src/domain/catalog/literals.ts';
import { SweepOrphans } from '../../src/domain/media/jobs/sweep-orphans.ts';
import type { AdminContentReply, DocumentsSavedReply } from '../../src/wire/replies/admin-catalog.ts';
import type { RestoredReply, TrashReply } from '../../src/wire/replies/trash.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { authoring } from './support/authoring.ts';
import { problem } from './support/problem.ts';
import { purgeAll } from './support/purge-all.ts';

let school: School;
let [admin, student]: Person[] = [];

beforeAll(async () => {
  school = await openSchool();
  [admin, student] = [await school.admin(), await school.student('ada')];
});
afterAll(() => school.close());

const WEBVTT = Buffer.from('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nOpen wide\n');
const NAMES: Readonly<Record<FilePart, string>> = {
  content: 'File of item “Scaling”',
  document: 'File of document “Mock paper”',
  poster: 'Poster of item “Scaling”',
  captions: 'Caption file of item “Scaling”',
  chapters: 'Chapter file of item “Scaling”',
  thumbnail: 'Picture of course “Sprint”',
};

/** A course with a student in it, and how each kind of file is shown and read there. */
async function shelf() {
  const desk = authoring(school, admin!);
  const { call, upload, read } = desk;
  const made = await desk.create({ thumbnail: await upload('first.png') });
  await school.enrol(student!.id, made.id);
  const week = `/${made.id}/weeks/${made.weeks[0]?.id}`;
  const day = `${week}/days/${made.weeks[0]?.days[0]?.id}/contents`;
  const s3Key = await upload('first.mp4');
  const video = (await call('POST', day, { type: 'video', title: 'Scaling', s3Key })).json as AdminContentReply;
  const documents = [{ title: 'Mock paper', s3Key: await upload('first.pdf') }];
  const { saved } = (await call('POST', `${week}/documents`, { documents })).json as DocumentsSavedReply;
  const item = `/${made.id}/contents/${video.id}`;
  const track = (kind: 'captions' | 'chapters') =>
    school.ask('PUT', `/api/admin/courses${item}/${kind}?fileName=a.vtt`, {
      as: admin!,
      body: WEBVTT,
      headers: { 'content-type': 'application/octet-stream' },
    });
  const show: Readonly<Record<FilePart, () => Promise<{ status: number }>>> = {
    content: async () => call('PUT', `${item}/file`, { s3Key: await upload('second.mp4') }),
    document: async () =>
      call('PUT', `/${made.id}/documents/${saved[0]?.id}/file`, { s3Key: await upload('second.pdf') }),
    poster: async () => call('PUT', `${item}/poster`, { s3Key: await upload('poster.png') }),
    captions: () => track('captions'),
    chapters: () => track('chapters'),
    thumbnail: async () => {
      const { title, description, price } = made;
      return call('PUT', `/${made.id}`, { title, description, price, thumbnail: await upload('second.png') });
    },
  };
  for (const part of ['poster', 'captions', 'chapters'] as const) await show[part]();
  await school.drainJobs();
  const keyOf = async (part: FilePart): Promise<string> => {
    const course = await read(made.id);
    const content = course.weeks[0]?.days[0]?.contents[0];
    const found = {
      content: content?.s3Key,
      document: course.weeks[0]?.documents[0]?.s3Key,
      poster: content?.poster,
      captions: content?.captionsKey,
      chapters: content?.chaptersKey,
      thumbnail: course.thumbnail,
    }[part];
    return found ?? '';
  };
  return { ...desk, made, show, keyOf };
}

const read = (key: string, as?: Person) => school.ask('GET', `/stream/${key}`, { as });
const trash = async () => (await school.ask('GET', '/api/admin/trash', { as: admin })).json as TrashReply;
const restore = (id: string) => school.ask('POST', `/api/admin/trash/${id}/restore`, { as: admin });

describe.each(FILE_PARTS)('a replaced file (%s)', (part) => {
  it('is read by nobody and erased by nothing, is listed, and comes back with its bytes', async () => {
    const { show, keyOf, made } = await shelf();
    const old = await keyOf(part);
    const bytes = (await read(old, admin)).text;
    expect((await show[part]()).status).toBe(200);
    await school.drainJobs();
    // Long enough ago for every task that clears away.
    await school.db('files').update({ created_at: 1 });
    await school.container.get(SweepOrphans).run();
    await school.container.get(PurgeOldTrash).run();
    await school.drainJobs();
    for (const as of [admin, student, undefined]) expect((await read(old, as)).status).toBe(404);

    const [entry] = (await trash()).entries;
    expect(entry).toMatchObject({
      kind: 'file',
      number: null,
      courseId: made.id,
      deletedBy: { id: admin!.id },
      file: { part, fileName: expect.stringMatching(/\.\w+$/) },
    });
    expect(entry!.bytes).toBeGreaterThan(0);

    const now = await keyOf(part);
    const { status, json } = await restore(entry!.id);
    expect([status, (json as RestoredReply).message]).toEqual([
      200,
      `${NAMES[part]} has been restored. What was shown instead is in the trash now.`,
    ]);
    await school.drainJobs();
    expect(await keyOf(part)).toBe(old);
    expect(await read(old, admin)).toMatchObject({ status: 200, text: bytes });
    expect((await read(now, admin)).status).toBe(404);
    expect(await restore(entry!.id)).toMatchObject(problem(404, 'catalog/not-in-trash'));

    const { storage } = school.installation.dependencies.media;
    await purgeAll(school);
    expect([await storage.stat(old), await storage.stat(now)]).toEqual([expect.anything(), undefined]);
    const kinds = await school.db('admin_actions').where({ course_id: made.id }).whereNotNull('detail').pluck('kind');
    expect(kinds).toEqual(expect.arrayContaining(['trashed', 'restored', 'purged']));
  });
});
