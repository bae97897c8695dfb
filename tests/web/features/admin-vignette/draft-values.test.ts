import { describe, expect, it } from 'vitest';
import { withFigure, withTable } from '../../../../web/features/admin-vignette/case-fields.tsx';
import { differences } from '../../../../web/features/admin-vignette/draft-differences.ts';
import {
  bodyOf,
  isSame,
  newOption,
  newQuestion,
  over,
  valueOf,
  withIds,
} from '../../../../web/features/admin-vignette/draft-values.ts';
import { DRAFT } from '../../../../web/text/copy/admin-vignette.ts';
import { FIGURE, question, version, vignette } from './vignette.ts';

const value = valueOf(version({ figures: [FIGURE] }));
const [first, second] = value.questions as [(typeof value.questions)[number], (typeof value.questions)[number]];

it('sends what was read, with the ids of the server', () => {
  const { revision, questions, figures } = bodyOf(value, 3);
  expect(revision).toBe(3);
  expect(figures).toEqual([{ number: 1, description: FIGURE.description, caption: FIGURE.caption }]);
  const {
    stemBlocks: _stem,
    explanationBlocks: _explanation,
    rating: _rating,
    withdrawn: _gone,
    ...sent
  } = question('q1');
  expect(questions[0]).toEqual(sent);
});

it('sends new rows without ids, tags one by one, and a year that is not written as none', () => {
  const option = newOption();
  const changed = {
    ...value,
    questions: [
      {
        ...first,
        tags: ' pulp, , cold ',
        references: [{ title: 'Book', publisher: '', year: '', url: '' }],
        right: option.row,
        options: [...first.options, option],
      },
      newQuestion(2),
    ],
  };
  const [one, two] = bodyOf(changed, 1).questions;
  expect(one).toMatchObject({ id: 'q1', tags: ['pulp', 'cold'], references: [{ year: 0 }] });
  expect(one?.options.map(({ isCorrect }) => isCorrect)).toEqual([false, false, false, true]);
  expect(one?.options[3]).toEqual({ text: '', why: '', isCorrect: true });
  expect(two).not.toHaveProperty('id');
  expect(two?.options).toHaveLength(2);
});

it.each([[['pulp, vital', 'cold']], [['a\\', 'b']], [['a\\,b']], [['\\,', ',', '\\\\']]])(
  'keeps the tags %j',
  (tags) => {
    const { questions } = valueOf(version({ questions: [question('q1', { tags })] }));
    expect(bodyOf({ ...value, questions }, 1).questions[0]?.tags).toEqual(tags);
  },
);

it('gives new rows the ids of the reply, wherever they have moved meanwhile', () => {
  const added = newQuestion(1);
  const option = newOption();
  const sent = { ...value, questions: [{ ...first, options: [...first.options, option] }, second, added] };
  const typed = {
    ...sent,
    case: 'Typed meanwhile.',
    questions: [
      { ...added, stem: 'Typed meanwhile?' },
      { ...first, options: [option, ...first.options.slice(1)] },
    ],
  };
  const saved = version({
    figures: [FIGURE],
    questions: [
      question('q1', { options: [...question('q1').options, { id: 'q1d', text: '', isCorrect: false, why: '' }] }),
      question('q2'),
      question('q3', { options: [{ id: 'q3a', text: '', isCorrect: false, why: '' }] }),
    ],
  });
  const merged = withIds(typed, sent, saved);
  expect(merged.case).toBe('Typed meanwhile.');
  expect(merged.questions.map(({ id, stem }) => [id, stem])).toEqual([
    ['q3', 'Typed meanwhile?'],
    ['q1', 'Stem of q1'],
  ]);
  expect(merged.questions[0]?.options.map(({ id }) => id)).toEqual(['q3a']);
  expect(merged.questions[1]?.options.map(({ id }) => id)).toEqual(['q1d', 'q1b', 'q1c']);
});

it('has the figures of the server with the words that were typed', () => {
  const typed = { ...value, figures: [{ number: 1, description: 'Mine', caption: '' }] };
  const saved = version({ figures: [FIGURE, { ...FIGURE, number: 2, description: '', caption: '' }] });
  expect(withIds(typed, value, saved).figures).toEqual([
    { number: 1, description: 'Mine', caption: '' },
    { number: 2, description: '', caption: '' },
  ]);
  expect(withIds(typed, value, version()).figures).toEqual([]);
});

it('saves over another version: what they removed comes back as new', () => {
  const theirs = vignette({
    open: version({ questions: [question('q1', { options: question('q1').options.slice(1) })] }),
  });
  const { questions, figures } = over(value, theirs);
  expect(figures).toEqual([]);
  expect(questions.map(({ id }) => id)).toEqual(['q1', undefined]);
  expect(questions[0]?.options.map(({ id }) => id)).toEqual([undefined, 'q1b', 'q1c']);
  expect(questions[1]?.stem).toBe('Stem of q2');
  const approved = version({ state: 'approved', questions: [question('q2')] });
  expect(over(value, { ...theirs, approved }).questions[1]?.id).toBe('q2');
});

it('finds two drafts the same whatever their ids and the blanks around their texts', () => {
  expect(isSame(value, { ...value, case: `${value.case}\n`, questions: over(value, vignette()).questions })).toBe(true);
  expect(isSame(value, { ...value, questions: [{ ...first, right: first.options[1]?.row ?? '' }, second] })).toBe(
    false,
  );
});

describe('differences', () => {
  it('are those fields alone, in the words of the page', () => {
    const mine = {
      ...value,
      title: 'Mine',
      isDeclared: false,
      questions: [first, { ...second, takeaway: 'Heat tells.' }],
    };
    expect(differences(value, mine)).toEqual([
      { field: DRAFT.title, their: 'Molar pain', mine: 'Mine' },
      { field: DRAFT.declaration, their: DRAFT.yes, mine: DRAFT.no },
      { field: `${DRAFT.question(2)}: ${DRAFT.takeaway}`, their: 'Cold tells.', mine: 'Heat tells.' },
    ]);
  });

  it('tell questions that only one of them has', () => {
    const fields = differences({ ...value, questions: [first] }, value);
    expect(fields.map(({ field }) => field)).toContain(`${DRAFT.question(2)}: ${DRAFT.stem}`);
    expect(fields.every(({ their }) => their === '')).toBe(true);
  });
});

describe('a figure in the text', () => {
  it.each([
    ['', 0, '{{figure:1}}\n'],
    ['Pain.', 5, 'Pain.\n{{figure:1}}\n'],
    ['Pain.\nSwelling.', 6, 'Pain.\n{{figure:1}}\nSwelling.'],
    ['Pain.\nSwelling.', 5, 'Pain.\n{{figure:1}}\nSwelling.'],
  ])('stands on a line of its own: %j at %i', (text, at, expected) => {
    expect(withFigure(text, at, 1)).toEqual({ text: expected, end: expected.indexOf('}}') + 2 });
  });
});

describe('a table in the text', () => {
  it.each([
    ['', 0, '', ''],
    ['Pain.', 5, 'Pain.\n\n', ''],
    ['Pain.\nSwelling.', 5, 'Pain.\n\n', 'Swelling.'],
  ])('has an empty line before and after it: %j at %i', (text, at, before, after) => {
    const table = `${before}${DRAFT.emptyTable}`;
    expect(withTable(text, at)).toEqual({ text: `${table}\n\n${after}`, end: table.length });
  });
});
