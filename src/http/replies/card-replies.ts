import type { RichTextReader } from '../../domain/kernel/rich-text.ts';
import type { DeckCard } from '../../domain/readiness/cards/deck.ts';
import type { Review } from '../../domain/readiness/cards/review.ts';
import type { CardList } from '../../domain/readiness/queries/list-cards.ts';
import type { DueToday } from '../../domain/readiness/queries/list-due-cards.ts';
import type { GradedCard } from '../../domain/readiness/use-cases/grade-card.ts';
import type { CardReply, CardsReply, DueCardsReply, GradedCardReply } from '../../wire/replies/cards.ts';
import { blocksOf } from './blocks-of.ts';
import { releasedKeyReply } from './sitting-replies.ts';

export const cardReply = ({
  questionId,
  cluster,
  state,
  card,
  answeredAt,
  nextOn,
}: DeckCard & { readonly nextOn: Review['nextOn'] | null }): CardReply => ({
  ...{ question: questionId, cluster, state, nextOn },
  ...{ why: card?.why ?? null, rule: card?.rule ?? '', lapses: card?.lapses ?? 0, revision: card?.revision ?? 0 },
  answeredAt: answeredAt.toISOString(),
});

export const cardsReply = (
  { cards, nextBefore, counts, clusters }: CardList,
  richText: RichTextReader,
): CardsReply => ({
  cards: cards.map(({ stem, ...card }) => ({
    ...cardReply(card),
    stemBlocks: stem === null ? null : blocksOf(stem, richText),
  })),
  nextBefore,
  counts: { ...counts },
  clusters: clusters.map(({ id, title }) => ({ id, title })),
});

export const dueCardsReply = ({ day, cases, done, left }: DueToday, richText: RichTextReader): DueCardsReply => ({
  ...{ today: day.today, examOn: day.examOn, done, left },
  cases: cases.map(({ vignette, cards }) => ({
    id: vignette.vignetteId,
    caseBlocks: blocksOf(vignette.case, richText),
    figures: vignette.figures.map((figure) => ({ ...figure })),
    questions: vignette.questions.flatMap(({ id, stem, options }) => {
      const card = cards.find(({ questionId }) => questionId === id);
      if (!card) return [];
      return [
        {
          id,
          stemBlocks: blocksOf(stem, richText),
          options: options.map((option) => ({ id: option.id, text: option.text })),
          isNew: card.state === 'waiting',
        },
      ];
    }),
  })),
});

export const gradedCardReply = (
  { card, optionId, key, nextOn }: GradedCard,
  richText: RichTextReader,
): GradedCardReply => ({
  question: card.questionId,
  option: optionId,
  ...releasedKeyReply(key, richText),
  ...{ nextOn, reason: card.why, rule: card.rule, revision: card.revision },
});
