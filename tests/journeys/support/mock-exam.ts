import { DEMO_CASES, writtenCase } from '../../../src/main/seed/exam/demo-cases.ts';
import type { MockExamReply } from '../../../src/wire/replies/mock-exams.ts';
import type { VignettesReply } from '../../../src/wire/replies/questions.ts';
import type { SectionQuestionsReply } from '../../../src/wire/replies/sittings.ts';
import { ADMIN, ask, STUDENT, signIn } from './people.ts';

const SECTIONS = 2;
const MINUTES = 35;

/** What the demo's source says of a question: its cluster, which option is right, and how hard it was judged. */
export interface Asked {
  readonly cluster: string;
  readonly rating: number;
  /** From 0. */
  readonly right: number;
  readonly options: number;
}

/**
 * A published mock exam of two sections, of all cases that a small demo has to practise with, for the demo's student or
 * free for everybody.
 */
export async function mockExamOfTwo(origin: string, title: string, isFree = false): Promise<void> {
  const { token } = await signIn(origin, ADMIN);
  const { user } = await signIn(origin, STUDENT);
  const call = async <T>(path: string, method: string, body?: object): Promise<T> => {
    const { status, body: answer } = await ask<T>(origin, `/admin${path}`, { method, token, ...(body && { body }) });
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const { vignettes } = await call<VignettesReply>('/vignettes?pool=practice', 'GET');
  for (const { id } of vignettes) await call(`/vignettes/${id}/pool`, 'PUT', { pool: 'mock' });
  const { id, revision } = await call<MockExamReply>('/mock-exams', 'POST', { title });
  const places = vignettes.length / SECTIONS;
  const sections = Array.from({ length: SECTIONS }, (_, section) => ({
    minutes: MINUTES,
    places,
    vignettes: vignettes.slice(section * places, (section + 1) * places).map((one) => ({ vignette: one.id })),
  }));
  const facts = { title, courseIds: user.purchasedCourses, isFree, releaseAt: null, sections };
  const saved = await call<MockExamReply>(`/mock-exams/${id}`, 'PUT', { revision, ...facts });
  await call(`/mock-exams/${id}/publish`, 'POST', { revision: saved.revision });
}

const key = (options: readonly { readonly text: string }[]): string => options.map(({ text }) => text).join('|');

const SOURCE = new Map(
  DEMO_CASES.flatMap((demo) =>
    writtenCase(demo).questions.map(({ options, cluster }, at): [string, Asked] => {
      const right = options.findIndex(({ isCorrect }) => isCorrect);
      return [key(options), { cluster, rating: demo.ratings[at]!, right, options: options.length }];
    }),
  ),
);

/** Questions of a section that has started, in its order; what is right is known from the source alone. */
export async function askedIn(origin: string, token: string, sittingId: string, section: number): Promise<Asked[]> {
  const path = `/exam/sittings/${sittingId}/sections/${section}/questions`;
  const { body } = await ask<SectionQuestionsReply>(origin, path, { token });
  return body.vignettes.flatMap(({ questions }) => questions.map(({ options }) => SOURCE.get(key(options))!));
}
