import type { SittingReply } from '../../../../src/wire/replies/sittings.ts';
import { NOW, overSection, runningSection, runningSitting, sectionQuestions } from '../../exam/sittings.ts';
import type { fakeServer } from '../support/fake-server.ts';

type Server = ReturnType<typeof fakeServer>;
type Sheet = NonNullable<SittingReply['sheet']>;

export const READ = 'GET /exam/sittings/s1';
export const SAVE = 'PUT /exam/sittings/s1/sections/1/answers';
export const SUBMIT = 'POST /exam/sittings/s1/sections/1/submit';
export const START = 'POST /exam/sittings/s1/sections/1/start';
export const TAKE_OVER = 'POST /exam/sittings/s1/writer';
const QUESTIONS = 'GET /exam/sittings/s1/sections/1/questions';

export const conflict = (code: string) => ({ status: 409, body: { code, message: 'Something else is true.' } });

/** A server with one sitting, which keeps what it is sent as the real one does. */
export function fakeSitting(server: Server, first: SittingReply) {
  let reply = first;
  let clock = Date.parse(first.now);
  const tick = () => new Date((clock += 1000)).toISOString();
  const isWriter = (body: unknown) => (body as { writer: number }).writer === reply.writer.number;
  const store = (body: unknown) => {
    const { sequence, answers } = body as Pick<Sheet, 'sequence' | 'answers'>;
    reply = { ...reply, sheet: { section: 1, sequence, savedAt: NOW, answers } };
  };
  const say = () => ({ body: { ...reply, now: tick() } });
  const answer = {
    save: ({ body }: { body: unknown }) => {
      if (!isWriter(body)) return conflict('exam/taken-over');
      store(body);
      const now = tick();
      return {
        body: {
          sequence: reply.sheet!.sequence,
          savedAt: now,
          now,
          deadlineAt: reply.sections[0]!.deadlineAt,
          state: 'running',
        },
      };
    },
  };
  server.on(READ, say);
  server.on(QUESTIONS, { body: sectionQuestions() });
  server.on(SAVE, answer.save);
  server.on(START, ({ body }) => {
    if (!isWriter(body)) return conflict('exam/taken-over');
    const { state, sections, sheet } = runningSitting();
    reply = { ...reply, state, sections, sheet };
    return say();
  });
  server.on(TAKE_OVER, () => {
    reply = { ...reply, writer: { number: reply.writer.number + 1, device: 'Firefox, Linux' } };
    return say();
  });
  server.on(SUBMIT, ({ body }) => {
    if (!isWriter(body)) return conflict('exam/taken-over');
    store(body);
    const answered = reply.sheet!.answers.filter(({ option }) => option !== null).length;
    const [, ...others] = reply.sections;
    const isLast = others.length === 0;
    reply = {
      ...reply,
      state: isLast ? 'over' : 'between',
      isReleased: isLast,
      sections: [overSection(1, { answered }), ...others],
      sheet: null,
    };
    return say();
  });
  return {
    /** What the server says from now on. */
    becomes: (change: Partial<SittingReply>) => void (reply = { ...reply, ...change }),
    answers: () => reply.sheet?.answers ?? [],
    /** Takes saves again, after a test had them refused. */
    saves: () => server.on(SAVE, answer.save),
  };
}

/** As a device has it that made the sitting: the first section runs. */
export const inOneSection = (change: Partial<SittingReply> = {}): SittingReply =>
  runningSitting({ sections: [runningSection(1)], days: [[1]], ...change });
