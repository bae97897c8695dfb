import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AddContent } from '../../src/domain/catalog/use-cases/add-content.ts';
import { AddDocuments } from '../../src/domain/catalog/use-cases/add-documents.ts';
import { PresignUpload } from '../../src/domain/media/use-cases/presign-upload.ts';
import type { CourseReply, DocumentReply } from '../../src/wire/replies/catalog.ts';
import { makePdf } from '../support/pdf.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { storeObject } from '../support/store-object.ts';
import { makeDoc, makeDocx } from '../support/word.ts';

let school: School;
let student: Person;
let stranger: Person;
let admin: Person;
let courseId: string;
let moduleId: string;

beforeAll(async () => {
  school = await openSchool();
  [student, stranger, admin] = [await school.student('ada'), await school.student('bob'), await school.admin()];
  courseId = (await school.course()).id;
  await school.enrol(student.id, courseId);
  moduleId = (await school.installation.dependencies.catalog.courses.listModules(courseId))[1]?.id ?? '';
});
afterAll(() => school.close());

/** As an admin saves it; its job is left in the outbox. */
async function addPaper(title: string, pdf: Buffer): Promise<{ id: string; key: string }> {
  const { key } = await school.container
    .get(PresignUpload)
    .run({ fileName: 'a.pdf', fileType: '', folder: 'documents' });
  await storeObject(school.installation.dependencies.media.storage, key, pdf);
  const { saved } = await school.container
    .get(AddDocuments)
    .run({ courseId, moduleId, documents: [{ title, fileKey: key }] });
  return { id: saved[0]?.id ?? '', key };
}

const TEMPLATE = ['attachedTemplate', 'https://x.example/t.dotm', 'External'] as const;

/** A paper of the first day of its module, as an admin saves it. */
async function addItem(fileName: string, bytes: Buffer): Promise<{ id: string; key: string }> {
  const { key } = await school.container.get(PresignUpload).run({ fileName, fileType: '', folder: 'documents' });
  await storeObject(school.installation.dependencies.media.storage, key, bytes);
  const [day] = await school.installation.dependencies.catalog.courses.listDays(courseId, moduleId);
  const about = { courseId, moduleId, dayId: day?.id ?? '', title: fileName, fileKey: key };
  const { id } = await school.container.get(AddContent).run({ ...about, type: 'pdf' });
  return { id, key };
}

const stream = (key: string, person: Person) => school.ask('GET', `/stream/${key}`, { cookie: person.cookie });

async function shown(id: string): Promise<DocumentReply | undefined> {
  const { json } = await school.ask('GET', `/api/user/courses/${courseId}`, { as: student });
  return (json as CourseReply).weeks.flatMap((week) => week.documents).find((document) => document.id === id);
}

describe('a document', () => {
  it('is named but withheld while it waits, and opens with pages and picture once it was read', async () => {
    const { id, key } = await addPaper('Whole', makePdf({ pages: ['Enamel', 'Dentine'] }));
    expect(await shown(id)).toMatchObject({ title: 'Whole', state: 'processing' });
    const withheld = await stream(key, student);
    expect([withheld.status, withheld.json]).toEqual([
      404,
      expect.objectContaining({
        code: 'media/not-checked',
        message: 'This file is being checked before it is shown. Please try again in a few minutes.',
      }),
    ]);
    expect([(await stream(key, stranger)).status, (await stream(key, admin)).status]).toEqual([403, 200]);
    await school.drainJobs();
    expect((await stream(key, student)).status).toBe(200);
    const document = await shown(id);
    expect(document).toMatchObject({
      state: 'ready',
      pageCount: 2,
      preview: expect.stringMatching(/^documents\/.+\.webp$/),
    });
    const picture = await stream(document?.preview ?? '', student);
    expect([picture.status, picture.headers['content-type'], picture.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'private, no-cache',
    ]);
    expect((await stream(document?.preview ?? '', stranger)).status).toBe(403);
    expect((await school.ask('GET', `/stream/${document?.preview}`)).status).toBe(401);
  });

  it('is as good as absent for students when it is refused, and stays open to admins', async () => {
    const { id, key } = await addPaper('Locked', makePdf({ catalog: '/OpenAction << /S /JavaScript /JS (x) >>' }));
    await school.drainJobs();
    expect(await shown(id)).toBeUndefined();
    expect((await stream(key, student)).status).toBe(404);
    expect((await stream(key, admin)).status).toBe(200);
    const { json } = await school.ask('GET', `/api/admin/courses/${courseId}`, { as: admin });
    const documents = (json as { weeks: { documents: { id: string }[] }[] }).weeks.flatMap((week) => week.documents);
    expect(documents.find((document) => document.id === id)).toMatchObject({
      state: 'refused',
      refusal:
        'This PDF contains a script, an attached file or a command that starts one. Please print it to a new PDF and upload that.',
      preview: '',
    });
  });
});

describe('a paper of a day', () => {
  interface Item {
    id: string;
    state: string;
    refusal?: string;
  }
  type Course = { weeks: { days: { contents: Item[] }[] }[] };

  const itemOf = async (id: string, who: Person, path: string): Promise<Item | undefined> => {
    const { json } = await school.ask('GET', path, { as: who });
    return (json as Course).weeks
      .flatMap(({ days }) => days.flatMap(({ contents }) => contents))
      .find((content) => content.id === id);
  };
  const toStudent = (id: string) => itemOf(id, student, `/api/user/courses/${courseId}`);
  const toAdmin = (id: string) => itemOf(id, admin, `/api/admin/courses/${courseId}`);

  it('never reaches a student when it is refused, and the admin reads why', async () => {
    const { id, key } = await addItem('a.docx', makeDocx({ relations: [TEMPLATE] }));
    expect(await toStudent(id)).toMatchObject({ state: 'processing' });
    expect((await stream(key, student)).status).toBe(404);
    expect(await toAdmin(id)).toMatchObject({ state: 'processing', refusal: '' });
    await school.drainJobs();
    expect(await toStudent(id)).toBeUndefined();
    expect((await stream(key, student)).status).toBe(404);
    expect((await school.ask('GET', `/stream/info/${id}`, { as: student })).status).toBe(404);
    expect(await toAdmin(id)).toMatchObject({ state: 'refused', refusal: expect.stringContaining('template') });
    expect((await stream(key, admin)).status).toBe(200);
  });

  it('reaches students once it was looked into', async () => {
    const { id, key } = await addItem('a.doc', makeDoc());
    expect((await stream(key, student)).status).toBe(404);
    await school.drainJobs();
    expect([await toStudent(id), (await stream(key, student)).status]).toMatchObject([{ state: 'ready' }, 200]);
  });
});
