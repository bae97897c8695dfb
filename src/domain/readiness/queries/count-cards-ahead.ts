import type { Clock } from '../../kernel/clock.ts';
import type { UserId } from '../../kernel/ids.ts';
import type { CardScheduler } from '../cards/card-scheduler.ts';
import { deckOf } from '../cards/deck.ts';
import { type CardsAhead, cardsAhead } from '../cards/due-cards.ts';
import type { Cards, ReleasedAnswers } from '../cards/ports.ts';
import { type ExamDay, studyDay } from '../cards/study-day.ts';

/** How many cards each of the coming days brings, in two statements: a plan keeps their minutes first. */
export class CountCardsAhead {
  constructor(
    private readonly answers: Pick<ReleasedAnswers, 'of'>,
    private readonly cards: Pick<Cards, 'of'>,
    private readonly scheduler: CardScheduler,
    private readonly clock: Clock,
  ) {}

  async run({ userId, exam }: { userId: UserId; exam: ExamDay }): Promise<CardsAhead> {
    const now = this.clock.now();
    const [answers, stored] = await Promise.all([this.answers.of(userId, now), this.cards.of(userId)]);
    return cardsAhead(deckOf(answers, stored), studyDay(exam, now), this.scheduler);
  }
}
