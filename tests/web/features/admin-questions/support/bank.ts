import { DEFAULT_BLUEPRINT } from '../../../../../src/domain/exam/default-blueprint.ts';
import type { BlueprintContentReply, BlueprintReply } from '../../../../../src/wire/replies/exam.ts';
import type { VersionInReviewReply, VignettesReply } from '../../../../../src/wire/replies/questions.ts';
import type { BlockReply } from '../../../../../src/wire/replies/rich-text.ts';

export const BLUEPRINT_REPLY: BlueprintReply = {
  version: 0,
  content: structuredClone(DEFAULT_BLUEPRINT) as BlueprintContentReply,
  confirmed: null,
};

type Listing = VignettesReply['vignettes'][number];

export const listing = (number: number, facts: Partial<Listing> = {}): Listing => ({
  _id: `v${number}`,
  id: `v${number}`,
  number,
  title: `Vignette number ${number}`,
  state: 'approved',
  isApproved: true,
  pool: 'practice',
  isDemo: false,
  retiredAt: null,
  clusters: ['c3'],
  subjects: ['endodontics'],
  questions: 5,
  author: 'Amara Okafor',
  isOwn: false,
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...facts,
});

export const pageOf = (vignettes: Listing[], nextBefore: number | null = null): { body: VignettesReply } => ({
  body: { vignettes, nextBefore },
});

const words = (text: string): BlockReply[] => [
  { kind: 'paragraph', inlines: [{ text, isStrong: false, isEm: false }] } as BlockReply,
];

const question = (id: string): VersionInReviewReply['questions'][number] => ({
  id,
  stem: `Stem of ${id}`,
  stemBlocks: words(`Stem of ${id}`),
  cluster: 'c3',
  subject: 'endodontics',
  tags: [],
  options: ['a', 'b', 'c', 'd'].map((option) => ({ id: `${id}-${option}`, text: `Option ${option} of ${id}` })),
});

/** A version of two questions, as its reviewer reads it before rating. */
export const blindVersion = (facts: Partial<VersionInReviewReply> = {}): VersionInReviewReply => ({
  _id: 'v1',
  id: 'v1',
  vignetteNumber: 12,
  number: 1,
  state: 'in-review',
  revision: 4,
  title: 'A cracked molar',
  case: 'Chewing hurts.\n\n{{figure:1}}',
  caseBlocks: [...words('Chewing hurts.'), { kind: 'figure', id: '1' } as BlockReply],
  figures: [
    {
      number: 1,
      key: 'figures/large.webp',
      smallKey: 'figures/small.webp',
      width: 1600,
      height: 900,
      description: 'A line across the crown of a molar.',
      caption: 'Tooth 36 from above',
    },
  ],
  questions: [question('q1'), question('q2')],
  seen: null,
  ...facts,
});

const keyOf = (id: string, option: string) => ({
  question: id,
  option: `${id}-${option}`,
  explanationBlocks: words(`Explanation of ${id}`),
  why: ['a', 'b', 'c', 'd'].map((one) => ({ option: `${id}-${one}`, text: `Why ${one} of ${id}` })),
  takeaway: `Take-away of ${id}`,
  references: [
    { title: `Linked reference of ${id}`, publisher: 'NHMRC', year: 2019, url: 'https://example.com/nhmrc' },
    { title: `Printed reference of ${id}`, publisher: 'ARPANSA', year: 2020, url: '' },
  ],
});

/** The same after the reviewer chose b and c, where b and d are right. */
export const keyedVersion = (): VersionInReviewReply =>
  blindVersion({
    seen: {
      answers: [
        { question: 'q1', option: 'q1-b', rating: 65 },
        { question: 'q2', option: 'q2-c', rating: 40 },
      ],
      keys: [keyOf('q1', 'b'), keyOf('q2', 'd')],
    },
  });
