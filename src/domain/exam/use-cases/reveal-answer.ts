import type { Clock } from '../../kernel/clock.ts';
import type { OptionId, QuestionId, SittingId, UserId } from '../../kernel/ids.ts';
import type { KeyOfQuestion } from '../../kernel/vignettes.ts';
import { noSuchOption, noSuchQuestion, notStarted, notTutor, sectionOver, takenOver } from '../errors.ts';
import type { AnswerKeySource } from '../link-ports.ts';
import { ownSitting } from '../own-sitting.ts';
import type { Reveal, RevealRepository, SittingRepository } from '../ports.ts';
import { sectionState } from '../section-clock.ts';

export interface RevealedAnswer {
  readonly userId: UserId;
  readonly sittingId: SittingId;
  readonly questionId: QuestionId;
  readonly optionId: OptionId;
  readonly writer: number;
}

/** A revealed answer with its key, which its candidate may read from then on. */
export interface Explained {
  readonly reveal: Reveal;
  readonly key: KeyOfQuestion;
}

/**
 * Explains a question of a tutor test. The answer is frozen by it: asked again, with whatever option, the first one
 * stays.
 */
export class RevealAnswer {
  constructor(
    private readonly sittings: Pick<SittingRepository, 'find'>,
    private readonly reveals: RevealRepository,
    private readonly keys: AnswerKeySource,
    private readonly clock: Clock,
  ) {}

  async run({ userId, sittingId, questionId, optionId, writer }: RevealedAnswer): Promise<Explained> {
    const { sitting, sections } = await ownSitting(this.sittings, sittingId, userId);
    if (sitting.kind !== 'tutor') throw notTutor();
    const planned = sections
      .flatMap((section) => section.plan.map((vignette) => ({ section, vignette })))
      .find(({ vignette }) => vignette.questions.some(({ id }) => id === questionId));
    if (!planned) throw noSuchQuestion();
    const { section, vignette } = planned;
    const question = vignette.questions.find(({ id }) => id === questionId);
    if (!question?.optionIds.includes(optionId)) throw noSuchOption();

    const known = await this.revealed(sittingId, questionId);
    const key = (await this.keys.keys([vignette.versionId])).find((one) => one.questionId === questionId);
    if (!key) throw noSuchQuestion();
    if (known) return { reveal: known, key };

    const now = this.clock.now();
    const state = sectionState(section, now);
    if (state === 'waiting') throw notStarted();
    if (state === 'over') throw sectionOver();
    if (section.writer !== writer) throw takenOver();
    const reveal = { sittingId, questionId, optionId, at: now };
    await this.reveals.add(reveal);
    return { reveal: (await this.revealed(sittingId, questionId)) ?? reveal, key };
  }

  private async revealed(sittingId: SittingId, questionId: QuestionId): Promise<Reveal | undefined> {
    return (await this.reveals.listOf(sittingId)).find((one) => one.questionId === questionId);
  }
}
