import { describe, expect, it } from 'vitest';
import { COLUMNS } from '../../../src/domain/questions/import/columns.ts';
import { namedPlace, placeIn, placeNamed } from '../../../src/domain/questions/lesson-place.ts';
import { csvLine } from '../../../src/http/csv.ts';
import { bank, LESSONS, rewritten } from './bank.ts';

const [VIDEO, PAPER, UNKNOWN] = LESSONS as [(typeof LESSONS)[0], (typeof LESSONS)[0], (typeof LESSONS)[0]];

describe('a place in a lesson', () => {
  it.each([
    ['0:00', 0],
    [' 12:31 ', 751],
    ['00:12:31', 751],
    ['012:31', 751],
    ['12:59', 779],
  ])('is the second that people write as %j', (written, at) => {
    expect(placeIn(VIDEO, written)).toEqual({ at });
  });

  it('is a second of an hour or more where the length is unknown, within a day', () => {
    expect(placeIn(UNKNOWN, '1:02:05')).toEqual({ at: 3_725 });
    expect(placeIn(UNKNOWN, '24:00:00')).toHaveProperty('fault');
  });

  it.each([
    '',
    '751',
    '12.31',
    '12:61',
    '1:60:00',
    '-1:00',
    '12:3',
    'p3',
    '12:31:',
    '\u0661:00',
    '1e3:00',
    '9'.repeat(99),
  ])('is no second: %j', (written) => {
    expect(placeIn(VIDEO, written)).toEqual({ fault: 'Please write minutes and seconds, such as 12:31.' });
  });

  it('is never beyond the end', () => {
    for (const written of ['13:00', '13:01', '99:59', '1:00:00'])
      expect(placeIn(VIDEO, written)).toEqual({ fault: 'This lesson ends at 13:00.' });
  });

  it.each([
    ['3', 3],
    ['p3', 3],
    ['P. 12', 12],
    ['2000', 2_000],
  ])('is the page of a paper that people write as %j', (written, at) => {
    expect(placeIn(PAPER, written)).toEqual({ at });
  });

  it.each(['', '0', 'p', '2001', '12:31', '-3', '3.5'])('is no page: %j', (written) => {
    expect(placeIn(PAPER, written)).toEqual({ fault: expect.stringContaining('the number of a page') });
  });
});

describe('the name of a place in a file', () => {
  it.each([
    [VIDEO, 751, 'Five months/2/3/Caries risk@12:31'],
    [PAPER, 4, 'Five months/2/3/Caries risk@p4'],
    [UNKNOWN, 3_725, 'Five months/2/3/Pulp | vitality@1:02:05'],
  ])('leads back to it', (lesson, at, name) => {
    expect(namedPlace(lesson, at)).toBe(name);
    expect(placeNamed(name, LESSONS)).toEqual({ contentId: lesson.contentId, at, fileKey: lesson.fileKey });
  });

  it('is read in other letters, with signs in its titles', () => {
    const odd = { ...VIDEO, courseTitle: 'A/B', title: 'Who? a/b @ 3' };
    expect(placeNamed(namedPlace(odd, 5), [odd])).toMatchObject({ at: 5 });
    expect(placeNamed('  FIVE  MONTHS/02/3/caries risk@0:05', LESSONS)).toMatchObject({ contentId: 'risk', at: 5 });
  });

  it.each([
    ['Caries risk', 'Please write it as'],
    ['Five months/2/3/Caries risk', 'Please write it as'],
    ['Five months/2/3/@1:00', 'Please write it as'],
    ['/2/3/Caries risk@1:00', 'No course has this lesson'],
    ['Five months/2/4/Caries risk@1:00', 'No course has this lesson'],
    ['Ten months/2/3/Caries risk@1:00', 'No course has this lesson'],
    ['Five months/2/3/Caries risk@13:30', 'This lesson ends at 13:00.'],
  ])('is refused in words: %s', (written, fault) => {
    expect(placeNamed(written, LESSONS)).toEqual({ fault: expect.stringContaining(fault) });
  });

  it('does not choose between two of one title', () => {
    const twin = { ...VIDEO, contentId: 'twin' };
    expect(placeNamed('Five months/2/3/Caries risk@1:00', [...LESSONS, twin])).toEqual({
      fault: expect.stringContaining('Two lessons'),
    });
  });
});

