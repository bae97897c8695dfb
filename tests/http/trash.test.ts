import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TRASH_DAYS } from '../../src/domain/catalog/literals.ts';
import { DAY_MS } from '../../src/domain/kernel/clock.ts';
import type { AdminCourseReply, AdminDocumentReply } from '../../src/wire/replies/admin-catalog.ts';
import type { DeletedReply, RestoredReply, TrashReply } from '../../src/wire/replies/trash.ts';
import { openSchool, PASSWORD, type Person, type School } from '../support/school.ts';
import { authoring } from './support/authoring.ts';
import { problem } from './support/problem.ts';
import { purgeAll } from './support/purge-all.ts';

let school: School;
let admin: Person;
let student: Person;

beforeAll(async () => {
  school = await openSchool();
  [admin, student] = [await school.admin(), await school.student('ada')];
});
afterAll(() => school.close());

type Kind = 'course' | 'module' | 'day' | 'content' | 'document';

describe('the trash', () => {
  const ask = (method: string, path: string, as: Person = admin) => school.ask(method, `/api${path}`, { as });
  const trash = async (query = '') => (await ask('GET', `/admin/trash${query}`)).json as TrashReply;
  const restore = (id: string) => ask('POST', `/admin/trash/${id}/restore`);

  /** A course on sale with a student in it, and the addresses of what it is made of. */
  const sold = async (title: string) => {
    const made = await school.course({ title });
    await school.enrol(student.id, made.id);
    const { read, call } = authoring(school, admin);
    const [week] = (await read(made.id)).weeks;
    const day = week?.days.find(({ contents }) => contents.some(({ id }) => id === made.videoId));
    const documents = (await call('GET', `/${made.id}/weeks/${week?.id}/documents`)).json as AdminDocumentReply[];
    const document = documents.find(({ s3Key }) => s3Key === made.documentKey);
    const module = `/${made.id}/weeks/${week?.id}`;
    const paths: Record<Kind, string> = {
      course: `/${made.id}?confirmTitle=${title}`,
      module,
      day: `${module}/days/${day?.id}`,
      content: `${module}/days/${day?.id}/contents/${made.videoId}`,
      document: `${module}/documents/${document?.id}`,
    };
    const remove = async (kind: Kind) => (await call('DELETE', paths[kind])).json as DeletedReply;
    const tree = async (): Promise<AdminCourseReply> => {
      const { version: _, isLive: __, ...rest } = (await read(made.id)) as AdminCourseReply & { isLive: boolean };
      return rest as AdminCourseReply;
    };
    return { made, call, remove, tree, paths, week: week!, day: day! };
  };

  it('takes in a course, of which students see nothing, and gives it back with its bytes', async () => {
    const { made, remove, tree } = await sold('Whole');
    const key = made.documentKey;
    const stream = (as: Person) => ask('GET', `/stream/${key}`, as);
    const progress = { courseId: made.id, position: 3, duration: 100 };
    await school.ask('PUT', `/api/user/progress/${made.videoId}`, { as: student, body: progress });
    const [before, bytes] = [await tree(), await stream(student)];
    expect(bytes.status).toBe(200);

    const { trashId } = await remove('course');
    await school.drainJobs();
    for (const as of [student, admin]) expect((await stream(as)).status).toBe(404);
    expect((await ask('GET', `/user/courses/${made.id}`, student)).status).toBe(404);
    expect((await ask('GET', '/user/dashboard', student)).text).not.toContain(made.id);

    expect(await restore(trashId)).toMatchObject({
      status: 200,
      json: { message: 'Course “Whole” has been restored as a draft.', kind: 'course', courseId: made.id },
    });
    expect(await tree()).toEqual(before);
    expect(await stream(student)).toMatchObject({ status: 200, text: bytes.text });
    expect((await ask('GET', `/user/courses/${made.id}/progress`, student)).json).toMatchObject({
      items: [{ contentId: made.videoId, position: 3 }],
    });
    expect(await restore(trashId)).toMatchObject(problem(404, 'catalog/not-in-trash'));
  });

  it('says of each part what has come back, and as which module where another has its number', async () => {
    const { made, remove, tree, call } = await sold('Parts');
    const before = await tree();
    for (const kind of ['day', 'content', 'document'] as const) {
      const back = await restore((await remove(kind)).trashId);
      expect(back, kind).toMatchObject({ status: 200, json: { kind, courseId: made.id } });
      expect((back.json as RestoredReply).message).toMatch(/^(Day 1|Item|Document) “.+” has been restored\.$/);
      expect(await tree(), kind).toEqual(before);
    }
    const { trashId } = await remove('module');
    await call('POST', `/${made.id}/weeks`, { weekNumber: 1, title: 'Newer' });
    expect(((await restore(trashId)).json as RestoredReply).message).toMatch(
      /^Module 1 “.+” has been restored as module \d+, because another one has its number by now.$/,
    );
  });

  it('gives back a file that was replaced, with its bytes, for the one that is shown now', async () => {
    const { made, call, week } = await sold('Replaced');
    const { upload } = authoring(school, admin);
    const document = week.documents.find(({ s3Key }) => s3Key === made.documentKey);
    const old = made.documentKey;
    const bytes = (await ask('GET', `/stream/${old}`)).text;
    const now = await upload('second.pdf');
    expect((await call('PUT', `/${made.id}/documents/${document?.id}/file`, { s3Key: now })).status).toBe(200);
    await school.drainJobs();
    for (const as of [admin, student]) expect((await ask('GET', `/stream/${old}`, as)).status).toBe(404);
    const [entry] = (await trash()).entries;
    expect(entry).toMatchObject({
      kind: 'file',
      number: null,
      courseId: made.id,
      deletedBy: { id: admin.id },
      bytes: bytes.length,
      file: { part: 'document', fileName: expect.stringMatching(/\.pdf$/) },
    });
    expect(await restore(entry!.id)).toMatchObject({
      status: 200,
      json: {
        message: expect.stringMatching(/^File of document “.+” has been restored\. What was shown instead is in /),
      },
    });
    await school.drainJobs();
    expect(await ask('GET', `/stream/${old}`)).toMatchObject({ status: 200, text: bytes });
    expect((await ask('GET', `/stream/${now}`)).status).toBe(404);
  });

  it('erases the bytes and the rows of a course once it is purged', async () => {
    const { made, remove } = await sold('Old');
    const { trashId } = await remove('course');
    await purgeAll(school);
    const { storage } = school.installation.dependencies.media;
    for (const key of [made.videoKey, made.documentKey, made.thumbnailKey])
      expect(await storage.stat(key), key).toBeUndefined();
    expect(await restore(trashId)).toMatchObject(problem(404, 'catalog/not-in-trash'));
    for (const table of ['courses', 'course_modules', 'days', 'contents', 'documents'])
      expect(await school.db(`trashed_${table}`), table).toEqual([]);
  });

  it('refuses in words what it cannot give back, with 409 and the name of what lies there too', async () => {
    const { made, remove, call } = await sold('Nested');
    const content = await remove('content');
    const module = await remove('module');
    const refused = await restore(content.trashId);
    expect(refused).toMatchObject(problem(409, 'catalog/parent-in-trash'));
    expect((refused.json as { message: string }).message).toMatch(
      /^This was in Module 1 “.+”, which is deleted too. Please restore that first.$/,
    );
    expect((await ask('DELETE', `/admin/trash/${module.trashId}`)).json).toMatchObject({
      message: expect.stringMatching(/^Module 1 “.+” has been deleted for good.$/),
    });
    expect(await restore(content.trashId)).toMatchObject(problem(409, 'catalog/parent-gone'));
    expect(await restore('nothing')).toMatchObject(problem(404, 'catalog/not-in-trash'));
    expect((await call('GET', `/${made.id}`)).status).toBe(200);
  });

  it('lists what was where, how much it is, by whom and until when', async () => {
    const { made, remove, week, day } = await sold('Listed');
    const { trashId } = await remove('content');
    const [entry] = (await trash()).entries;
    expect(entry).toEqual({
      _id: trashId,
      id: trashId,
      kind: 'content',
      title: expect.any(String),
      number: null,
      courseId: made.id,
      courseTitle: 'Listed',
      module: { number: week.weekNumber, title: week.title },
      day: { number: day.dayNumber, title: day.title },
      deletedBy: { _id: admin.id, id: admin.id, name: 'Boss' },
      deletedAt: expect.any(String),
      purgedAt: new Date(new Date(entry!.deletedAt).getTime() + TRASH_DAYS * DAY_MS).toISOString(),
      counts: { modules: 0, days: 0, contents: 1, documents: 0 },
      bytes: expect.any(Number),
      file: null,
    });
    expect(entry!.bytes).toBeGreaterThan(0);
    expect((await trash(`?before=${trashId}`)).entries.map(({ id }) => id)).not.toContain(trashId);
    expect(await trash('?before=nothing')).toEqual({ entries: [], nextBefore: null });
  });

  it('asks for the password before anything goes for good', async () => {
    const { remove } = await sold('Guarded');
    const { trashId } = await remove('content');
    await school.db('auth_sessions').where({ user_id: admin.id }).update({ confirmed_at: 1 });
    expect(await ask('DELETE', `/admin/trash/${trashId}`)).toMatchObject(problem(403, 'identity/confirm-password'));
    await school.ask('POST', '/api/auth/confirm-password', { as: admin, body: { password: PASSWORD } });
    expect((await ask('DELETE', `/admin/trash/${trashId}`)).status).toBe(200);
    expect(await ask('DELETE', `/admin/trash/${trashId}`)).toMatchObject(problem(404, 'catalog/not-in-trash'));
  });
});
