import { href, paths } from '../../../src/wire/paths.ts';
import type { MockExamReply } from '../../../src/wire/replies/mock-exams.ts';
import type { Person, School } from '../../support/school.ts';
import type { questionBank } from './question-bank.ts';

type Bank = Pick<ReturnType<typeof questionBank>, 'approved' | 'call'>;

/** What an administrator sends back of what they were shown. */
export const sentMockExam = ({ revision, title, sections, courseIds, releaseAt }: MockExamReply) => ({
  revision,
  title,
  courseIds,
  releaseAt,
  sections: sections.map(({ minutes, places, vignettes }) => ({
    minutes,
    places,
    vignettes: vignettes.map(({ id, isFixed }) => ({ vignette: id, isFixed })),
  })),
});

/** Mock exams of a school, as an administrator makes them. */
export function mockExamDesk(school: School, admin: Person, bank: Bank) {
  const call = (method: string, path: string, mockExamId: string, body?: object, as = admin) =>
    school.ask(method, href(path as typeof paths.mockExam, { mockExamId }), { as, ...(body && { body }) });
  const answered = async (answer: ReturnType<typeof call>) => (await answer).json as MockExamReply;

  const create = async (facts: object = {}) =>
    (await school.ask('POST', paths.mockExams, { as: admin, body: { title: 'Mock exam 1', ...facts } }))
      .json as MockExamReply;
  const read = (id: string) => answered(call('GET', paths.mockExam, id));
  const save = (mockExam: MockExamReply, facts: object = {}) =>
    call('PUT', paths.mockExam, mockExam.id, { ...sentMockExam(mockExam), ...facts });
  const publish = ({ id, revision }: MockExamReply) => call('POST', paths.mockExamPublication, id, { revision });

  let made: ReturnType<School['course']> | undefined;
  const course = () => (made ??= school.course());

  /** Approved, rated, and for mock exams. */
  async function vignette(): Promise<string> {
    const { id } = await bank.approved();
    await bank.call('PUT', paths.vignettePool, id, { pool: 'mock' });
    return id;
  }
  /** One section with one vignette and a course, so that it may be published. */
  async function full(): Promise<MockExamReply> {
    const sections = [{ minutes: 30, places: 1, vignettes: [{ vignette: await vignette() }] }];
    return answered(save(await create(), { sections, courseIds: [(await course()).id] }));
  }
  const published = async () => answered(publish(await full()));

  return { call, create, read, save, publish, vignette, full, published };
}
