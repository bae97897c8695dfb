import { describe, expect, it } from 'vitest';
import { type BlueprintContent, sumsOf } from '../../../src/domain/exam/blueprint.ts';
import { blueprintFaults } from '../../../src/domain/exam/blueprint-faults.ts';
import { DEFAULT_BLUEPRINT } from '../../../src/domain/exam/default-blueprint.ts';

const pathsOf = (change: Partial<BlueprintContent>): string[] =>
  blueprintFaults({ ...DEFAULT_BLUEPRINT, ...change }).map(({ path }) => path);

const sections = (...vignettes: number[]) => vignettes.map((count) => ({ vignettes: count, minutes: 120 }));
const cluster = (id: string, share: number | null = null) => ({ id, short: id, title: id, share });
const subject = (id: string, share: number | null = null) => ({ id, title: id, share, search: '' });
const many = <T>(count: number, make: (id: string) => T): T[] =>
  Array.from({ length: count }, (_one, index) => make(`id-${index + 1}`));

/** Two sections of 140 questions in vignettes of 4, on one day, with other clusters and one subject. */
const OTHER_SHAPE: BlueprintContent = {
  ...DEFAULT_BLUEPRINT,
  question: { options: { min: 4, max: 4 } },
  vignette: { questions: 4 },
  days: [[2, 1]],
  sections: sections(35, 35),
  unscoredVignettesPerSection: 0,
  breakMinutes: { betweenSections: 0 },
  clusters: [cluster('a', 0.7), cluster('b', 0.2), cluster('c', 0.1)],
  subjects: [subject('all', 1)],
};

describe('a blueprint without a fault', () => {
  it('is the default, and one of another shape', () => {
    expect(blueprintFaults(DEFAULT_BLUEPRINT)).toEqual([]);
    expect(blueprintFaults(OTHER_SHAPE)).toEqual([]);
  });

  it('adds up', () => {
    expect(sumsOf(DEFAULT_BLUEPRINT)).toEqual({
      vignettes: 56,
      questions: 280,
      questionsOfSections: [70, 70, 70, 70],
    });
    expect(sumsOf(OTHER_SHAPE)).toEqual({ vignettes: 70, questions: 280, questionsOfSections: [140, 140] });
  });

  it.each<[string, Partial<BlueprintContent>]>([
    ['the largest', { sections: many(8, () => ({ vignettes: 100, minutes: 600 })), days: [[1, 2, 3, 4, 5, 6, 7, 8]] }],
    ['the smallest', { sections: [{ vignettes: 1, minutes: 1 }], days: [[1]], unscoredVignettesPerSection: 0 }],
    ['with most questions and options', { vignette: { questions: 10 }, question: { options: { min: 2, max: 6 } } }],
    ['with most clusters and subjects', { clusters: many(8, cluster), subjects: many(40, subject) }],
    ['with the longest id', { clusters: [cluster('a-9'.padEnd(40, 'z'))] }],
  ])('is %s', (_what, change) => {
    expect(pathsOf(change)).toEqual([]);
  });
});

