import type { OptionId, QuestionId, VersionId, VignetteId } from '../kernel/ids.ts';
import type { Reveal } from './ports.ts';
import type { SectionWork } from './sitting.ts';

/** Question of a section as its candidate left it, without what is right. */
export interface WorkedQuestion {
  readonly id: QuestionId;
  readonly versionId: VersionId;
  readonly vignetteId: VignetteId;
  /** Number of the section, the vignette's within it, and the question's within it, from 1. */
  readonly section: number;
  readonly case: number;
  readonly position: number;
  readonly isScored: boolean;
  /** Null: left blank. */
  readonly optionId: OptionId | null;
  readonly isFlagged: boolean;
  readonly seconds: number;
  /** False: neither it nor any later question of the section was on the screen. */
  readonly isReached: boolean;
  /** Another option, which came after the end: shown, and never counted. Null: none came. */
  readonly lateOptionId: OptionId | null;
}

/** Questions of a section in their order. What a tutor test revealed wins over the sheet: it was frozen by it. */
export function workedQuestions(section: SectionWork, reveals: readonly Reveal[] = []): WorkedQuestion[] {
  const rows = new Map(section.answers.map((row) => [row.question, row]));
  const late = new Map(section.lateAnswers?.map((row) => [row.question, row.option]));
  const revealed = new Map(reveals.map(({ questionId, optionId }) => [questionId, optionId]));
  const questions = section.plan.flatMap(({ versionId, vignetteId, isScored, questions: planned }, at) =>
    planned.map(({ id }) => {
      const row = rows.get(id);
      const optionId = revealed.get(id) ?? row?.option ?? null;
      const lateOptionId = late.get(id) ?? null;
      return {
        ...{ id, versionId, vignetteId, isScored, optionId },
        section: section.number,
        case: at + 1,
        isFlagged: row?.flagged ?? false,
        seconds: row?.seconds ?? 0,
        lateOptionId: lateOptionId === optionId ? null : lateOptionId,
      };
    }),
  );
  // Counts an answered question as reached too: an option can be chosen within the first second.
  const last = questions.findLastIndex(({ seconds, optionId }) => seconds > 0 || optionId !== null);
  return questions.map((question, at) => ({ ...question, position: at + 1, isReached: at <= last }));
}
