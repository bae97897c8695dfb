import { afterAll, beforeAll, expect, it } from 'vitest';
import { AddDocuments } from '../../src/domain/catalog/use-cases/add-documents.ts';
import { InspectFile } from '../../src/domain/media/jobs/inspect-file.ts';
import { PresignUpload } from '../../src/domain/media/use-cases/presign-upload.ts';
import { checkScanner } from '../../src/main/operation/doctor/check-scanner.ts';
import { EICAR, FakeClamd } from '../support/fake-clamd.ts';
import { makePdf } from '../support/pdf.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { storeObject } from '../support/store-object.ts';

let clamd: FakeClamd;
let school: School;
let student: Person;
let courseId: string;
let moduleId: string;

beforeAll(async () => {
  clamd = await FakeClamd.open();
  school = await openSchool({ CLAMD_HOST: `127.0.0.1:${clamd.port}` });
  student = await school.student('ada');
  courseId = (await school.course()).id;
  await school.enrol(student.id, courseId);
  moduleId = (await school.installation.dependencies.catalog.courses.listModules(courseId))[1]?.id ?? '';
});
afterAll(async () => {
  await school.close();
  await clamd.close();
});

async function addPaper(pdf: Buffer): Promise<string> {
  const upload = { fileName: 'a.pdf', fileType: '', folder: 'documents' };
  const { key } = await school.container.get(PresignUpload).run(upload);
  await storeObject(school.installation.dependencies.media.storage, key, pdf);
  await school.container.get(AddDocuments).run({ courseId, moduleId, documents: [{ title: 'Paper', fileKey: key }] });
  return key;
}

const statusOf = async (key: string): Promise<number> =>
  (await school.ask('GET', `/stream/${key}`, { cookie: student.cookie })).status;
const inspectionOf = async (key: string) => (await school.installation.dependencies.media.files.find(key))?.inspection;

it('is asked for each paper, whole, and what it finds something in never reaches a student', async () => {
  const pdf = makePdf();
  const clean = await addPaper(pdf);
  await school.drainJobs();
  expect(clamd.bodies.at(-1)?.equals(pdf)).toBe(true);
  expect([await inspectionOf(clean), await statusOf(clean)]).toEqual(['ready', 200]);
  const infected = await addPaper(makePdf({ content: () => EICAR }));
  await school.drainJobs();
  expect([await inspectionOf(infected), await statusOf(infected)]).toEqual(['refused', 404]);
  expect(await school.installation.dependencies.media.files.refusalOf(infected)).toMatchObject({
    code: 'media/infected',
    message: expect.stringContaining('Win.Test.EICAR_HDB-1'),
  });
});

it('makes papers wait while it is away, takes no server out of service, and goes on when it is back', async () => {
  clamd.mood = 'hangs-up';
  const key = await addPaper(makePdf());
  await school.container.get(InspectFile).run({ key });
  expect([await inspectionOf(key), await statusOf(key)]).toEqual([undefined, 404]);
  const ready = await school.ask('GET', '/readyz');
  expect([ready.status, ready.json]).toMatchObject([200, { components: { scanner: false, database: true } }]);
  // It is no failure of the job: another one is left for later.
  const later = school.db('jobs').where('run_at', '>', Date.now() + 60_000);
  expect(await later.pluck('name')).toEqual(['media/inspect-file']);

  clamd.mood = 'well';
  expect((await school.ask('GET', '/readyz')).json).toMatchObject({ components: { scanner: true } });
  await school.db('jobs').update({ run_at: 0 });
  await school.drainJobs();
  expect([await inspectionOf(key), await statusOf(key)]).toEqual(['ready', 200]);
});

it('is tried by the doctor with a test virus', async () => {
  const said = async () => (await checkScanner(school.settings)).map(({ state, sentence }) => `${state}: ${sentence}`);
  expect(await said()).toEqual([
    'good: ClamAV 1.4.3/27800/Sun Nov 22 09:00:00 2026 answers.',
    'good: It finds the test virus (Win.Test.EICAR_HDB-1).',
    expect.stringMatching(/^unknown: Papers larger than CLAMD_MAX_BYTES/),
  ]);
  clamd.mood = 'out-of-memory';
  expect(await said()).toEqual([expect.stringMatching(/^bad: clamd is not reached .*new papers wait/)]);
  clamd.mood = 'well';
  expect(await checkScanner({ ...school.settings, clamd: undefined })).toEqual([
    expect.objectContaining({ state: 'good', sentence: expect.stringContaining('CLAMD_HOST') }),
  ]);
});
