import type { Knex } from 'knex';
import { KnexVersionRepository } from '../../src/adapters/knex/questions/version-repository.ts';
import { KnexVignetteRepository } from '../../src/adapters/knex/questions/vignette-repository.ts';
import type { Pool } from '../../src/domain/questions/literals.ts';
import type { KeyedVersion } from '../../src/domain/questions/vignette-version.ts';

const AT = new Date('2026-03-02T09:00:00.000Z');
const LETTERS = ['a', 'b', 'c', 'd'];
const CLUSTERS = ['c1', 'c2', 'c3', 'c4'];
const SUBJECTS = ['endodontics', 'periodontics'];

export interface BankFacts {
  readonly pool?: Pool;
  readonly questions?: number;
  /** Letter of the right option. */
  readonly right?: (question: number) => number;
  readonly rating?: number | null;
  /** Numbers of figures that each of them shows. */
  readonly figures?: readonly number[];
  /** How many places clusters and subjects are turned further. */
  readonly turned?: number;
  /** What the answer keys tell in place of each of their texts. */
  readonly told?: (text: string) => string;
}

/**
 * Fills the bank with approved vignettes of these ids. Their questions are `<id>-1` and so on, the options of one
 * `<id>-1-a` to `-d`, and the first option is right; clusters take turns.
 */
export async function fillBank(db: Knex, ids: readonly string[], facts: BankFacts = {}): Promise<void> {
  const { pool = 'practice' } = facts;
  await new KnexVignetteRepository(db).add(
    ids.map((id) => ({
      id,
      pool,
      isDemo: false,
      createdBy: 'author',
      createdAt: AT,
      retiredAt: null,
      retiredBy: null,
    })),
  );
  await new KnexVersionRepository(db).add(ids.map((id, at) => approvedVersion(id, at, facts)));
}

function approvedVersion(
  id: string,
  at: number,
  { questions: count = 5, right = () => 0, rating = 60, figures = [], turned = 0, told = (text) => text }: BankFacts,
): KeyedVersion {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const optionsOf = (number: number) => LETTERS.map((letter) => `${id}-${number}-${letter}`);
  const questions = numbers.map((number) => ({
    id: `${id}-${number}`,
    stem: `What follows from finding ${number} of the case ${id}?`,
    cluster: CLUSTERS[(at + number - 1 + turned) % CLUSTERS.length] ?? 'c1',
    subject: SUBJECTS[(at + turned) % SUBJECTS.length] ?? 'endodontics',
    tags: [],
    options: optionsOf(number).map((option) => ({ id: option, text: `Option ${option}` })),
    isNew: false,
  }));
  return {
    version: {
      id: `${id}-v1`,
      vignetteId: id,
      number: 1,
      state: 'approved',
      revision: 1,
      title: `Case ${id}`,
      case: `A patient comes with finding ${id}.`,
      basis: 'original',
      isDeclared: true,
      figures: figures.map((number) => ({ number, description: 'A drawing of a tooth', caption: '' })),
      questions,
      authorIds: ['author'],
      createdAt: AT,
      updatedAt: AT,
      submittedAt: AT,
      approvedAt: AT,
    },
    keys: numbers.map((number) => ({
      questionId: `${id}-${number}`,
      optionId: optionsOf(number)[right(number)] ?? null,
      explanation: told(`Because of finding ${number}.`),
      why: Object.fromEntries(optionsOf(number).map((option) => [option, told(`Why ${option}.`)])),
      takeaway: told('Look twice.'),
      references: [{ title: told('Guide'), publisher: told('Board'), year: 2022, url: '' }],
      rating,
    })),
  };
}