describe('a fault of a blueprint', () => {
  it.each<[string, Partial<BlueprintContent>, string[]]>([
    ['no section', { sections: [], days: [] }, ['sections']],
    [
      'nine sections',
      { sections: many(9, () => ({ vignettes: 9, minutes: 9 })), days: [[1, 2, 3, 4, 5, 6, 7, 8, 9]] },
      ['sections'],
    ],
    [
      'a section without vignettes',
      { sections: sections(14, 0, 14, 14) },
      ['sections[1].vignettes', 'unscoredVignettesPerSection'],
    ],
    ['a section of 101 vignettes', { sections: sections(14, 14, 14, 101) }, ['sections[3].vignettes']],
    ['half a vignette', { sections: sections(14, 14, 13.5, 14) }, ['sections[2].vignettes']],
    ['no minute', { sections: [{ vignettes: 14, minutes: 0 }], days: [[1]] }, ['sections[0].minutes']],
    ['601 minutes', { sections: [{ vignettes: 14, minutes: 601 }], days: [[1]] }, ['sections[0].minutes']],
    ['a section on no day', { days: [[1, 2], [4]] }, ['days']],
    [
      'a section on two days',
      {
        days: [
          [1, 2],
          [2, 3, 4],
        ],
      },
      ['days'],
    ],
    [
      'a section that is not there',
      {
        days: [
          [1, 2],
          [3, 5],
        ],
      },
      ['days'],
    ],
    ['a day without sections', { days: [[1, 2, 3, 4], []] }, ['days[1]']],
    ['no question in a vignette', { vignette: { questions: 0 } }, ['vignette.questions']],
    ['eleven questions in a vignette', { vignette: { questions: 11 } }, ['vignette.questions']],
    ['one option', { question: { options: { min: 1, max: 5 } } }, ['question.options.min']],
    ['seven options', { question: { options: { min: 4, max: 7 } } }, ['question.options.max']],
    ['fewer options than the fewest', { question: { options: { min: 5, max: 4 } } }, ['question.options.max']],
    [
      'as many unscored vignettes as a section has',
      { unscoredVignettesPerSection: 14 },
      ['unscoredVignettesPerSection'],
    ],
    ['fewer than no unscored vignettes', { unscoredVignettesPerSection: -1 }, ['unscoredVignettesPerSection']],
    ['a break of less than nothing', { breakMinutes: { betweenSections: -1 } }, ['breakMinutes.betweenSections']],
    ['no cluster', { clusters: [] }, ['clusters']],
    ['nine clusters', { clusters: many(9, cluster) }, ['clusters']],
    ['no subject', { subjects: [] }, ['subjects']],
    ['41 subjects', { subjects: many(41, subject) }, ['subjects']],
    ['an id twice', { clusters: [cluster('c1'), cluster('c2'), cluster('c1')] }, ['clusters[2].id']],
    ['an id of a subject twice', { subjects: [subject('a'), subject('a')] }, ['subjects[1].id']],
    ['an id with a capital', { clusters: [cluster('C1')] }, ['clusters[0].id']],
    ['an id of two lines', { subjects: [subject('a\n')] }, ['subjects[0].id']],
    ['an id of 41 letters', { subjects: [subject('a'.repeat(41))] }, ['subjects[0].id']],
    ['a share above one', { clusters: [cluster('a', 1.1)] }, ['clusters[0].share', 'clusters']],
    ['a share below nothing', { subjects: [subject('a', -0.1)] }, ['subjects[0].share']],
    ['shares that are more than all', { clusters: [cluster('a', 0.5), cluster('b', 0.51)] }, ['clusters']],
    ['no strictness', { strictness: { 1: 0.35, 2: 0, 5: 0.18 } }, ['strictness.2']],
    ['no week', { calendar: { ...DEFAULT_BLUEPRINT.calendar, resultsWeeksAfter: 0 } }, ['calendar.resultsWeeksAfter']],
    [
      'half a week',
      { calendar: { ...DEFAULT_BLUEPRINT.calendar, applyWeeksBefore: [17, 0.5] } },
      ['calendar.applyWeeksBefore[1]'],
    ],
    [
      'one week of two',
      { calendar: { ...DEFAULT_BLUEPRINT.calendar, bookingWeeksBefore: [8] } },
      ['calendar.bookingWeeksBefore'],
    ],
  ])('is %s', (_what, change, paths) => {
    expect(pathsOf(change)).toEqual(paths);
  });

  it('is told with all the others at once', () => {
    const found = blueprintFaults({
      ...DEFAULT_BLUEPRINT,
      sections: sections(14, 0),
      vignette: { questions: 0 },
      clusters: [cluster('c1', 0.9), cluster('c1', 0.9)],
      subjects: [subject('')],
    });
    expect(found).toEqual([
      { path: 'sections[1].vignettes', message: 'A section has 1 to 100 cases.' },
      { path: 'unscoredVignettesPerSection', message: 'Please enter fewer unscored cases than each section has.' },
      { path: 'days', message: 'Please put each section on exactly one day.' },
      { path: 'vignette.questions', message: 'A case has 1 to 10 questions.' },
      { path: 'clusters[1].id', message: 'This id is taken. Please choose another one.' },
      { path: 'clusters', message: 'The shares of all clusters add up to more than 100%.' },
      { path: 'subjects[0].id', message: 'Please use 1 to 40 lower-case letters, digits and hyphens.' },
    ]);
  });
});