describe('the lessons of a question', () => {
  const submitted = async () => {
    const made = bank();
    const vignetteId = await made.approved();
    const questionId = (await made.see(vignetteId)).approved!.version.questions[0]!.id;
    const set = (...wanted: { contentId: string; at: string }[]) => made.setLessons.run({ questionId, wanted });
    const places = async (id = questionId) =>
      (await made.lessonsOf.run({ questionId: id })).map(({ contentId, at, hasMoved }) => [contentId, at, hasMoved]);
    return { ...made, vignetteId, questionId, set, places };
  };

  it('are set without another review, and each fault is told at its row', async () => {
    const { set, places, see, vignetteId } = await submitted();
    await set({ contentId: 'risk', at: '12:31' }, { contentId: 'paper', at: 'p4' });
    expect(await places()).toEqual([
      ['risk', 751, false],
      ['paper', 4, false],
    ]);
    expect((await see(vignetteId)).approved!.version.state).toBe('approved');
    await expect(
      set({ contentId: 'risk', at: '12:31' }, { contentId: 'gone', at: '1:00' }, { contentId: 'risk', at: '99:00' }),
    ).rejects.toMatchObject({
      kind: 'invalid',
      fields: {
        'places[1].at': 'This lesson is gone. Please choose another one.',
        'places[2].at': 'This lesson ends at 13:00.',
      },
    });
    expect(await places()).toHaveLength(2);
    await set();
    expect(await places()).toEqual([]);
  });

  it('are those of a question that a case has', async () => {
    const { setLessons } = bank();
    await expect(setLessons.run({ questionId: 'nothing', wanted: [] })).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('say that a replaced file may have moved it, until it is set anew', async () => {
    const { set, places, stores, questionId } = await submitted();
    await stores.lessonPlaces.replace(questionId, [
      { contentId: 'risk', at: 751, fileKey: 'videos/before.mp4' },
      { contentId: 'trashed', at: 9_000, fileKey: 'videos/trashed.mp4' },
    ]);
    expect(await places()).toEqual([
      ['risk', 751, true],
      ['trashed', 9_000, false],
    ]);
    await set(
      { contentId: 'risk', at: '12:31' },
      { contentId: 'trashed', at: '2:30:00' },
      { contentId: 'pulp', at: '0:01' },
    );
    expect(await places()).toEqual([
      ['risk', 751, true],
      ['trashed', 9_000, false],
      ['pulp', 1, false],
    ]);
    await set();
    await set({ contentId: 'risk', at: '12:31' });
    expect(await places()).toEqual([['risk', 751, false]]);
  });

  it('go with a question that gets a new id', async () => {
    const { set, places, open, save, submit, openOf, see, vignetteId, questionId } = await submitted();
    await set({ contentId: 'risk', at: '12:31' });
    await open.run({ vignetteId, by: 'ann' });
    const draft = await openOf(vignetteId);
    const { version } = draft;
    const before = rewritten(draft);
    const questions = before.questions.map((question, at) => ({ ...question, isNew: at === 0 }));
    const written = { ...before, isDeclared: true, questions };
    await save.run({ vignetteId, revision: version.revision, written, by: 'ann' });
    await submit.run({ vignetteId, revision: version.revision + 1, by: 'ann' });
    const renewed = (await see(vignetteId)).open!.version.questions[0]!.id;
    expect(renewed).not.toBe(questionId);
    expect(await places(renewed)).toEqual([['risk', 751, false]]);
    expect(await places()).toEqual([['risk', 751, false]]);
  });
});

describe('a file of questions', () => {
  const file = (...lessons: string[]) =>
    csvLine([...COLUMNS]) +
    lessons
      .map((cell, at) => {
        const cells: Record<string, string> = {
          ...{ case: '1', title: 'A tooth', case_text: 'Pain at night.', stem: `What is ${at}?`, a: 'Pulpitis' },
          ...{ b: 'Sinusitis', answer: 'A', cluster: 'c1', subject: 'endodontics', lessons: cell },
        };
        return csvLine(COLUMNS.map((column) => cells[column] ?? ''));
      })
      .join('');
  const world = () => {
    const made = bank();
    const run = (text: string, isApplied = true) =>
      made.importing.run({ bytes: new TextEncoder().encode(text), format: 'csv', isApplied, by: 'ann' });
    const lessons = async (vignetteId: string) => {
      const { version } = await made.openOf(vignetteId);
      const all = await Promise.all(version.questions.map(({ id }) => made.lessonsOf.run({ questionId: id })));
      return all.map((places) => places.map(({ contentId, at }) => `${contentId}@${at}`));
    };
    return { ...made, run, lessons };
  };
  const RISK = 'Five months/2/3/Caries risk@12:31';

  it('says where its questions are taught', async () => {
    const { run, lessons } = world();
    const text = file(`${RISK} | Five months/2/3/Pulp \\| vitality@0:05`, '');
    expect(await run(text, false)).toMatchObject({ vignettes: 1, taught: 1, faults: [], created: [] });
    const { created } = await run(text);
    expect(await lessons(created[0]!.vignetteId)).toEqual([['risk@751', 'pulp@5'], []]);
  });

  it('sets the lessons of questions that the bank has already, and takes none away', async () => {
    const { run, lessons } = world();
    const { created } = await run(file('', ''));
    expect(await run(file(RISK, ''))).toMatchObject({ vignettes: 0, unchanged: 1, taught: 1 });
    expect(await run(file(RISK, ''))).toMatchObject({ unchanged: 1, taught: 0 });
    expect(await run(file('', ''))).toMatchObject({ unchanged: 1, taught: 0 });
    expect(await lessons(created[0]!.vignetteId)).toEqual([['risk@751'], []]);
  });

  it('names each fault with its line, and sets nothing then', async () => {
    const { run } = world();
    const report = await run(file('Caries risk', `${RISK} | ${RISK} | ${RISK} | ${RISK}`));
    expect(report).toMatchObject({
      created: [],
      faults: [
        { line: 2, column: 'lessons' },
        { line: 3, column: 'lessons' },
      ],
    });
  });

  it('is exported with them, and changes nothing when it comes back', async () => {
    const { run, exported } = world();
    await run(file(`${RISK} | Five months/2/3/Pulp \\| vitality@0:05`, ''));
    const text = await exported();
    expect(text).toContain('Five months/2/3/Pulp \\| vitality@0:05');
    expect(await run(text)).toMatchObject({ vignettes: 0, unchanged: 1, taught: 0, faults: [] });
  });
});
