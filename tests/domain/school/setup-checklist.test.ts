import { beforeEach, expect, it } from 'vitest';
import { GetReadiness } from '../../../src/domain/catalog/queries/get-readiness.ts';
import { DEFAULT_BLUEPRINT } from '../../../src/domain/exam/default-blueprint.ts';
import { CurrentSettings } from '../../../src/domain/school/current-settings.ts';
import { SETUP_STEPS, type SetupStep } from '../../../src/domain/school/literals.ts';
import { GetSetupChecklist } from '../../../src/domain/school/queries/get-setup-checklist.ts';
import type { EnvironmentSettings, PartialSettings } from '../../../src/domain/school/settings.ts';
import { aVersion, aVignette } from '../../contracts/question-samples.ts';
import { aContent, aCourse, aDay, aDocument, aModule, anOrder, aUser, monday } from '../../contracts/samples.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';
import { aMockExam } from '../exam/mock-exam-samples.ts';
import { ABN, BLOCKS, FIRST, MENTOR, NO_ENVIRONMENT, settingsWith } from './some-settings.ts';

let world: ReturnType<typeof sqlWorld>;
beforeEach(() => {
  world = sqlWorld();
});

async function open(environment: EnvironmentSettings = NO_ENVIRONMENT, service = 'smtp', seedDemo = 'none') {
  const readiness = new GetReadiness(world.catalog);
  const current = new CurrentSettings(world.stores.schoolSettings, FIRST, environment, BLOCKS);
  const courses = { readiness: () => readiness.run() };
  return new GetSetupChecklist(world.stores.setupReader, courses, current, { service }, { seedDemo }).run();
}
const done = async (...how: Parameters<typeof open>): Promise<SetupStep[]> =>
  (await open(...how)).steps.filter(({ isDone }) => isDone).map(({ step }) => step);

let version = 0;
beforeEach(() => (version = 0));
const publish = (change: PartialSettings) =>
  world.work.run(({ schoolSettings }) =>
    schoolSettings.publish({
      version: (version += 1),
      content: settingsWith(change),
      publishedBy: 'ada',
      publishedAt: monday,
      termsChangedAt: null,
    }),
  );
const member = (id: string, facts = {}) =>
  world.stores.users.add(aUser({ id, email: `${id}@example.org`, role: 'admin', ...facts }));

it('is a list of fourteen, and nothing of it is done in a school with its first owner alone', async () => {
  await member('owner');
  const opening = await open();
  expect(opening).toMatchObject({ courseId: null, isNew: true });
  expect(opening.steps).toEqual(SETUP_STEPS.map((step) => ({ step, isDone: false })));
  expect(opening.steps).toHaveLength(14);
  expect(await open(NO_ENVIRONMENT, 'smtp', 'year')).toMatchObject({ isNew: false });
});

it('is named once something of the school is published, and no more when that is taken back', async () => {
  await publish({ mentor: MENTOR });
  expect(await done()).toEqual(['mentor']);
  await publish({ school: { name: 'Molar School' } });
  expect(await done()).toEqual(['name']);
  await publish({});
  expect(await done()).toEqual([]);
  // A school may be called as the program is.
  await publish({ school: { phone: '+61 3 9000 0000' } });
  expect(await done()).toEqual(['name']);
});

it('is not named by an address that the environment sets', async () => {
  const environment = {
    given: { school: { email: 'hello@molar.example' } },
    variables: { 'school.email': 'CONTACT_EMAIL' },
  };
  expect(await done(environment)).toEqual([]);
  await publish({ school: { name: 'Molar School' } });
  expect(await done(environment)).toEqual(['name']);
});

it('has decided on tax with an ABN, or when somebody said that there is none', async () => {
  await publish({ tax: { seller: 'Molar Pty Ltd' } });
  expect(await done()).toEqual([]);
  await publish({ tax: { isUnregistered: true } });
  expect(await done()).toEqual(['tax']);
  await publish({ tax: { abn: ABN } });
  expect(await done()).toEqual(['tax']);
  await publish({});
  expect(await done({ given: { tax: { abn: ABN } }, variables: { 'tax.abn': 'SELLER_ABN' } })).toEqual(['tax']);
  expect(await done({ given: { tax: { gstRate: null } }, variables: { 'tax.gstRate': 'GST_RATE' } })).toEqual(['tax']);
});

const PROMISED_ALL = ['materials', 'live-discussions', 'case-discussions', 'mock-exams', 'study-group', 'mentor'];

it('has a course, then a lesson, then a price that visitors see, then no promise that is not kept', async () => {
  const { courses } = world.stores;
  const draft = aCourse({ id: 'draft', isLive: false });
  await courses.add(draft, [aModule({ courseId: 'draft' })], [aDay()]);
  expect(await done()).toEqual(['course']);
  expect(await open()).toMatchObject({ courseId: 'draft' });
  await courses.addContent('draft', aContent());
  expect(await done()).toEqual(['course', 'lesson']);
  await courses.setLive('draft', true);
  expect(await done()).toEqual(['course', 'lesson', 'price']);
  await courses.edit('draft', { guidance: { ...draft.guidance, soldWithout: PROMISED_ALL as never } });
  expect(await done()).toEqual(['course', 'lesson', 'price', 'promises']);
  await courses.edit('draft', { priceCents: 0 });
  expect(await done()).toEqual(['course', 'lesson', 'promises']);
  await courses.setLive('draft', false);
  expect(await done()).toEqual(['course', 'lesson']);
});

it('has a lesson with a document of a module', async () => {
  await world.stores.courses.add(aCourse({ isLive: false }), [aModule()], [aDay()]);
  await world.stores.courses.addDocuments('course', [aDocument()]);
  expect(await done()).toEqual(['course', 'lesson']);
});

it('has tested its mail with the service of now, and is not one person', async () => {
  await member('owner');
  await world.stores.mails.noteTested('rest', monday);
  await member('shut', { disabledAt: monday });
  expect(await done()).toEqual([]);
  await member('author', { roles: ['author'] });
  expect(await done(NO_ENVIRONMENT, 'rest')).toEqual(['mail', 'team']);
});

it('has been paid', async () => {
  await world.stores.orders.add(anOrder({ status: 'paid', paidAt: monday }));
  expect(await done()).toEqual(['payment']);
});

it('knows the exam: its rules, a case, a mock exam and when the next ones are', async () => {
  const { blueprints, vignettes, versions, mockExams } = world.stores;
  const confirmed = { by: 'owner', at: monday, handbook: '2027' };
  await blueprints.add({ version: 1, content: DEFAULT_BLUEPRINT, savedBy: 'owner', savedAt: monday, confirmed });
  expect(await done()).toEqual(['exam-rules']);
  await vignettes.add([aVignette()]);
  await versions.add([aVersion({ state: 'approved' })]);
  expect(await done()).toEqual(['exam-rules', 'case']);
  await mockExams.add(aMockExam({ state: 'published', publishedAt: monday }));
  expect(await done()).toEqual(['exam-rules', 'case', 'mock-exam']);
  await publish({ exam: { dates: [{ from: '2027-03-04', to: '2027-03-05', note: '' }] } });
  expect(await done()).toEqual(['exam-rules', 'case', 'mock-exam', 'exam-dates']);
});
