import type { CalendarDay } from '../../kernel/calendar.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { QuestionId, UserId } from '../../kernel/ids.ts';
import type { SectionSource } from '../../kernel/vignettes.ts';
import type { CardScheduler } from '../cards/card-scheduler.ts';
import { type DeckCard, deckOf } from '../cards/deck.ts';
import { nextOf } from '../cards/due-cards.ts';
import type { Cards, ReleasedAnswers } from '../cards/ports.ts';
import { studyDay } from '../cards/study-day.ts';
import { CARD_STATES, type CardReason, type CardState } from '../literals.ts';
import type { ExamDays, ExamShapes } from '../ports.ts';
import type { ExamShape } from '../readiness.ts';

const PAGE = 50;

export interface CardFilter {
  readonly state?: CardState | undefined;
  readonly why?: CardReason | undefined;
  readonly cluster?: string | undefined;
}

export interface ListedCard extends DeckCard {
  /** Markdown; null where the question has gone. */
  readonly stem: string | null;
  /** Null: not before the exam, or not in turn. */
  readonly nextOn: CalendarDay | null;
}

export interface CardList {
  readonly cards: readonly ListedCard[];
  readonly nextBefore: QuestionId | null;
  /** Numbers of all cards, whatever is filtered. */
  readonly counts: Readonly<Record<CardState, number>>;
  /** Clusters of the exam rules. */
  readonly clusters: ExamShape['clusters'];
}

/** Cards of a person, the newest answer first. */
export class ListCards {
  constructor(
    private readonly answers: Pick<ReleasedAnswers, 'of'>,
    private readonly cards: Pick<Cards, 'of'>,
    private readonly examDays: ExamDays,
    private readonly texts: SectionSource,
    private readonly shapes: ExamShapes,
    private readonly scheduler: CardScheduler,
    private readonly clock: Clock,
  ) {}

  /** @param request.before question of the last card that was seen. */
  async run(request: { userId: UserId; filter: CardFilter; before: QuestionId | undefined }): Promise<CardList> {
    const { userId, filter, before } = request;
    const now = this.clock.now();
    const [answers, stored, exam, { clusters }] = await Promise.all([
      this.answers.of(userId, now),
      this.cards.of(userId),
      this.examDays.of(userId),
      this.shapes.current(),
    ]);
    const deck = deckOf(answers, stored);
    const from = before === undefined ? 0 : deck.findIndex(({ questionId }) => questionId === before) + 1;
    const found = deck.slice(from).filter((card) => fits(card, filter));
    const page = found.slice(0, PAGE);
    const day = studyDay(exam, now);
    const texts = await this.texts.vignettes([...new Set(page.flatMap(({ versionId }) => versionId ?? []))]);
    const stems = new Map(texts.flatMap(({ questions }) => questions.map(({ id, stem }) => [id, stem] as const)));
    return {
      cards: page.map((card) => ({
        ...card,
        stem: card.versionId === null ? null : (stems.get(card.questionId) ?? null),
        nextOn: nextOf(card, day, this.scheduler),
      })),
      nextBefore: found.length > PAGE ? (page.at(-1)?.questionId ?? null) : null,
      counts: countsOf(deck),
      clusters,
    };
  }
}

const fits = (card: DeckCard, { state, why, cluster }: CardFilter): boolean =>
  (state === undefined || card.state === state) &&
  (why === undefined || card.card?.why === why) &&
  (cluster === undefined || card.cluster === cluster);

const countsOf = (deck: readonly DeckCard[]): Record<CardState, number> => {
  const counts = Object.fromEntries(CARD_STATES.map((state) => [state, 0])) as Record<CardState, number>;
  for (const { state } of deck) counts[state] += 1;
  return counts;
};
