import type { CardReply, CardsReply, DueCardsReply, GradedCardReply } from '../../../../src/wire/replies/cards.ts';

export const blocks = (text: string) => [
  { kind: 'paragraph' as const, inlines: [{ text, isStrong: false, isEm: false }] },
];

const question = (id: string): DueCardsReply['cases'][number]['questions'][number] => ({
  id,
  stemBlocks: blocks(`Stem of ${id}`),
  options: ['a', 'b', 'c'].map((letter) => ({ id: `${id}${letter}`, text: `Option ${letter} of ${id}` })),
  isNew: true,
});

/** Cases of these questions each: `[['q1', 'q2'], ['q3']]`. */
export const dueCards = (cases: readonly (readonly string[])[], facts: Partial<DueCardsReply> = {}): DueCardsReply => ({
  ...{ today: '2026-03-02', examOn: null, done: 0, left: 0 },
  cases: cases.map((ids, at) => ({
    id: `v${at + 1}`,
    caseBlocks: blocks(`Case ${at + 1}.`),
    figures: [],
    questions: ids.map(question),
  })),
  ...facts,
});

/** The first option is right. */
export const gradedCard = (id: string, option: string, facts: Partial<GradedCardReply> = {}): GradedCardReply => ({
  ...{ question: id, option, correctOption: `${id}a`, explanationBlocks: blocks(`Why of ${id}`), why: [] },
  ...{ takeaway: 'Test the nerve.', references: [], nextOn: '2026-03-03', reason: null, rule: '', revision: 1 },
  ...facts,
});

export const aCard = (question: string, facts: Partial<CardReply> = {}): CardReply => ({
  ...{ question, cluster: 'c1', state: 'active', why: null, rule: '', lapses: 0, nextOn: '2026-03-03' },
  ...{ answeredAt: '2026-03-01T02:00:00.000Z', revision: 1 },
  ...facts,
});

export const cardList = (cards: readonly CardReply[], facts: Partial<CardsReply> = {}): CardsReply => ({
  cards: cards.map((card) => ({
    ...card,
    stemBlocks: card.state === 'closed' ? null : blocks(`Stem of ${card.question}`),
  })),
  nextBefore: null,
  counts: { offered: 0, waiting: 0, active: cards.length, known: 0, closed: 0 },
  clusters: [
    { id: 'c1', title: 'Diagnosis and planning' },
    { id: 'c2', title: 'Treatment' },
  ],
  ...facts,
});
