import { boolean, integer, list, nullable, object, oneOf, type Reply, string, time } from '../json-schema.ts';
import { CARD_REASONS, CARD_STATES } from '../literals.ts';
import { richTextSchema } from './rich-text.ts';
import { releasedKey, sectionFigureSchema } from './sittings.ts';

const cardFields = {
  question: string(),
  cluster: string(),
  state: oneOf(CARD_STATES),
  why: nullable(oneOf(CARD_REASONS), 'As its candidate says.'),
  rule: string('A line of one’s own; empty without.'),
  lapses: integer('How often it was forgotten.'),
  nextOn: nullable(string('A day, as 2026-03-31.'), 'Null: not before the exam, or not in turn.'),
  answeredAt: time('In a test.'),
  revision: integer('0: nothing is stored of it yet.'),
};

export const cardSchema = object(cardFields, 'Card');

export const cardsSchema = object(
  {
    cards: list(
      object(
        { ...cardFields, stemBlocks: nullable(richTextSchema, 'Null: the question is not in the bank any more.') },
        'ListedCard',
      ),
      'The newest answer first.',
    ),
    nextBefore: nullable(string()),
    counts: object(
      {
        offered: integer('Right but flagged.'),
        waiting: integer(),
        active: integer(),
        known: integer(),
        closed: integer(),
      },
      'CardCounts',
    ),
    clusters: list(object({ id: string(), title: string() }, 'CardCluster'), 'Of the exam rules of today.'),
  },
  'Cards',
);

export const dueCardsSchema = object(
  {
    today: string('A day of study begins at 4 in the morning by the clocks of its person.'),
    examOn: nullable(string()),
    done: integer('Today.'),
    left: integer('Due or new as well: they wait for the days to come.'),
    cases: list(
      object(
        {
          id: string(),
          caseBlocks: richTextSchema,
          figures: list(sectionFigureSchema),
          questions: list(
            object(
              {
                id: string(),
                stemBlocks: richTextSchema,
                options: list(object({ id: string(), text: string() }, 'CardOption')),
                isNew: boolean(),
              },
              'DueQuestion',
            ),
          ),
        },
        'DueCase',
      ),
      'Without what is right.',
    ),
  },
  'DueCards',
);

export const gradedCardSchema = object(
  {
    question: string(),
    option: string(),
    ...releasedKey,
    nextOn: cardFields.nextOn,
    reason: cardFields.why,
    rule: cardFields.rule,
    revision: integer(),
  },
  'GradedCard',
);

export type CardReply = Reply<typeof cardSchema>;
export type CardsReply = Reply<typeof cardsSchema>;
export type DueCardsReply = Reply<typeof dueCardsSchema>;
export type GradedCardReply = Reply<typeof gradedCardSchema>;
