import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MarkedRichTextReader } from '../../../src/adapters/marked/rich-text-reader.ts';
import { DEFAULT_BLUEPRINT } from '../../../src/domain/exam/default-blueprint.ts';
import { takeApart, type WrittenVersion } from '../../../src/domain/questions/draft.ts';
import { hintsOf } from '../../../src/domain/questions/hints.ts';
import { RATING } from '../../../src/domain/questions/literals.ts';
import { submissionFaults } from '../../../src/domain/questions/submission.ts';
import { contentOf, stemKeyOf } from '../../../src/domain/questions/vignette-version.ts';
import {
  casePath,
  DEMO_CASES,
  type DemoCase,
  figurePath,
  writtenCase,
} from '../../../src/main/seed/exam/demo-cases.ts';
import { aVignette } from '../../contracts/question-samples.ts';
import { CountingIds } from '../../doubles/counting-ids.ts';
import { bank } from './bank.ts';

const cases = DEMO_CASES.map((demo) => ({ ...demo, written: writtenCase(demo) }));
const questions = cases.flatMap(({ written }) => written.questions);
const { question, vignette, clusters, subjects } = DEFAULT_BLUEPRINT;
const taxonomy = {
  questions: vignette.questions,
  minOptions: question.options.min,
  maxOptions: question.options.max,
  clusters,
  subjects,
};
const reader = new MarkedRichTextReader();
const now = new Date('2026-11-26T00:00:00.000Z');

/** A demo case as a draft with its figures. */
function draftOf({ written, figures = [] }: DemoCase & { written: WrittenVersion }, ids = new CountingIds()) {
  const shown = figures.map(({ description, caption }, at) => ({ number: at + 1, description, caption }));
  const { text, keys } = takeApart({ ...written, figures: shown }, [], () => ids.next());
  const facts = { id: 'v', vignetteId: 'V', number: 1, state: 'draft', revision: 1, authorIds: [] } as const;
  const times = { createdAt: now, updatedAt: now, submittedAt: null, approvedAt: null };
  return { version: { ...text, ...facts, ...times }, keys };
}

const countBy = <T>(all: readonly T[], of: (one: T) => string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const one of all) counts[of(one)] = (counts[of(one)] ?? 0) + 1;
  return counts;
};
const rightOf = ({ options }: (typeof questions)[number]) => options.findIndex(({ isCorrect }) => isCorrect);

describe('the demo has', () => {
  it('at least 24 cases and 120 questions, of which 8 cases are for practice', () => {
    expect(cases.length).toBeGreaterThanOrEqual(24);
    expect(questions.length).toBeGreaterThanOrEqual(120);
    expect(countBy(cases, ({ pool }) => pool)).toMatchObject({ practice: 8 });
  });

  it.each(cases)('$name as it may be submitted', (demo) => {
    const draft = draftOf(demo);
    expect(submissionFaults(draft, { taxonomy, reader, now })).toEqual([]);
    expect(hintsOf(draft)).toEqual([]);
  });

  it('every file that it names, and no other one', () => {
    const figures = cases.flatMap((demo) => demo.figures ?? []);
    for (const paths of [cases.map(casePath), figures.map(figurePath)]) {
      const names = paths.map((path) => basename(path));
      expect(readdirSync(dirname(paths[0]!)).toSorted()).toEqual(names.toSorted());
    }
  });

  it('cases that an author can import: the same drafts, with nothing to correct', async () => {
    const { importing, openOf } = bank(1, taxonomy);
    for (const demo of cases) {
      const bytes = readFileSync(casePath(demo));
      const report = await importing.run({ bytes, format: 'text', isApplied: true, by: 'ann' });
      expect(report, demo.name).toMatchObject({ vignettes: 1, questions: 5, faults: [], duplicates: [] });
      const imported = await openOf(report.created[0]!.vignetteId);
      expect(contentOf(imported), demo.name).toBe(contentOf(draftOf({ ...demo, figures: [] })));
    }
  });

  it('nothing new for an import of what was exported of it', async () => {
    const { stores, ids, exported, importing } = bank(1, taxonomy);
    for (const demo of cases) {
      const { version, keys } = draftOf(demo, ids);
      const [vignetteId, id] = [ids.next(), ids.next()];
      await stores.vignettes.add([aVignette({ id: vignetteId, pool: demo.pool, isDemo: true })]);
      await stores.versions.add([{ version: { ...version, id, vignetteId, state: 'approved' }, keys }]);
    }
    const bytes = new TextEncoder().encode(await exported());
    expect(await importing.run({ bytes, format: 'csv', isApplied: true, by: 'ann' })).toEqual({
      vignettes: 0,
      questions: 0,
      unchanged: cases.length,
      taught: 0,
      faults: [],
      duplicates: [],
      created: [],
    });
  });

  it('no question twice', () => {
    const stems = cases.flatMap(({ written }) => written.questions.map((one) => `${written.title}: ${stemKeyOf(one)}`));
    expect(new Set(stems).size).toBe(questions.length);
  });

  it('each letter right in 15 to 25 of 100 questions', () => {
    const letters = countBy(questions, (one) => 'ABCDE'[rightOf(one)]!);
    for (const letter of 'ABCDE') {
      expect(letters[letter]! / questions.length, letter).toBeGreaterThanOrEqual(0.15);
      expect(letters[letter]! / questions.length, letter).toBeLessThanOrEqual(0.25);
    }
  });

  it('the right option as the longest one in at most 3 of 10', () => {
    const longest = questions.filter((one) => {
      const lengths = one.options.map(({ text }) => text.length);
      const own = lengths[rightOf(one)]!;
      return lengths.every((length, at) => at === rightOf(one) || length < own);
    });
    expect(longest.length / questions.length).toBeLessThanOrEqual(0.3);
  });

  it('questions of every cluster and nearly every subject, each with a rating that may be given', () => {
    expect(Object.keys(countBy(questions, ({ cluster }) => cluster)).toSorted()).toEqual(clusters.map(({ id }) => id));
    expect(Object.keys(countBy(questions, ({ subject }) => subject)).toSorted()).toEqual(
      subjects.map(({ id }) => id).toSorted(),
    );
    expect(countBy(questions, ({ subject }) => subject)['cultural-safety']).toBeGreaterThanOrEqual(2);
    for (const { name, ratings, written } of cases) {
      expect(ratings, name).toHaveLength(written.questions.length);
      for (const rating of ratings) {
        expect(rating % RATING.step).toBe(0);
        expect(rating).toBeGreaterThanOrEqual(RATING.min);
        expect(rating).toBeLessThanOrEqual(RATING.max);
      }
    }
  });

  it('no option that names others, and no stem that asks for what is wrong', () => {
    for (const { stem, options } of questions) {
      expect(stem).not.toMatch(/\b(except|NOT|least likely)\b/);
      for (const { text } of options) expect(text).not.toMatch(/\b(all|none|both) of the (above|these)\b/i);
    }
  });
});
