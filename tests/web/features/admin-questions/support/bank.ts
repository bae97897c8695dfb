import { DEFAULT_BLUEPRINT } from '../../../../../src/domain/exam/default-blueprint.ts';
import type { BlueprintContentReply, BlueprintReply } from '../../../../../src/wire/replies/exam.ts';
import type { VignettesReply } from '../../../../../src/wire/replies/questions.ts';

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
