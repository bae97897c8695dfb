import { href, paths } from '../../../src/wire/paths.ts';
import type { SectionQuestionsReply, SittingReply, SittingsReply } from '../../../src/wire/replies/sittings.ts';
import type { Person, School } from '../../support/school.ts';

let requests = 0;

/** What a candidate asks of a practice test, whose one section is number 1. */
export function sittingCalls(school: Pick<School, 'ask'>) {
  const at = (sittingId: string) => ({ sittingId, number: '1' });
  const calls = {
    practise: (as: Person, facts: object = {}) =>
      school.ask('POST', paths.practice, {
        as,
        body: { idempotencyKey: `request-${(requests += 1)}`, mode: 'timed', vignettes: 2, ...facts },
      }),
    start: (as: Person, sittingId: string, writer = 1) =>
      school.ask('POST', href(paths.sectionStart, at(sittingId)), { as, body: { writer } }),
    read: async (as: Person, sittingId: string) =>
      (await school.ask('GET', href(paths.sitting, { sittingId }), { as })).json as SittingReply,
    questions: async (as: Person, sittingId: string) =>
      (await school.ask('GET', href(paths.sectionQuestions, at(sittingId)), { as })).json as SectionQuestionsReply,
    save: (as: Person, sittingId: string, sequence: number, answers: readonly object[], writer = 1) =>
      school.ask('PUT', href(paths.sectionAnswers, at(sittingId)), { as, body: { writer, sequence, answers } }),
    submit: (as: Person, sittingId: string, sequence: number, answers: readonly object[], writer = 1) =>
      school.ask('POST', href(paths.sectionSubmission, at(sittingId)), { as, body: { writer, sequence, answers } }),
    takeOver: (as: Person, sittingId: string) => school.ask('POST', href(paths.sittingWriter, { sittingId }), { as }),
    reveal: (as: Person, sittingId: string, questionId: string, letter: string, writer = 1) =>
      school.ask('POST', href(paths.questionReveal, { sittingId, questionId }), {
        as,
        body: { writer, option: `${questionId}-${letter}` },
      }),
    end: (as: Person, sittingId: string, writer = 1) =>
      school.ask('POST', href(paths.sittingEnd, { sittingId }), { as, body: { writer } }),

    /** A practice test of this person that runs; what was open before is ended. */
    async running(as: Person, facts: object = {}): Promise<SittingReply> {
      const { sittings } = (await school.ask('GET', paths.sittings, { as })).json as SittingsReply;
      for (const open of sittings.filter(({ state }) => state !== 'over')) {
        const { writer } = await calls.read(as, open.id);
        await calls.end(as, open.id, writer.number);
      }
      const made = await calls.practise(as, facts);
      if (made.status !== 201) throw new Error(`No practice: ${made.status} ${made.text}`);
      return (await calls.start(as, (made.json as SittingReply).id)).json as SittingReply;
    },
  };
  return calls;
}

export const questionIds = ({ vignettes }: SectionQuestionsReply): string[] =>
  vignettes.flatMap(({ questions }) => questions.map(({ id }) => id));

/** Row of a sheet, by the letter of its option (support/approved-vignettes.ts). */
export const answer = (question: string, letter: string | null = 'a', facts: object = {}) => ({
  question,
  option: letter && `${question}-${letter}`,
  flagged: false,
  struck: [],
  seconds: 30,
  ...facts,
});
