import type { VersionReply, VignetteReply } from '../../../../src/wire/replies/questions.ts';

type Question = VersionReply['questions'][number];

const paragraph = (text: string): VersionReply['caseBlocks'] => [
  { kind: 'paragraph', inlines: [{ text, isStrong: false, isEm: false }] },
];

export const question = (id: string, facts: Partial<Question> = {}): Question => ({
  id,
  stem: `Stem of ${id}`,
  stemBlocks: paragraph(`Stem of ${id}`),
  cluster: 'c1',
  subject: 's1',
  tags: ['pulp'],
  isNewQuestion: false,
  explanation: 'Because of the pulp.',
  explanationBlocks: paragraph('Because of the pulp.'),
  takeaway: 'Cold tells.',
  references: [{ title: 'Guide', publisher: 'Press', year: 2020, url: 'https://example.com/guide' }],
  rating: null,
  withdrawn: null,
  options: [
    { id: `${id}a`, text: 'Caries', isCorrect: true, why: 'It is.' },
    { id: `${id}b`, text: 'Pulpitis', isCorrect: false, why: 'It is not.' },
    { id: `${id}c`, text: 'Trauma', isCorrect: false, why: 'There was none.' },
  ],
  ...facts,
});

export const version = (facts: Partial<VersionReply> = {}): VersionReply => ({
  number: 1,
  state: 'draft',
  revision: 3,
  title: 'Molar pain',
  case: 'A man has pain.',
  caseBlocks: paragraph('A man has pain.'),
  figures: [],
  basis: 'original',
  isDeclared: true,
  questions: [question('q1'), question('q2')],
  ...facts,
});

export const FIGURE: VersionReply['figures'][number] = {
  number: 1,
  key: 'figures/one.webp',
  smallKey: 'figures/one-small.webp',
  width: 1200,
  height: 800,
  description: 'A film of the upper left molars',
  caption: 'Film',
};

/** Listing of a version. */
const listed = ({ number, state, title }: VersionReply): VignetteReply['versions'][number] => ({
  number,
  state,
  title,
  author: 'Amara Okafor',
  updatedAt: '2026-03-02T09:00:00.000Z',
  submittedAt: null,
  approvedAt: null,
});

export function vignette(facts: Partial<VignetteReply> = {}): VignetteReply {
  const { open = version(), approved = null } = facts;
  return {
    _id: 'v1',
    id: 'v1',
    number: 12,
    pool: 'practice',
    isDemo: false,
    retiredAt: null,
    versions: [open, approved].flatMap((one) => (one ? [listed(one)] : [])),
    open,
    isOwn: true,
    approved,
    faults: [],
    hints: [],
    reviews: [],
    ...facts,
  };
}
