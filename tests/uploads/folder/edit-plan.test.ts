import { expect, it } from 'vitest';
import {
  changeItems,
  dropText,
  neededModules,
  noteText,
  planSummary,
  renameDay,
  renameModule,
  textOf,
  titledDays,
  withText,
} from '../../../src/uploads/folder/edit-plan.ts';
import { courseOf, placesIn, planOf, reasonsIn } from './tree.ts';

const PATHS = ['Module 1/Day 9/a.mp4', 'Module 1/Day 9/a.vtt', 'Module 3 - Gums/b.pdf', 'c.pdf', 'd.txt'];

it('says what will be sent, and what the course needs for it', () => {
  const plan = planOf(PATHS, courseOf('Bones'));
  expect(planSummary(plan)).toEqual({ files: 3, bytes: 3_000_000, modules: 2, skipped: 1, known: 0, open: 1 });
  expect(neededModules(plan)).toEqual([
    { moduleNumber: 1, title: 'Bones', isNew: false, dayCount: 7, days: 9 },
    { moduleNumber: 3, title: 'Gums', isNew: true, dayCount: 7, days: 0 },
  ]);
});

it('takes an item to another place, and adds the module that this needs', () => {
  const plan = planOf(PATHS, courseOf('Bones'));
  const moved = changeItems(plan, ['c.pdf'], { target: { kind: 'day', moduleNumber: 2, dayNumber: 4 }, title: 'C' });
  expect(placesIn(moved)['c.pdf']).toBe('2.4');
  expect(moved.modules.map(({ moduleNumber }) => moduleNumber)).toEqual([1, 2, 3]);
  expect(moved.items.filter((item, index) => item !== plan.items[index])).toHaveLength(1);
  expect(renameModule(moved, 2, 'Nerves').modules[1]?.title).toBe('Nerves');
});

it('counts what is left out, and apart what is there already', () => {
  const plan = planOf(PATHS, courseOf('Bones'));
  const without = changeItems(plan, ['Module 1/Day 9/a.mp4'], { isLeftOut: true, known: 'It is there.' });
  expect(planSummary(changeItems(without, ['c.pdf'], { isLeftOut: true }))).toEqual({
    files: 1,
    bytes: 1_000_000,
    modules: 1,
    skipped: 2,
    known: 1,
    open: 0,
  });
});

it('gives titles to the days that something is sent to, as a person has changed them', () => {
  const plan = planOf(['Module 1/Day 2 - Gums/a.mp4', '1.3 Nerves/b.mp4', '1.4 Bones/c.mp4'], courseOf('One'));
  const changed = changeItems(renameDay(plan, 1, 2, 'The gum'), ['1.3 Nerves/b.mp4'], { isLeftOut: true });
  expect(titledDays(changed)).toEqual([
    { moduleNumber: 1, dayNumber: 2, title: 'The gum' },
    { moduleNumber: 1, dayNumber: 4, title: 'Bones' },
  ]);
  expect(titledDays(renameDay(changed, 1, 2, ' ')).map(({ dayNumber }) => dayNumber)).toEqual([4]);
});

it('leaves captions of one video out, and takes them up again', () => {
  const id = 'Module 1/Day 9/a.mp4';
  const plan = planOf(PATHS, courseOf('Bones'));
  const item = plan.items.find((one) => one.id === id)!;
  const without = changeItems(plan, [id], withText(item, 'captions', false));
  const left = without.items.find((one) => one.id === id)!;
  expect([textOf(left, 'captions'), textOf(left, 'chapters'), left.captions?.path]).toEqual([
    undefined,
    undefined,
    'Module 1/Day 9/a.vtt',
  ]);
  expect(planSummary(without)).toMatchObject({ files: 2, bytes: 2_000_000, skipped: 2 });
  expect(planSummary(changeItems(without, [id], withText(left, 'captions', true)))).toEqual(planSummary(plan));
});

it('takes captions that cannot be read away from their video, with the reason', () => {
  const plan = dropText(planOf(PATHS, courseOf('Bones')), 'Module 1/Day 9/a.mp4', 'captions', 'Line 3: no time.');
  expect(plan.items[0]?.captions).toBeUndefined();
  expect(reasonsIn(plan)['Module 1/Day 9/a.vtt']).toBe('Line 3: no time.');
});

it('says of captions what of them is not sent, and keeps the rest', () => {
  const plan = noteText(planOf(PATHS, courseOf('Bones')), 'Module 1/Day 9/a.mp4', 'captions', 'Line 3 shows nothing.');
  const noted = plan.items.filter(({ textNotes }) => textNotes.captions === 'Line 3 shows nothing.');
  expect(noted.map(({ id, captions }) => [id, captions?.path])).toEqual([
    ['Module 1/Day 9/a.mp4', 'Module 1/Day 9/a.vtt'],
  ]);
});

it('asks for another day where a deleted one has left a gap', () => {
  const course = {
    modules: [{ moduleNumber: 1, title: 'Bones', days: [1, 3].map((dayNumber) => ({ dayNumber, title: '' })) }],
  };
  expect(placesIn(planOf(['1/2/a.mp4', '1/4/b.mp4'], course))).toEqual({
    '1/2/a.mp4': 'Module 1 has no day 2 any more.',
    '1/4/b.mp4': '1.4',
  });
});
