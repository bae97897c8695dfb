import { DEFAULT_BLUEPRINT } from '../../../src/domain/exam/default-blueprint.ts';
import { deadlineOf } from '../../../src/domain/exam/section-clock.ts';
import type { PlannedVignette, Sitting } from '../../../src/domain/exam/sitting.ts';
import { after, MINUTE_MS } from '../../../src/domain/kernel/clock.ts';
import type { VignetteReply } from '../../../src/wire/replies/questions.ts';
import type { Person, School } from '../../support/school.ts';

interface Sat {
  readonly sittingId: string;
  readonly questionIds: readonly string[];
}

/**
 * A practice test of one approved vignette, begun an hour ago: the first question right, the second wrong and flagged,
 * the others blank. It is handed in, unless it still runs.
 */
export async function satTest(
  school: School,
  person: Person,
  vignette: VignetteReply,
  { isRunning = false, ...facts }: Partial<Sitting> & { isRunning?: boolean } = {},
): Promise<Sat> {
  const { kernel, exam } = school.installation.dependencies;
  const startedAt = after(kernel.clock.now(), -60 * MINUTE_MS);
  const sittingId = kernel.ids.next();
  const { id: vignetteId, approved } = vignette;
  const questions = approved?.questions ?? [];
  const [version] = (await school
    .db('vignette_versions')
    .where({ vignette_id: vignetteId, state: 'approved' })
    .select('id')) as { id: string }[];
  const plan: PlannedVignette = {
    ...{ vignetteId, versionId: version?.id ?? '', isScored: true },
    questions: questions.map(({ id, options }) => ({ id, optionIds: options.map((option) => option.id) })),
  };
  const { days, breakMinutes, pass, clusters, subjects } = DEFAULT_BLUEPRINT;
  await exam.sittings.add({
    idempotencyKey: sittingId,
    sections: [{ minutes: 90, plan: [plan] }],
    sitting: {
      ...{ id: sittingId, userId: person.id, kind: 'timed', mockExamId: null, contentId: null },
      title: 'Practice test',
      shape: { days, breakMinutes, pass, clusters, subjects, isShort: false },
      ...{ extraTimePercent: 0, isPreview: false, isDemo: false, isFree: false, device: 'a test', releaseAt: null },
      createdAt: startedAt,
      endedAt: null,
      ...facts,
    },
  });
  await exam.sittings.startSection(sittingId, 1, { writer: 1, startedAt, deadlineAt: deadlineOf(startedAt, 90, 0) });
  const option = (at: number, isCorrect: boolean) =>
    questions[at]?.options.find((one) => one.isCorrect === isCorrect)?.id ?? null;
  const sheet = {
    ...{ sittingId, number: 1, writer: 1, sequence: 1, receivedAt: after(startedAt, 30 * MINUTE_MS) },
    answers: [
      { question: questions[0]?.id ?? '', option: option(0, true), flagged: false, struck: [], seconds: 90 },
      { question: questions[1]?.id ?? '', option: option(1, false), flagged: true, struck: [], seconds: 45 },
    ],
  };
  if (isRunning) await exam.answerSheets.save(sheet);
  else {
    await exam.answerSheets.submit(sheet);
    await exam.sittings.end(sittingId, sheet.receivedAt);
  }
  return { sittingId, questionIds: questions.map(({ id }) => id) };
}
