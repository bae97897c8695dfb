import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PurgeOldTrash } from '../../src/domain/catalog/jobs/purge-old-trash.ts';
import { TRASH_DAYS } from '../../src/domain/catalog/literals.ts';
import { DAY_MS } from '../../src/domain/kernel/clock.ts';
import { SweepOrphans } from '../../src/domain/media/jobs/sweep-orphans.ts';
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

const KINDS = ['course', 'module', 'day', 'content', 'document'] as const;
type Kind = (typeof KINDS)[number];

describe('the trash', () => {
  const prefix = '/api';
  const ask = (method: string, path: string, as: Person = admin) => school.ask(method, prefix + path, { as });
  const trash = async (query = '') => (await ask('GET', `/admin/trash${query}`)).json as TrashReply;
  const restore = (id: string) => ask('POST', `/admin/trash/${id}/restore`);

  /** A course on sale with a student in it, and the addresses of what it is made of. */
  const sold = async (title: string) => {
    const made = await school.course({ title });
    await school.enrol(student.id, made.id);
    const { read, call } = authoring(school, admin, prefix);
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

  it.each(KINDS)('takes in a %s, of which students see nothing, and gives it back with its bytes', async (kind) => {
    const { made, remove, tree } = await sold(`Whole-${kind}`);
    const key = kind === 'document' ? made.documentKey : made.videoKey;
    const stream = () => ask('GET', `/stream/${key}`, student);
    const search = async () =>
      JSON.stringify((await ask('GET', `/search?q=Whole-${kind}&courseId=${made.id}`, student)).json);
    const progress = { courseId: made.id, position: 3, duration: 100 };
    const saved = await school.ask('PUT', `${prefix}/user/progress/${made.videoId}`, { as: student, body: progress });
    expect(saved.status).toBe(200);
    const [before, shown, bytes] = [
      await tree(),
      await ask('GET', `/user/courses/${made.id}`, student),
      await stream(),
    ];
    expect(bytes.status).toBe(200);

    const { trashId } = await remove(kind);
    await school.drainJobs();
    await school.container.get(SweepOrphans).run();
    await school.container.get(PurgeOldTrash).run();
    expect((await stream()).status).toBe(404);
    expect((await ask('GET', `/stream/${key}`)).status, 'nor do administrators').toBe(404);
    const seen = JSON.stringify((await ask('GET', `/user/courses/${made.id}`, student)).json);
    expect(seen).not.toContain(key);
    expect(JSON.stringify((await ask('GET', '/user/dashboard', student)).json)).not.toContain(
      kind === 'document' ? key : made.videoId,
    );
    if (kind === 'course') expect(await search()).not.toContain(made.id);
    expect((await trash()).entries[0]).toMatchObject({
      id: trashId,
      kind,
      courseId: made.id,
      courseTitle: `Whole-${kind}`,
      deletedBy: { id: admin.id, name: 'Boss' },
      bytes: expect.any(Number),
    });

    const back = await restore(trashId);
    expect(back).toMatchObject({ status: 200, json: { kind, courseId: made.id } });
    expect(await tree()).toEqual(before);
    const again = await stream();
    expect([again.status, again.text]).toEqual([200, bytes.text]);
    const now = await ask('GET', `/user/courses/${made.id}`, student);
    const plain = ({ json }: typeof now) => ({ ...(json as object), version: 0, isLive: true });
    expect(plain(now)).toEqual(plain(shown));
    expect((await ask('GET', `/user/courses/${made.id}/progress`, student)).json).toMatchObject({
      items: [{ contentId: made.videoId, position: 3 }],
    });
    expect(await restore(trashId)).toMatchObject(problem(404, 'catalog/not-in-trash'));
    expect((await trash()).entries.map(({ id }) => id)).not.toContain(trashId);
  });

  it.each(KINDS)('purges a %s after thirty days, bytes and all, and not a moment before', async (kind) => {
    const { made, remove } = await sold(`Old-${kind}`);
    const { trashId } = await remove(kind);
    const stat = (key: string) => school.installation.dependencies.media.storage.stat(key);
    const key = kind === 'document' ? made.documentKey : made.videoKey;
    const almost = Date.now() - TRASH_DAYS * DAY_MS + 60_000;
    await school.db('trash_entries').where({ id: trashId }).update({ deleted_at: almost });
    await school.container.get(PurgeOldTrash).run();
    await school.drainJobs();
    expect(await stat(key)).toBeDefined();
    await purgeAll(school);
    expect(await stat(key)).toBeUndefined();
    expect(await restore(trashId)).toMatchObject(problem(404, 'catalog/not-in-trash'));
    for (const table of ['courses', 'course_modules', 'days', 'contents', 'documents'])
      expect(await school.db(`trashed_${table}`), table).toEqual([]);
  });

  it('gives a course back as a draft, and says so', async () => {
    const { made, remove } = await sold('Drafted');
    const { trashId } = await remove('course');
    expect((await restore(trashId)).json).toEqual({
      message: 'Course “Drafted” has been restored as a draft.',
      kind: 'course',
      courseId: made.id,
    });
    const onSale = (await school.ask('GET', `${prefix}/user/courses/live`)).json as { id: string }[];
    expect(onSale.map(({ id }) => id)).not.toContain(made.id);
  });

  it('refuses in words what it cannot give back, with 409 and the name of what lies there too', async () => {
    const { made, remove, call } = await sold('Nested');
    const content = await remove('content');
    const module = await remove('module');
    const refused = await restore(content.trashId);
    expect(refused).toMatchObject(problem(409, 'catalog/parent-in-trash'));
    expect((refused.json as { message: string }).message).toMatch(
      /^What this was in has been deleted, too: Module 1 “.+”. Please restore that first.$/,
    );
    expect((await ask('DELETE', `/admin/trash/${module.trashId}`)).json).toMatchObject({
      message: expect.stringMatching(/^Module 1 “.+” has been deleted for good.$/),
    });
    expect(await restore(content.trashId)).toMatchObject(problem(409, 'catalog/parent-gone'));
    expect(await restore('nothing')).toMatchObject(problem(404, 'catalog/not-in-trash'));
    expect((await call('GET', `/${made.id}`)).status).toBe(200);
  });

  it('gives a module the next number where another one has its own by now', async () => {
    const { made, remove, call } = await sold('Numbers');
    const { trashId } = await remove('module');
    await call('POST', `/${made.id}/weeks`, { weekNumber: 1, title: 'Newer' });
    const { message } = (await restore(trashId)).json as RestoredReply;
    expect(message).toMatch(
      /^Module 1 “.+” has been restored as module \d+, because another one has its number by now.$/,
    );
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

  it('is for administrators, and asks for the password before anything goes for good', async () => {
    const { remove } = await sold('Guarded');
    const { trashId } = await remove('content');
    for (const [method, path] of [
      ['GET', '/admin/trash'],
      ['POST', `/admin/trash/${trashId}/restore`],
      ['DELETE', `/admin/trash/${trashId}`],
    ] as const)
      expect(await ask(method, path, student), path).toMatchObject(problem(403, 'identity/admins-only'));
    await school.db('auth_sessions').where({ user_id: admin.id }).update({ confirmed_at: 1 });
    expect(await ask('DELETE', `/admin/trash/${trashId}`)).toMatchObject(problem(403, 'identity/confirm-password'));
    await school.ask('POST', `${prefix}/auth/confirm-password`, { as: admin, body: { password: PASSWORD } });
    expect((await ask('DELETE', `/admin/trash/${trashId}`)).status).toBe(200);
    expect(await ask('DELETE', `/admin/trash/${trashId}`)).toMatchObject(problem(404, 'catalog/not-in-trash'));
  });

  it('leaves one entry in the audit log for each act, which says what it was about', async () => {
    const { made, remove } = await sold('Noted');
    const acts = async () =>
      school.db('admin_actions').where({ course_id: made.id }).orderBy(['at', 'id']).select('kind', 'detail', 'path');
    const { trashId } = await remove('course');
    await restore(trashId);
    const { trashId: again } = await remove('course');
    await ask('DELETE', `/admin/trash/${again}`);
    expect((await acts()).map(({ kind, detail }) => [kind, detail])).toEqual([
      ['trashed', 'Course “Noted”'],
      ['restored', 'Course “Noted”, as a draft'],
      ['trashed', 'Course “Noted”'],
      ['purged', 'Course “Noted”'],
    ]);
    expect((await acts())[1]).toMatchObject({ path: `POST /admin/trash/${trashId}/restore` });
  });
});
