import type { CalendarDay } from '../../kernel/calendar.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { OptionId, QuestionId, UserId } from '../../kernel/ids.ts';
import type { KeyOfQuestion, SectionSource } from '../../kernel/vignettes.ts';
import { type Card, gradedCard, newCard } from '../cards/card.ts';
import { type CardScheduler, gradeOf } from '../cards/card-scheduler.ts';
import { type DeckCard, deckOf } from '../cards/deck.ts';
import { isDue, nextOf } from '../cards/due-cards.ts';
import { cardClosed, cardNotDue, noSuchCard, noSuchOption, staleCard } from '../cards/errors.ts';
import type { CardKeys, Cards, ReleasedAnswers } from '../cards/ports.ts';
import { longestInterval, type StudyDay, studyDay } from '../cards/study-day.ts';
import type { ExamDays, ExamShapes } from '../ports.ts';

export interface CardAnswer {
  readonly userId: UserId;
  readonly questionId: QuestionId;
  /** Names this answer: sent again it changes nothing, and is answered the same. */
  readonly gradeNumber: string;
  readonly optionId: OptionId;
  readonly seconds: number;
  readonly isEasy: boolean;
}

export interface GradedCard {
  readonly card: Card;
  readonly optionId: OptionId;
  readonly key: KeyOfQuestion;
  /** Null: not before the exam. */
  readonly nextOn: CalendarDay | null;
}

/** One sent twice at the same moment, and one of another device. */
const TRIES = 3;

/** Grades a card that is due, once however often it is sent, and tells what is right. */
export class GradeCard {
  constructor(
    private readonly answers: Pick<ReleasedAnswers, 'to'>,
    private readonly cards: Pick<Cards, 'find' | 'save'>,
    private readonly examDays: ExamDays,
    private readonly texts: SectionSource,
    private readonly keys: CardKeys,
    private readonly shapes: ExamShapes,
    private readonly scheduler: CardScheduler,
    private readonly clock: Clock,
  ) {}

  async run(answer: CardAnswer): Promise<GradedCard> {
    const { userId, questionId, optionId } = answer;
    const now = this.clock.now();
    const day = studyDay(await this.examDays.of(userId), now);
    const released = await this.answers.to(userId, questionId, now);
    for (let tried = 0; tried < TRIES; tried += 1) {
      const stored = await this.cards.find(userId, questionId);
      const [inDeck] = deckOf(released, stored ? [stored] : []);
      if (!inDeck || inDeck.state === 'offered') throw noSuchCard();
      const key = await this.keyOf(inDeck, optionId);
      const told = (card: Card): GradedCard => {
        const [after = inDeck] = deckOf(released, [card]);
        return { card, optionId, key, nextOn: nextOf(after, day, this.scheduler) };
      };
      if (stored?.gradeNumber === answer.gradeNumber) return told(stored);
      if (!isDue(inDeck, day, this.scheduler)) throw cardNotDue(nextOf(inDeck, day, this.scheduler));
      const card = await this.graded(answer, stored ?? newCard(userId, questionId), key, day);
      if (await this.cards.save(card)) return told(card);
    }
    throw staleCard();
  }

  private async keyOf({ questionId, versionId }: DeckCard, optionId: OptionId): Promise<KeyOfQuestion> {
    if (versionId === null) throw cardClosed();
    const [[vignette], keys] = await Promise.all([this.texts.vignettes([versionId]), this.keys.keys([versionId])]);
    const question = vignette?.questions.find(({ id }) => id === questionId);
    const key = keys.find((one) => one.questionId === questionId);
    if (!question || !key) throw cardClosed();
    if (!question.options.some(({ id }) => id === optionId)) throw noSuchOption();
    return key;
  }

  private async graded(answer: CardAnswer, card: Card, key: KeyOfQuestion, day: StudyDay): Promise<Card> {
    const { secondsAllowed } = await this.shapes.current();
    const grade = gradeOf({ ...answer, isRight: answer.optionId === key.optionId }, secondsAllowed);
    const given = { grade, gradeNumber: answer.gradeNumber, today: day.today, longest: longestInterval(day) };
    return gradedCard(card, given, this.scheduler);
  }
}
