import { describe, expect, it } from 'vitest';
import type { ContentEntry, CourseTree, DocumentEntry, FileState } from '../../../src/domain/catalog/course-tree.ts';
import { type Guidance, NO_GUIDANCE } from '../../../src/domain/catalog/guidance.ts';
import { PROMISES } from '../../../src/domain/catalog/literals.ts';
import {
  type Holdings,
  heldIn,
  holdingsOfOutline,
  holdingsOfTree,
  keptPromises,
  openPromises,
} from '../../../src/domain/catalog/promises.ts';
import { aContent, aCourse, aDay, aDocument, aModule, aPaper } from '../../contracts/samples.ts';

const EMPTY: Holdings = {
  guidance: NO_GUIDANCE,
  discussions: [],
  hasQuestionBank: true,
  videoCount: 0,
  hasVideoInEachModule: false,
  materialCount: 0,
  mockExamCount: 0,
};
const GUIDED: Guidance = {
  studyGroupUrl: 'https://chat.example/group',
  mentorUrl: 'https://chat.example/mentor',
  soldWithout: [],
};

const CASES: CourseTree['discussions'] = [
  { weekday: 3, startsAt: '19:00', minutes: 60, timeZone: 'Australia/Sydney', isCaseDiscussion: true },
];

describe('what a course promises', () => {
  it('is nothing while it is empty', () => {
    expect([keptPromises(EMPTY), openPromises(EMPTY)]).toEqual([[], [...PROMISES]]);
  });

  it('is everything that it holds, counted where it can be', () => {
    const holdings = {
      guidance: GUIDED,
      discussions: CASES,
      hasQuestionBank: true,
      videoCount: 3,
      hasVideoInEachModule: true,
      materialCount: 1,
      mockExamCount: 2,
    };
    expect(keptPromises(holdings)).toEqual([
      { promise: 'videos', count: 3 },
      { promise: 'materials', count: 1 },
      { promise: 'live-discussions', count: null },
      { promise: 'case-discussions', count: null },
      { promise: 'mock-exams', count: 2 },
      { promise: 'progress', count: null },
      { promise: 'study-group', count: null },
      { promise: 'mentor', count: null },
    ]);
    expect(openPromises(holdings)).toEqual([]);
  });

  it.each([
    [{ videoCount: 1, hasVideoInEachModule: true }, ['videos', 'progress']],
    [{ videoCount: 9, hasVideoInEachModule: false }, ['progress']],
    [{ materialCount: 1 }, ['materials', 'progress']],
    [{ mockExamCount: 1 }, ['mock-exams']],
    [{ discussions: [{ isCaseDiscussion: false }] }, ['live-discussions']],
    [{ discussions: CASES }, ['live-discussions', 'case-discussions']],
    [{ guidance: { ...NO_GUIDANCE, studyGroupUrl: 'https://chat.example/x' } }, ['study-group']],
    [{ guidance: { ...NO_GUIDANCE, mentorUrl: 'https://chat.example/x' } }, ['mentor']],
  ])('of %j it is %j, and the others are open', (change, promises) => {
    const holdings = { ...EMPTY, ...change };
    expect(keptPromises(holdings).map(({ promise }) => promise)).toEqual(promises);
    expect(openPromises(holdings)).toEqual(PROMISES.filter((promise) => !promises.includes(promise)));
  });

  it('is neither shown nor missing where it is off', () => {
    const guidance: Guidance = { ...GUIDED, soldWithout: ['videos', 'mock-exams', 'mentor'] };
    const holdings = { ...EMPTY, guidance, discussions: CASES, videoCount: 1, hasVideoInEachModule: true };
    expect(keptPromises(holdings).map(({ promise }) => promise)).toEqual([
      'live-discussions',
      'case-discussions',
      'progress',
      'study-group',
    ]);
    expect(openPromises(holdings)).toEqual(['materials']);
  });

  it('is no mock exam without the question bank, and none is missing', () => {
    const holdings = { ...EMPTY, hasQuestionBank: false, mockExamCount: 2 };
    expect(keptPromises(holdings)).toEqual([]);
    expect(openPromises(holdings)).toEqual(PROMISES.filter((promise) => promise !== 'mock-exams'));
  });

  it('counts the same in an outline and in the whole course; what is refused does not count', () => {
    const file = (state: FileState) =>
      ({ originalName: 'a', bytes: 1, contentType: 'x', state }) satisfies ContentEntry['file'];
    const stored = { position: 1, revision: 1 };
    const video = (state: FileState): ContentEntry => ({ ...aContent(), ...stored, file: file(state), renditions: [] });
    const paper: ContentEntry = { ...aPaper(), ...stored, file: undefined };
    const test: ContentEntry = {
      ...stored,
      ...{ id: 'test', dayId: 'day', type: 'test', title: 'Mock test', test: { kind: 'mock', mockExamId: 'mock' } },
    };
    const document = (state: FileState): DocumentEntry => ({ ...aDocument(), ...stored, file: file(state) });
    const course = aCourse({ guidance: GUIDED });
    const tree: CourseTree = {
      course,
      mockExamCount: 1,
      discussions: CASES,
      modules: [
        {
          module: aModule(),
          days: [{ day: aDay(), contents: [video('ready'), video('processing'), video('refused'), paper, test] }],
          documents: [document('ready'), document('refused')],
        },
      ],
    };
    const outline = {
      course,
      mockExamCount: 1,
      discussions: CASES,
      modules: [
        {
          module: aModule(),
          days: [{ id: 'day', number: 1, itemCount: 4, videoCount: 2, testCount: 1 }],
          documentCount: 1,
        },
      ],
    };
    const holdings = {
      guidance: GUIDED,
      discussions: CASES,
      hasQuestionBank: true,
      videoCount: 2,
      hasVideoInEachModule: true,
      materialCount: 2,
      mockExamCount: 1,
    };
    expect([holdingsOfTree(tree, tree.modules.map(heldIn)), holdingsOfOutline(outline)]).toEqual([holdings, holdings]);

    const [first] = tree.modules;
    const withEmpty: CourseTree = { ...tree, modules: [first!, { ...first!, days: [] }] };
    const outlined = { ...outline, modules: [outline.modules[0]!, { ...outline.modules[0]!, days: [] }] };
    expect(holdingsOfTree(withEmpty, withEmpty.modules.map(heldIn)).hasVideoInEachModule).toBe(false);
    expect(holdingsOfOutline(outlined).hasVideoInEachModule).toBe(false);
    expect(holdingsOfOutline({ ...outline, modules: [] }).hasVideoInEachModule).toBe(false);
  });
});
