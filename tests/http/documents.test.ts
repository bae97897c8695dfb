import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AddDocuments } from '../../src/domain/catalog/use-cases/add-documents.ts';
import { PresignUpload } from '../../src/domain/media/use-cases/presign-upload.ts';
import type { CourseReply, DocumentReply } from '../../src/wire/catalog.ts';
import { makePdf } from '../support/pdf.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { storeObject } from '../support/store-object.ts';

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

const stream = (key: string, person: Person) => school.ask('GET', `/stream/${key}`, { cookie: person.cookie });

async function shown(id: string): Promise<DocumentReply | undefined> {
  const { json } = await school.ask('GET', `/api/user/courses/${courseId}`, { as: student });
  return (json as CourseReply).weeks.flatMap((week) => week.documents).find((document) => document.id === id);
}

describe('a document', () => {
  it('is shown while it waits, and with pages and picture once it was read', async () => {
    const { id } = await addPaper('Whole', makePdf({ pages: ['Enamel', 'Dentine'] }));
    expect(await shown(id)).toMatchObject({ title: 'Whole' });
    await school.drainJobs();
    const document = await shown(id);
    expect(document).toMatchObject({ pageCount: 2, preview: expect.stringMatching(/^documents\/.+\.webp$/) });
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

  it('leaves nothing behind when it goes with its course before it is read', async () => {
    const { key } = await addPaper('Short-lived', makePdf());
    await school.db('documents').where({ file_key: key }).delete();
    await school.drainJobs();
    const preview = key.replace(/pdf$/, 'webp');
    expect(await school.installation.dependencies.media.storage.stat(preview)).toBeUndefined();
    expect(await school.db('files').where({ key: preview })).toEqual([]);
    expect(await school.db('document_texts').where({ file_key: key })).toEqual([]);
  });
});
