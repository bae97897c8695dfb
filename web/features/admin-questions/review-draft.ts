import { RATING } from '../../../src/wire/literals.ts';
import type { VersionInReviewReply } from '../../../src/wire/replies/questions.ts';
import { attempt } from '../../platform/attempt.ts';
import { tabStorage } from '../../platform/storage.ts';

export interface BlindAnswer {
  readonly option?: string;
  readonly rating?: number;
}
/** Answers by question. */
export type BlindAnswers = Readonly<Record<string, BlindAnswer>>;

type Version = Pick<VersionInReviewReply, 'id' | 'number' | 'revision' | 'questions'>;

const keyOf = ({ id, number, revision }: Version) => `cusp.review.${id}.${number}.${revision}`;

export const isComplete = ({ option, rating }: BlindAnswer = {}): boolean =>
  option !== undefined && rating !== undefined;

/** Reads the answers that a reload left behind; what does not fit the version is left out. */
export function readAnswers(version: Version): BlindAnswers {
  const text = tabStorage.read(keyOf(version));
  const kept: unknown = text === null ? undefined : attempt(() => JSON.parse(text) as unknown);
  return Object.fromEntries(
    version.questions.map(({ id, options }) => {
      const { option, rating } = answerIn(kept, id);
      return [
        id,
        {
          ...(options.some((one) => one.id === option) && { option: option as string }),
          ...(isRating(rating) && { rating }),
        },
      ];
    }),
  );
}

/** Keeps the answers until they are sent; undefined forgets them. */
export const keepAnswers = (version: Version, answers: BlindAnswers | undefined): void =>
  tabStorage.write(keyOf(version), answers === undefined ? null : JSON.stringify(answers));

const answerIn = (kept: unknown, question: string): Partial<Record<keyof BlindAnswer, unknown>> =>
  (kept as Record<string, Partial<Record<keyof BlindAnswer, unknown>> | undefined> | null | undefined)?.[question] ??
  {};

const isRating = (value: unknown): value is number =>
  typeof value === 'number' && value >= RATING.min && value <= RATING.max && value % RATING.step === 0;
