import { describe, expect, it } from 'vitest';
import { array, number, object } from 'yup';
import { check } from '../../src/wire/check.ts';
import { text } from '../../src/wire/strict-text.ts';
import { growthTo, LINEAR } from '../support/growth.ts';

const body = object({ name: text('A name.').required(), rows: array().of(object({ name: text('A name.') })) });

it.each(['toString', 'constructor', 'hasOwnProperty', '__proto__'])(
  'a field called %s is one too many, in a row of a list as at the top',
  async (odd) => {
    const sent = JSON.parse(`{"name":"a","${odd}":1,"rows":[{"name":"b","${odd}":"x"},{}]}`) as object;
    expect(await check(body, sent)).toEqual({ value: { name: 'a', rows: [{ name: 'b' }, {}] } });
  },
);

it('rows that are none are refused by their schema', async () => {
  for (const rows of ['x', 5, [5], [[]], [null]])
    expect(await check(body, { name: 'a', rows }), JSON.stringify(rows)).toHaveProperty('fields');
});

describe('lists of objects that hold lists of objects', () => {
  const MOST = 3;
  const option = object({ text: text('A text.').required('Write the option.'), why: text('Why.').optional() });
  const question = object({
    stem: text('A stem.').required('Write the question.'),
    answer: object({ option: number().strict().typeError('Choose an option.') }),
    options: array().of(option.required()).required().max(MOST, 'Too many options.'),
  });
  const draft = object({ questions: array().of(question.required()).required().max(MOST, 'Too many questions.') });

  const good = { stem: 'Which?', answer: { option: 0 }, options: [{ text: 'This.' }, { text: 'That.', why: 'No.' }] };

  it('are checked whole', async () => {
    expect(await check(draft, { questions: [good, good] })).toEqual({ value: { questions: [good, good] } });
  });

  it('have each fault under its path', async () => {
    const questions = [good, { ...good, stem: '' }, { stem: 'Which?', answer: { option: 'b' }, options: [{}, good] }];
    expect(await check(draft, { questions })).toEqual({
      message: 'Write the question.',
      fields: {
        'questions[1].stem': 'Write the question.',
        'questions[2].answer.option': 'Choose an option.',
        'questions[2].options[0].text': 'Write the option.',
        'questions[2].options[1].text': 'Write the option.',
      },
    });
  });

  it.each([
    ['options', 'questions[0].options[1].text', (odd: unknown) => ({ options: [{ text: 'This.' }, { text: odd }] })],
    ['an answer', 'questions[0].answer.option', (odd: unknown) => ({ answer: { option: odd } })],
    ['a question', 'questions[0].stem', (odd: unknown) => ({ stem: odd })],
  ])('refuse what no text is made of, in %s', async (_, path, withOdd) => {
    const refused = { fields: { [path]: 'This field is not readable.' }, message: 'This field is not readable.' };
    for (const odd of [{ toString: 1 }, { trim: {} }, [], [['x']], 'a\u0000b'])
      expect(await check(draft, { questions: [{ ...good, ...withOdd(odd) }] }), JSON.stringify(odd)).toEqual(refused);
  });

  it('lose names that nobody knows, at any depth', async () => {
    for (const odd of ['constructor', '__proto__', 'toString', 'isCorrect']) {
      const options = `[{"text":"a","${odd}":[]}]`;
      const sent = `{"questions":[{"${odd}":{},"stem":"Which?","answer":{"${odd}":1},"options":${options}}]}`;
      const value = { questions: [{ stem: 'Which?', answer: {}, options: [{ text: 'a' }] }] };
      expect(await check(draft, JSON.parse(sent) as object), odd).toEqual({ value });
    }
  });

  it('are refused where something else stands', async () => {
    for (const wrong of ['x', 5, [5], [[]], [null], {}])
      for (const questions of [wrong, [{ ...good, options: wrong }]])
        expect(await check(draft, { questions }), JSON.stringify(questions)).toHaveProperty('fields');
  });

  it('are read up to the first entry that is too many: a hundred thousand have no fault each', async () => {
    const many = Array.from({ length: 100_000 }, () => ({}));
    const tooMany = { 'questions[0].options': 'Too many options.' };
    const { fields } = (await check(draft, { questions: [{ ...good, options: many }] })) as { fields: object };
    expect(fields).toMatchObject(tooMany);
    expect(Object.keys(fields)).toHaveLength(1 + MOST + 1);
    expect(await check(draft, { questions: many })).toMatchObject({ fields: { questions: 'Too many questions.' } });
  });

  it('cost no more than their size', async () => {
    const wide = object({
      rows: array()
        .of(object({ cells: array().of(option.required()).required() }))
        .required(),
    });
    const growth = await growthTo(1600, (length) => {
      const rows = Array.from({ length }, () => ({ cells: Array.from({ length: 5 }, () => ({ text: 'a', odd: {} })) }));
      return () => check(wide, { rows });
    });
    expect(growth).toBeLessThan(LINEAR);
  });
});
