import { describe, expect, it } from 'vitest';
import { conditionsOf } from '../../../src/domain/exam/conditions.ts';
import { isReleased, laterRelease } from '../../../src/domain/exam/release.ts';
import { scoreOf } from '../../../src/domain/exam/score.ts';
import type { WholeSitting } from '../../../src/domain/exam/sitting.ts';
import { workedQuestions } from '../../../src/domain/exam/worked-question.ts';
import { after, DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/domain/kernel/clock.ts';
import { monday, tuesday } from '../../contracts/samples.ts';
import { Seeded } from '../../support/seeded.ts';
import { anAnswer, aPlan, aSection, aSitting, keysOf, numbers, withdrawing } from './sitting-samples.ts';

const later = after(tuesday, DAY_MS);

/*
 * 2 sections of 4 vignettes of 4 questions: q1 to q16, q17 to q32. The last vignette (q29 to q32) counts for nobody.
 * Odd numbers are of cluster A, even ones of B: 14 counted questions each.
 *   mark of A: 14 × 64 = 896 -> 8.96 -> 9      mark of B: 14 × 70 = 980 -> 9.8 -> 10
 * Right are q1 to q18 and q29: 9 of A, 9 of B (q29 counts for nobody). q19 is wrong, q20 was looked at and left blank;
 * nobody saw q21 to q28, and q30 to q32 come after the last one that was seen, q29.
 */
const sat = (facts: Partial<WholeSitting['sitting']> = {}): WholeSitting => ({
  sitting: aSitting(facts),
  sections: [
    aSection(1, monday, { plan: aPlan(1, 4), answers: numbers(1, 16).map((n) => anAnswer(n, 'right')) }),
    aSection(2, after(monday, DAY_MS), {
      plan: aPlan(17, 4, [8]),
      answers: [
        anAnswer(17, 'right'),
        anAnswer(18, 'right', { flagged: true }),
        anAnswer(19, 'wrong'),
        anAnswer(20, null, { seconds: 5 }),
        anAnswer(29, 'right', { seconds: 0 }),
      ],
      lateAnswers: [anAnswer(18, 'right'), anAnswer(19, 'right'), anAnswer(20, 'wrong')],
    }),
  ],
});
const A = { id: 'a', title: 'Cluster A', correct: 9, of: 14, passMark: 9, isPassed: true, isEased: false };
const B = { id: 'b', title: 'Cluster B', correct: 9, of: 14, passMark: 10, isPassed: false, isEased: false };

describe('a score', () => {
  it('counts points by cluster against what reviewers expect of somebody who is just good enough', () => {
    const whole = sat();
    const score = scoreOf(whole, keysOf(whole), [], later);
    expect(score).toMatchObject({ clusters: [A, B], isPassed: false, isComplete: true, withdrawn: [], unscored: 4 });
    expect(score.grid).toEqual([
      { cluster: 'a', subject: 'endodontics', subjectTitle: 'Endodontics', correct: 9, of: 14 },
      { cluster: 'b', subject: 'surgery', subjectTitle: 'Surgery', correct: 9, of: 14 },
    ]);
  });

  it('tells of each section how long it took, what was left blank, never seen, and late', () => {
    const whole = sat();
    const facts = { end: 'handed-in', minutes: 60, questions: 16 };
    expect(scoreOf(whole, keysOf(whole), [], later).sections).toEqual([
      { ...facts, number: 1, seconds: 16 * 60, unanswered: 0, notReached: 0, late: 0 },
      // Left blank: 16 less q17, q18, q19 and q29. Late and other than what counts: q19 and q20.
      { ...facts, number: 2, seconds: 3 * 60 + 5, unanswered: 12, notReached: 3, late: 2 },
    ]);
  });

  it('tells of each question where it stands and whether it was right, and nothing of one that does not count', () => {
    const whole = sat();
    const { questions } = scoreOf(whole, withdrawing(keysOf(whole), 'q1'), [], later);
    expect(questions).toHaveLength(32);
    expect(questions[0]).toEqual({ section: 1, case: 1, position: 1, isRight: null });
    expect(questions[4]).toEqual({ section: 1, case: 2, position: 5, isRight: true });
    // q19 was wrong, q20 left blank, q29 is right and on trial.
    expect(questions.slice(18, 20).map(({ isRight }) => isRight)).toEqual([false, false]);
    expect(questions[28]).toEqual({ section: 2, case: 4, position: 13, isRight: null });
    const right = questions.filter(({ isRight }) => isRight).length;
    expect(right).toBe(9 + 9 - 1);
  });

  it('counts a withdrawn question for nobody, and again once it is restored', () => {
    const whole = sat();
    const keys = keysOf(whole);
    // Without q20 and q22, neither of which was right, B is 9 of 12 with a mark of 12 × 70 = 840 -> 8.4 -> 9.
    const without = scoreOf(whole, withdrawing(keys, 'q20', 'q22'), [], later);
    expect(without.clusters).toEqual([A, { ...B, of: 12, passMark: 9, isPassed: true }]);
    expect(without.isPassed).toBe(true);
    expect(without.withdrawn).toEqual([
      { questionId: 'q20', section: 2, position: 4, reason: 'Two options are right.' },
      { questionId: 'q22', section: 2, position: 6, reason: 'Two options are right.' },
    ]);
    // Without q1, which was right, A is 8 of 13 with a mark of 13 × 64 = 832 -> 8.32 -> 9: it was passed, and stays so.
    expect(scoreOf(whole, withdrawing(keys, 'q1'), [], later).clusters[0]).toEqual({
      ...A,
      ...{ correct: 8, of: 13, passMark: 8, isEased: true },
    });
    expect(scoreOf(whole, keys, [], later).clusters).toEqual([A, B]);
  });

  it('takes no pass by a withdrawal, of however many questions, and gives none that nothing else gives', () => {
    const whole = sat();
    const keys = keysOf(whole);
    const clusterA = (...gone: string[]) => scoreOf(whole, withdrawing(keys, ...gone), [], later).clusters[0];
    // Five are left, too few for a mark: all nine that were right are gone, or four of them.
    expect(clusterA(...numbers(1, 9).map((n) => `q${2 * n - 1}`))).toMatchObject({ correct: 0, passMark: 0, of: 5 });
    expect(clusterA('q1', 'q3', 'q5', 'q7', 'q9')).toMatchObject({ correct: 4, passMark: 4, isPassed: true });
    // B was failed by a point: without one that was right it is 8 of 13, and the mark of 13 × 70 is 10.
    const clusterB = scoreOf(whole, withdrawing(keys, 'q2'), [], later).clusters[1];
    expect(clusterB).toMatchObject({ correct: 8, of: 13, passMark: 10, isPassed: false, isEased: false });
  });

  it('keeps a pass that an earlier withdrawal gave', () => {
    const whole = sat();
    const withdrawn = (at: Date, ...ids: string[]) =>
      withdrawing(keysOf(whole), ...ids).map((key) =>
        key.withdrawn ? { ...key, withdrawn: { ...key.withdrawn, at } } : key,
      );
    // Without q20 and q22 B is 9 of 12 and passed; then q2 goes, which was right: 8 of 11 with a mark of 7.7 -> 8.
    const [first, then] = [withdrawn(monday, 'q20', 'q22'), withdrawn(tuesday, 'q2', 'q4')];
    const both = first.map((key, at) => (then[at]?.withdrawn ? then[at] : key));
    const [, clusterB] = scoreOf(whole, both, [], later).clusters;
    expect(clusterB).toMatchObject({ correct: 7, of: 10, passMark: 7, isPassed: true });
    expect(scoreOf(whole, then, [], later).clusters[1]).toMatchObject({ isPassed: false });
  });

  it('never fails who passed, whatever is withdrawn in whatever order', () => {
    const whole = sat();
    const random = new Seeded(65);
    for (let round = 0; round < 200; round += 1) {
      let keys = keysOf(whole, { a: 55 + random.below(30), b: 45 + random.below(40) });
      let passed = scoreOf(whole, keys, [], later).clusters.map(({ isPassed }) => isPassed);
      for (let step = 1; step <= 12; step += 1) {
        const gone = `q${1 + random.below(32)}`;
        keys = keys.map((key) =>
          key.questionId === gone && !key.withdrawn
            ? { ...key, withdrawn: { reason: 'Wrong', at: after(monday, step) } }
            : key,
        );
        const { clusters } = scoreOf(whole, keys, [], later);
        expect(clusters.filter(({ isPassed }, at) => passed[at] === true && isPassed !== true)).toEqual([]);
        for (const { correct, passMark, isPassed } of clusters)
          expect(isPassed).toBe(passMark === null ? null : correct >= passMark);
        passed = clusters.map(({ isPassed }) => isPassed);
      }
    }
  });

  it('goes by the versions that were sat, whatever was approved later', () => {
    const whole = sat();
    const newer = keysOf(whole).map((key) => ({
      ...key,
      versionId: key.versionId.replace('-v1', '-v2'),
      optionId: `${key.questionId}-wrong`,
    }));
    expect(scoreOf(whole, [...keysOf(whole), ...newer], [], later).clusters).toEqual([A, B]);
  });

  it('has no pass mark where a question has no rating, and is not passed for that', () => {
    const whole = sat();
    const keys = keysOf(whole, { a: 64, b: 20 });
    const unrated = keys.map((key) => (key.questionId === 'q1' ? { ...key, rating: null } : key));
    // B: 14 × 20 = 280 -> 2.8 -> 3, and 9 are enough.
    const score = scoreOf(whole, unrated, [], later);
    expect(score.clusters).toEqual([
      { ...A, passMark: null, isPassed: null },
      { ...B, passMark: 3, isPassed: true },
    ]);
    expect(score.isPassed).toBeNull();
    expect(scoreOf(whole, keys, [], later).isPassed).toBe(true);
    // Failed in B is failed, whatever the mark of A would be.
    const failed = keysOf(whole).map((key) => (key.questionId === 'q1' ? { ...key, rating: null } : key));
    expect(scoreOf(whole, failed, [], later).isPassed).toBe(false);
  });

  it.each([
    [8, null],
    // 10 × (200 ÷ 3) = 666.67 -> 7 points. Twelve of them are 800 to a hair, and 8 points, not 9.
    [10, 7],
    [12, 8],
  ])('with %d questions of two thirds in a cluster it has a mark of %j', (questions, passMark) => {
    const whole = { sitting: aSitting(), sections: [aSection(1, monday, { plan: aPlan(1, questions / 2) })] };
    const [a] = scoreOf(whole, keysOf(whole, { a: 200 / 3, b: 200 / 3 }), [], later).clusters;
    expect([a?.of, a?.passMark]).toEqual([questions, passMark]);
  });

  it('of practice has no verdict, and tells only of clusters that it asked', () => {
    const whole = {
      sitting: aSitting({ kind: 'timed', mockExamId: null }),
      sections: [aSection(1, monday, { answers: [anAnswer(1, 'right')] })],
    };
    const keys = keysOf(whole).map((key) => ({ ...key, cluster: 'a' }));
    expect(scoreOf(whole, keys, [], later)).toMatchObject({
      clusters: [{ id: 'a', correct: 1, of: 4, passMark: null, isPassed: null }],
      isPassed: null,
    });
  });

  it('counts what a tutor test revealed, whatever the sheet says', () => {
    const whole = {
      sitting: aSitting({ kind: 'tutor', mockExamId: null }),
      sections: [aSection(1, monday, { answers: [anAnswer(1, 'right'), anAnswer(2, null), anAnswer(3, 'right')] })],
    };
    const reveal = (n: number, option: string) => ({
      sittingId: 'sitting',
      questionId: `q${n}`,
      optionId: `q${n}-${option}`,
      at: monday,
    });
    const score = scoreOf(whole, keysOf(whole), [reveal(1, 'wrong'), reveal(2, 'right')], later);
    expect(score.clusters).toMatchObject([
      { id: 'a', correct: 1, of: 2 },
      { id: 'b', correct: 1, of: 2 },
    ]);
  });

  it('is not complete while a section was never started, whose questions are wrong', () => {
    const whole = sat({ endedAt: later });
    const [first] = whole.sections;
    const missed = { ...whole, sections: [first, aSection(2, null, { plan: aPlan(17, 4) })].filter((one) => !!one) };
    const score = scoreOf(missed, keysOf(missed), [], later);
    expect(score).toMatchObject({ isComplete: false, isPassed: false });
    expect(score.sections[1]).toMatchObject({ end: 'missed', unanswered: 16, notReached: 16 });
    expect(score.clusters[0]).toMatchObject({ correct: 8, of: 16 });
  });
});

describe('a question as it was left', () => {
  it('was reached when it, or a later one, had a second or an answer', () => {
    const answers = [anAnswer(1, null, { seconds: 3 }), anAnswer(3, 'wrong', { seconds: 0, flagged: true })];
    expect(workedQuestions(aSection(1, monday, { answers }))).toMatchObject([
      { id: 'q1', position: 1, isReached: true, optionId: null, seconds: 3 },
      { id: 'q2', isReached: true, seconds: 0 },
      { id: 'q3', isReached: true, optionId: 'q3-wrong', isFlagged: true },
      { id: 'q4', position: 4, isReached: false },
    ]);
  });
});

describe('the conditions of a mock exam', () => {
  const start = after(monday, 9 * HOUR_MS);
  /** Sections of half an hour, each begun so many minutes after the one before was handed in. */
  function pauses(days: number[][], ...minutes: number[]) {
    const sitting = aSitting();
    const shaped = { ...sitting, shape: { ...sitting.shape, days } };
    let at = start;
    const sections = [aSection(1, start)];
    for (const [index, pause] of minutes.entries()) {
      at = after(at, (30 + pause) * MINUTE_MS);
      sections.push(aSection(index + 2, at));
    }
    return conditionsOf(shaped, sections, after(at, DAY_MS));
  }
  const TWO_DAYS = [
    [1, 2],
    [3, 4],
  ];

  it.each([
    ['its own breaks and a night', [60, 8 * 60, 0], 'exam'],
    ['the longest night', [0, 40 * 60, 60], 'exam'],
    ['a break that is longer', [61, 12 * 60, 30], 'by-section'],
    ['a second day on the same one', [30, 8 * 60 - 1, 30], 'by-section'],
    ['a second day two days later', [30, 40 * 60 + 1, 30], 'by-section'],
    ['a longer break on the second day', [30, 12 * 60, 61], 'by-section'],
  ])('are told of %s', (_, minutes, conditions) => {
    expect(pauses(TWO_DAYS, ...minutes)).toBe(conditions);
  });

  it('go by the days of the blueprint that it was made to', () => {
    expect(pauses([[1, 2, 3]], 30, 30)).toBe('exam');
    expect(pauses([[1, 2, 3]], 30, 12 * 60)).toBe('by-section');
    expect(pauses([[1]])).toBe('exam');
  });

  it('are those of the exam with every section alone, and of no practice', () => {
    const now = after(monday, DAY_MS);
    expect(conditionsOf(aSitting(), [aSection(1, monday), aSection(2, null)], now)).toBe('by-section');
    expect(conditionsOf(aSitting({ kind: 'timed' }), [aSection(1, monday)], now)).toBeNull();
  });

  it('count a break from the end of the time where nobody handed in', () => {
    const end = after(monday, HOUR_MS);
    const first = aSection(1, monday, { submittedAt: null });
    const sitting = aSitting({ shape: { ...aSitting().shape, days: [[1, 2]] } });
    expect(conditionsOf(sitting, [first, aSection(2, after(end, HOUR_MS))], later)).toBe('exam');
    expect(conditionsOf(sitting, [first, aSection(2, after(end, 61 * MINUTE_MS))], later)).toBe('by-section');
  });
});

describe('answers are released', () => {
  it.each([
    [null, null, null],
    [monday, null, monday],
    [null, tuesday, tuesday],
    [monday, tuesday, tuesday],
    [tuesday, monday, tuesday],
  ])('by the later one of their sitting’s time %s and its mock exam’s %s', (own, ofMockExam, later) => {
    expect(laterRelease(own, ofMockExam)).toEqual(later);
  });

  it.each([
    ['mock', null, 'over', true],
    ['mock', null, 'between', false],
    ['mock', tuesday, 'over', false],
    ['mock', monday, 'over', true],
    ['mock', monday, 'running', false],
    ['timed', null, 'over', true],
    ['timed', null, 'running', false],
    ['tutor', null, 'over', true],
    ['tutor', null, 'running', false],
  ] as const)('of a %s with the time %s that is %s: %s', (kind, releaseAt, state, released) => {
    expect(isReleased({ kind, releaseAt, isPreview: false }, state, monday)).toBe(released);
  });

  it('to an administrator’s preview as soon as it is over', () => {
    const preview = { kind: 'mock', releaseAt: tuesday, isPreview: true } as const;
    expect(isReleased(preview, 'over', monday)).toBe(true);
    expect(isReleased(preview, 'running', monday)).toBe(false);
  });
});
