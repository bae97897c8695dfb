import type { Clock } from '../../kernel/clock.ts';
import type { UserId } from '../../kernel/ids.ts';
import type { SectionSource, SectionVignette } from '../../kernel/vignettes.ts';
import type { CardScheduler } from '../cards/card-scheduler.ts';
import { type DeckCard, deckOf, weaknessOf } from '../cards/deck.ts';
import { dueCards } from '../cards/due-cards.ts';
import type { Cards, ReleasedAnswers } from '../cards/ports.ts';
import { type StudyDay, studyDay } from '../cards/study-day.ts';
import type { ExamDays } from '../ports.ts';

export interface DueCase {
  readonly vignette: SectionVignette;
  readonly cards: readonly DeckCard[];
}

export interface DueToday {
  readonly day: StudyDay;
  readonly cases: readonly DueCase[];
  readonly done: number;
  /** Due or new as well, and left for the days to come. */
  readonly left: number;
}

/** Cards of today with the texts of their cases, and without their keys. */
export class ListDueCards {
  constructor(
    private readonly answers: Pick<ReleasedAnswers, 'of'>,
    private readonly cards: Pick<Cards, 'of'>,
    private readonly examDays: ExamDays,
    private readonly texts: SectionSource,
    private readonly scheduler: CardScheduler,
    private readonly clock: Clock,
  ) {}

  async run({ userId }: { userId: UserId }): Promise<DueToday> {
    const now = this.clock.now();
    const [answers, stored, exam] = await Promise.all([
      this.answers.of(userId, now),
      this.cards.of(userId),
      this.examDays.of(userId),
    ]);
    const day = studyDay(exam, now);
    const { cases, done, left } = dueCards(deckOf(answers, stored), day, weaknessOf(answers), this.scheduler);
    const versions = cases.flatMap(({ cards }) => cards.flatMap(({ versionId }) => versionId ?? []));
    const texts = await this.texts.vignettes([...new Set(versions)]);
    const shown = cases.flatMap(({ vignetteId, cards }) => {
      const vignette = texts.find((one) => one.vignetteId === vignetteId);
      return vignette ? [{ vignette, cards }] : [];
    });
    return { day, cases: shown, done, left };
  }
}
