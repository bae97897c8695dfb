import { describe, expect, it } from 'vitest';
import type { WrittenVersion } from '../../../src/domain/questions/draft.ts';
import { bank, complete, option, question } from './bank.ts';

/** Faults of a version, as `path: sentence`. */
async function faultsOf(version: WrittenVersion): Promise<Record<string, string>> {
  const { written, openOf, submit } = bank();
  const vignetteId = await written(version);
  const { faults } = await openOf(vignetteId);
  const refusal = await submit.run({ vignetteId, revision: 2, by: 'ann' }).then(
    () => ({ fields: {} }),
    (error: { fields: Record<string, string> }) => error,
  );
  const told = Object.fromEntries(faults.toReversed().map(({ path, message }) => [path, message]));
  expect(refusal.fields, 'a submission is refused with what the draft was told').toEqual(told);
  return told;
}

const withFirst = (facts: Parameters<typeof question>[1], stem = 'What is it?') =>
  complete({ questions: [question(stem, facts), question('What now?')] });
const withOptions = (...options: ReturnType<typeof option>[]) => withFirst({ options });

describe('a submission', () => {
  it('takes what is complete', async () => {
    expect(await faultsOf(complete())).toEqual({});
  });

  it.each<[string, string, WrittenVersion]>([
    ['no right option', 'questions[0].options', withOptions(option('One'), option('Two'))],
    ['one option', 'questions[0].options', withOptions(option('One', true))],
    [
      'four options',
      'questions[0].options',
      withOptions(option('One', true), option('Two'), option('Three'), option('Four')),
    ],
    [
      'options that differ in blanks',
      'questions[0].options[1].text',
      withOptions(option('A b', true), option('A  b ')),
    ],
    ['an empty option', 'questions[0].options[1].text', withOptions(option('One', true), option(' '))],
    [
      'an option without a why',
      'questions[0].options[1].why',
      withOptions(option('One', true), option('Two', false, { why: '' })),
    ],
    [
      'a hidden character in a why',
      'questions[0].options[0].why',
      withOptions(option('One', true, { why: 'Because\u202e of it.\r\n' }), option('Two')),
    ],
    ['an unknown cluster', 'questions[0].cluster', withFirst({ cluster: 'c9' })],
    ['no subject', 'questions[0].subject', withFirst({ subject: '' })],
    ['no explanation', 'questions[0].explanation', withFirst({ explanation: '' })],
    ['no take-away', 'questions[0].takeaway', withFirst({ takeaway: ' ' })],
    ['no reference', 'questions[0].references', withFirst({ references: [] })],
    [
      'a reference from the year 3000',
      'questions[0].references[0].year',
      withFirst({ references: [{ title: 'T', publisher: 'P', year: 3000, url: '' }] }),
    ],
    ['one question', 'questions', complete({ questions: [question('a')] })],
    ['three questions', 'questions', complete({ questions: ['a', 'b', 'c'].map((stem) => question(stem)) })],
    ['a table of 500 rows', 'case', complete({ case: `| a |\n|---|\n${'| x |\n'.repeat(500)}` })],
    ['a hidden character in a stem', 'questions[0].stem', withFirst({}, 'Which\u200b one?')],
    ['HTML in the case', 'case', complete({ case: 'A <b>man</b> of 50.' })],
    ['HTML in a stem', 'questions[0].stem', withFirst({}, '<i>Why</i>?')],
    ['a link in an explanation', 'questions[0].explanation', withFirst({ explanation: '[x](javascript:alert(1))' })],
    ['a figure that is not there', 'case', complete({ case: 'See below.\n\n{{figure:3}}' })],
    ['a figure without a number', 'case', complete({ case: 'See below.\u2028\u00a0{{figure:one}}' })],
    ['no declaration', 'isDeclared', complete({ isDeclared: false })],
  ])('refuses %s at its path', async (_what, path, version) => {
    expect(Object.keys(await faultsOf(version))).toEqual([path]);
  });
});

describe('advice', () => {
  const hintsFor = async (version: WrittenVersion) => {
    const { written, openOf } = bank();
    return (await openOf(await written(version))).hints.map(({ path }) => path);
  };

  it('has nothing to say of a plain question', async () => {
    expect(await hintsFor(withOptions(option('Pulpitis', true), option('Sinusitis')))).toEqual([]);
  });

  it.each<[string, string, WrittenVersion]>([
    [
      'the right option is far longer',
      'questions[0].options',
      withOptions(option('A long and careful explanation of what to do', true), option('Extraction')),
    ],
    [
      'one option is all of them',
      'questions[0].options[0].text',
      withOptions(option('All of the above', true), option('B')),
    ],
    ['the stem is negative', 'questions[0].stem', withFirst({}, 'Which is NOT a sign of it?')],
    ['options are in no order', 'questions[0].options', withOptions(option('Sinusitis', true), option('Pulpitis'))],
  ])('is given where %s', async (_when, path, version) => {
    expect(await hintsFor(version)).toEqual([path]);
  });

  it('takes numbers by their size, and a case for what it is', async () => {
    expect(await hintsFor(withOptions(option('5 mm', true), option('10 mm')))).toEqual([]);
    expect(await hintsFor(withFirst({}, 'She does not smoke. What is it?'))).toEqual([]);
  });

  it('names another vignette that asks the same, but not where every case may ask it', async () => {
    const { written, openOf } = bank();
    const long = 'Which of these findings tells you that the pulp of 36 is dead?';
    const short = 'What is the most likely diagnosis?';
    await written(complete({ title: 'The older one', questions: [question(long), question(short)] }));
    const { hints } = await openOf(
      await written(complete({ questions: [question(short), question(long.toUpperCase())] })),
    );
    expect(hints).toEqual([{ path: 'questions[1].stem', message: 'V1 asks the same: The older one' }]);
  });
});
