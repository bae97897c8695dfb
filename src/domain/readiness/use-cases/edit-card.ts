import type { CalendarDay } from '../../kernel/calendar.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { QuestionId, UserId } from '../../kernel/ids.ts';
import { type CardEdit, editedCard, newCard } from '../cards/card.ts';
import type { CardScheduler } from '../cards/card-scheduler.ts';
import { type DeckCard, deckOf } from '../cards/deck.ts';
import { nextOf } from '../cards/due-cards.ts';
import { noSuchCard, staleCard } from '../cards/errors.ts';
import type { Cards, ReleasedAnswers } from '../cards/ports.ts';
import { studyDay } from '../cards/study-day.ts';
import type { ExamDays } from '../ports.ts';

export interface EditedCard {
  readonly userId: UserId;
  readonly questionId: QuestionId;
  readonly edit: CardEdit;
  /** Zero: nothing was stored of it. */
  readonly revision: number;
}

/** Notes why a question went wrong and what to remember, takes its card out of turn or into it. */
export class EditCard {
  constructor(
    private readonly answers: Pick<ReleasedAnswers, 'to'>,
    private readonly cards: Pick<Cards, 'find' | 'save'>,
    private readonly examDays: ExamDays,
    private readonly scheduler: CardScheduler,
    private readonly clock: Clock,
  ) {}

  async run({ userId, questionId, edit, revision }: EditedCard): Promise<DeckCard & { nextOn: CalendarDay | null }> {
    const now = this.clock.now();
    const [released, stored, exam] = await Promise.all([
      this.answers.to(userId, questionId, now),
      this.cards.find(userId, questionId),
      this.examDays.of(userId),
    ]);
    if (deckOf(released, stored ? [stored] : []).length === 0) throw noSuchCard();
    const card = stored ?? newCard(userId, questionId);
    const edited = editedCard(card, edit);
    if (card.revision !== revision || !(await this.cards.save(edited))) throw staleCard();
    const [after] = deckOf(released, [edited]);
    if (!after) throw noSuchCard();
    return { ...after, nextOn: nextOf(after, studyDay(exam, now), this.scheduler) };
  }
}
