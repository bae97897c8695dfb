import type { OptionId, QuestionId } from '../../kernel/ids.ts';
import { noSuchOption, noSuchSample } from '../errors.ts';
import type { AnswerKeySource } from '../link-ports.ts';
import type { Explained } from '../use-cases/reveal-answer.ts';
import type { GetSample } from './get-sample.ts';

/** Key of a sample question for who has answered it. Nothing is stored, so it may be answered again. */
export class ExplainSample {
  constructor(
    private readonly getSample: GetSample,
    private readonly keys: Pick<AnswerKeySource, 'keys'>,
  ) {}

  /** Rejects with `not-found` (`exam/no-sample`) for a question that is not, or no longer, in the sample. */
  async run({ questionId, optionId }: { questionId: QuestionId; optionId: OptionId }): Promise<SampleAnswer> {
    const { vignettes } = await this.getSample.run();
    const found = vignettes.find(({ questions }) => questions.some(({ id }) => id === questionId));
    const question = found?.questions.find(({ id }) => id === questionId);
    if (!found || !question) throw noSuchSample();
    if (!question.options.some(({ id }) => id === optionId)) throw noSuchOption();
    const key = (await this.keys.keys([found.versionId])).find((one) => one.questionId === questionId);
    if (!key) throw noSuchSample();
    return { reveal: { questionId, optionId }, key };
  }
}

export interface SampleAnswer extends Pick<Explained, 'key'> {
  readonly reveal: Pick<Explained['reveal'], 'questionId' | 'optionId'>;
}
