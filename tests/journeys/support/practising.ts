import type { SectionQuestionsReply, SittingReply } from '../../../src/wire/replies/sittings.ts';
import { endOpen } from './exam-screens.ts';
import { ask, type Person, STUDENT, signIn } from './people.ts';

/** A practice test of one case that this student has handed in, with a question of it reported. */
export async function practised(origin: string, person: Person = STUDENT): Promise<string> {
  const { token } = await signIn(origin, person);
  await endOpen(origin, token);
  const { body: sitting } = await ask<SittingReply>(origin, '/exam/practice', {
    token,
    body: { idempotencyKey: crypto.randomUUID(), mode: 'timed', vignettes: 1 },
  });
  const section = `/exam/sittings/${sitting.id}/sections/1`;
  const { number: writer } = sitting.writer;
  await ask(origin, `${section}/start`, { token, body: { writer } });
  const { body } = await ask<SectionQuestionsReply>(origin, `${section}/questions`, { token });
  const questions = body.vignettes.flatMap((vignette) => vignette.questions);
  const answers = questions
    .slice(1)
    .map(({ id, options }) => ({ question: id, option: options[0]?.id, flagged: false, struck: [], seconds: 60 }));
  await ask(origin, `${section}/submit`, { token, body: { writer, sequence: 1, answers } });
  await ask(origin, `/exam/questions/${questions[0]?.id}/reports`, {
    token,
    body: { sittingId: sitting.id, kind: 'unclear', text: 'Which tooth is meant?' },
  });
  return sitting.id;
}
