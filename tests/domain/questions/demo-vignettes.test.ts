import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MarkedRichTextReader } from '../../../src/adapters/marked/rich-text-reader.ts';
import { DEFAULT_BLUEPRINT } from '../../../src/domain/exam/default-blueprint.ts';
import { takeApart } from '../../../src/domain/questions/draft.ts';
import { hintsOf } from '../../../src/domain/questions/hints.ts';
import { RATING } from '../../../src/domain/questions/literals.ts';
import { submissionFaults } from '../../../src/domain/questions/submission.ts';
import { stemKeyOf } from '../../../src/domain/questions/vignette-version.ts';
import { projectFolder } from '../../../src/main/project-folder.ts';
import { DEMO_VIGNETTES } from '../../../src/main/seed/exam/demo-vignettes.ts';
import { figureText, writtenVersion } from '../../../src/main/seed/exam/written-version.ts';
import { aVignette } from '../../contracts/question-samples.ts';
import { CountingIds } from '../../doubles/counting-ids.ts';
import { bank } from './bank.ts';

const named = Object.entries(DEMO_VIGNETTES);
const vignettes = Object.values(DEMO_VIGNETTES);
const questions = vignettes.flatMap((vignette) => vignette.questions);
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

/** A demo vignette as a draft. */
function draftOf(demo: (typeof vignettes)[number], ids = new CountingIds()) {
  const figures = (demo.figures ?? []).map((figure, at) => ({ number: at + 1, ...figureText(figure) }));
  const { text, keys } = takeApart(writtenVersion(demo, figures), [], () => ids.next());
  const facts = { id: 'v', vignetteId: 'V', number: 1, state: 'draft', revision: 1, authorIds: [] } as const;
  const times = { createdAt: now, updatedAt: now, submittedAt: null, approvedAt: null };
  return { version: { ...text, ...facts, ...times }, keys };
}

const countBy = <T>(all: readonly T[], of: (one: T) => string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const one of all) counts[of(one)] = (counts[of(one)] ?? 0) + 1;
  return counts;
};

describe('the demo has', () => {
  it('at least 24 vignettes and 120 questions, of which 8 vignettes are for practice', () => {
    expect(vignettes.length).toBeGreaterThanOrEqual(24);
    expect(questions.length).toBeGreaterThanOrEqual(120);
    expect(countBy(vignettes, ({ pool }) => pool)).toMatchObject({ practice: 8 });
  });

  it.each(named)('%s as it may be submitted', (_name, demo) => {
    const draft = draftOf(demo);
    expect(submissionFaults(draft, { taxonomy, reader, now })).toEqual([]);
    expect(hintsOf(draft)).toEqual([]);
  });

  it('every figure that it names', () => {
    const files = vignettes.flatMap(({ figures = [] }) => figures.map(({ file }) => file));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files)
      expect(existsSync(join(projectFolder(), 'src/main/seed/exam/figures', file)), file).toBe(true);
  });

  it('nothing new for an import of what was exported of it', async () => {
    const { stores, ids, exported, importing } = bank(1, taxonomy);
    for (const demo of vignettes) {
      const { version, keys } = draftOf(demo, ids);
      const [vignetteId, id] = [ids.next(), ids.next()];
      await stores.vignettes.add([aVignette({ id: vignetteId, pool: demo.pool, isDemo: true })]);
      await stores.versions.add([{ version: { ...version, id, vignetteId, state: 'approved' }, keys }]);
    }
    const bytes = new TextEncoder().encode(await exported());
    expect(await importing.run({ bytes, format: 'csv', isApplied: true, by: 'ann' })).toEqual({
      vignettes: 0,
      questions: 0,
      unchanged: vignettes.length,
      faults: [],
      duplicates: [],
      created: [],
    });
  });

  it('no question twice', () => {
    const stems = vignettes.flatMap(({ title, ...demo }) =>
      draftOf({ title, ...demo }).version.questions.map((one) => `${title}: ${stemKeyOf(one)}`),
    );
    expect(new Set(stems).size).toBe(questions.length);
  });

  it('each letter right in 15 to 25 of 100 questions', () => {
    const letters = countBy(questions, ({ right }) => right);
    for (const letter of 'ABCDE') {
      expect(letters[letter]! / questions.length, letter).toBeGreaterThanOrEqual(0.15);
      expect(letters[letter]! / questions.length, letter).toBeLessThanOrEqual(0.25);
    }
  });

  it('the right option as the longest one in at most 3 of 10', () => {
    const longest = questions.filter(({ options, right }) => {
      const lengths = options.map(({ text }) => text.length);
      const own = lengths['ABCDE'.indexOf(right)]!;
      return lengths.every((length, at) => at === 'ABCDE'.indexOf(right) || length < own);
    });
    expect(longest.length / questions.length).toBeLessThanOrEqual(0.3);
  });

  it('questions of every cluster and nearly every subject, with ratings that may be given', () => {
    expect(Object.keys(countBy(questions, ({ cluster }) => cluster)).toSorted()).toEqual(clusters.map(({ id }) => id));
    expect(Object.keys(countBy(questions, ({ subject }) => subject)).toSorted()).toEqual(
      subjects.map(({ id }) => id).toSorted(),
    );
    expect(countBy(questions, ({ subject }) => subject)['cultural-safety']).toBeGreaterThanOrEqual(2);
    for (const { rating } of questions) {
      expect(rating % RATING.step).toBe(0);
      expect(rating).toBeGreaterThanOrEqual(RATING.min);
      expect(rating).toBeLessThanOrEqual(RATING.max);
    }
  });

  it('no option that names others, and no stem that asks for what is wrong', () => {
    for (const { stem, options } of questions) {
      expect(stem).not.toMatch(/\b(except|NOT|least likely)\b/);
      for (const { text } of options) expect(text).not.toMatch(/\b(all|none|both) of the (above|these)\b/i);
    }
  });

  it('lines as short as all other files have', () => {
    for (const [name, { case: text }] of named)
      expect(Math.max(...text.split('\n').map((line) => line.length)), name).toBeLessThanOrEqual(140);
  });
});
