import type { AnswerKey } from '../../src/domain/questions/answer-key.ts';
import type { NewVignette } from '../../src/domain/questions/ports.ts';
import type { KeyedVersion, Question, VignetteVersion } from '../../src/domain/questions/vignette-version.ts';
import { monday, ODD_TEXT } from './samples.ts';

export const aVignette = (facts: Partial<NewVignette> = {}): NewVignette => ({
  id: 'vignette',
  pool: 'practice',
  isDemo: false,
  createdBy: 'ada',
  createdAt: monday,
  retiredAt: null,
  retiredBy: null,
  ...facts,
});

export const aQuestion = (id: string, facts: Partial<Question> = {}): Question => ({
  id,
  stem: `What is ${id}? ${ODD_TEXT}`,
  cluster: 'c1',
  subject: 'endodontics',
  tags: ['implants'],
  options: [
    { id: `${id}-a`, text: 'Pulpitis' },
    { id: `${id}-b`, text: `µ ≥ 5, "quoted" ${ODD_TEXT}` },
  ],
  isNew: false,
  ...facts,
});

const aKey = (questionId: string): AnswerKey => ({
  questionId,
  optionId: `${questionId}-a`,
  explanation: ODD_TEXT,
  why: { [`${questionId}-a`]: 'Right.', [`${questionId}-b`]: 'Wrong.' },
  takeaway: 'Test first.',
  references: [{ title: 'Guide', publisher: 'Board', year: 2022, url: '' }],
  rating: null,
});

/** A draft of the vignette of this name, with two questions. */
export function aVersion(facts: Partial<VignetteVersion> = {}): KeyedVersion {
  const { vignetteId = 'vignette', number = 1 } = facts;
  const questions = facts.questions ?? [aQuestion(`${vignetteId}-1`), aQuestion(`${vignetteId}-2`, { cluster: 'c4' })];
  return {
    version: {
      id: `${vignetteId}-v${number}`,
      vignetteId,
      number,
      state: 'draft',
      revision: 1,
      title: `Title ${ODD_TEXT}`,
      case: ODD_TEXT,
      basis: 'original',
      isDeclared: true,
      figures: [],
      questions,
      authorIds: ['ada'],
      createdAt: monday,
      updatedAt: monday,
      submittedAt: null,
      approvedAt: null,
      ...facts,
    },
    keys: questions.map(({ id }) => aKey(id)),
  };
}
