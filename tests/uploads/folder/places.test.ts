import { describe, expect, it } from 'vitest';
import { courseOf, placesIn, planOf } from './tree.ts';

/** Each path alone, and its place. */
const ALONE = [
  ['Module 01 - Periodontology/Day 3/x.mp4', '1.3'],
  ['ADC course/Module 01/Day 3/x.mp4', '1.3'],
  ['Week 2/Day 1/x.mp4', '2.1'],
  ['01/03/x.mp4', '1.3'],
  ['ADC/01/03/x.mp4', '1.3'],
  ['1.3/x.mp4', '1.3'],
  ['ADC/1.3 Gums/x.mp4', '1.3'],
  ['Module 1/1.3/x.mp4', '1.3'],
  ['Module 1/03 Gums/x.mp4', '1.3'],
  ['Module 1/Theory/Day 3/Slides/Extra/x.pdf', '1.3'],
  ['10 months/Module 2/Day 3/x.mp4', '2.3'],
  ['02 Bones/Day 3/x.mp4', '2.3'],
  ['Module 1\\Day 3\\x.mp4', '1.3'],
  ['./Module 1//Day 3/x.mp4', '1.3'],
  ['Module 1/Day 3/x.pdf', '1.3'],
  ['Module 1/x.pdf', '1 documents'],
  ['Module 1/Papers/x.docx', '1 documents'],
  ['03/x.pdf', '3 documents'],
  ['Module 1/Day 3 - x.mp4', '1.3'],
  ['Module 1/1.3 x.mp4', '1.3'],
  ['1.3 x.mp4', '1.3'],
  ['M1D3 x.mp4', '1.3'],
  ['Module 4 reading.pdf', '4 documents'],
  ['Module 1/x.mp4', 'Which day of module 1?'],
  ['Module 1/03 x.mp4', 'Which day of module 1?'],
  ['Module 1/2.3 x.mp4', 'Its name says another module than its folder.'],
  ['Module 1/Week 2/x.mp4', 'Its folders name more than one module.'],
  ['Module 1/Day 2/Day 3/x.mp4', 'Its folders name more than one day.'],
  ['1/2/3/x.mp4', 'It is inside three numbered folders: which one is the module?'],
  ['Day 3/x.mp4', 'Its folders name no module.'],
  ['January/x.mp4', 'Its folders name no module.'],
  ['Oral surgery/Day 3/x.mp4', 'Its folders name no module.'],
  ['x.mp4', 'It is not inside a folder of a module.'],
] as const;

describe('where a file of a folder goes', () => {
  it.each(ALONE)('%s: %s', (path, place) => expect(Object.values(placesIn(planOf([path])))).toEqual([place]));

  it('knows a module by the title that it has in the course', () => {
    const course = courseOf('Periodontology', 'Study Plan', 'Study Plan');
    const paths = ['PERIODONTOLOGY/02/x.mp4', 'Periodontology/read.pdf', 'Study Plan/Day 1/y.mp4'];
    expect(placesIn(planOf(paths, course))).toEqual({
      'PERIODONTOLOGY/02/x.mp4': '1.2',
      'Periodontology/read.pdf': '1 documents',
      'Study Plan/Day 1/y.mp4': 'Its folders name no module.',
    });
  });

  it('keeps what it does know of a place that is not whole', () =>
    expect(planOf(['Module 2/x.mp4', 'Day 3/y.mp4']).items.map(({ hint }) => hint)).toEqual([
      { dayNumber: 3 },
      { moduleNumber: 2 },
    ]));

  it('stands in natural order', () =>
    expect(planOf(['Module 10/a.pdf', 'Module 2/10.pdf', 'Module 2/9.pdf']).items.map(({ path }) => path)).toEqual([
      'Module 2/9.pdf',
      'Module 2/10.pdf',
      'Module 10/a.pdf',
    ]));
});

describe('two folders with one number', () => {
  it('are asked about when they are called differently', () => {
    const question = 'More than one folder is module 1: “01 Bones” and “Module 1 - Gums”.';
    expect(placesIn(planOf(['01 Bones/Day 1/x.mp4', 'Module 1 - Gums/y.pdf', 'Module 2/z.pdf']))).toEqual({
      '01 Bones/Day 1/x.mp4': question,
      'Module 1 - Gums/y.pdf': question,
      'Module 2/z.pdf': '2 documents',
    });
  });

  it('are one module where the same name stands in two branches', () =>
    expect(placesIn(planOf(['Videos/Module 1/Day 1/x.mp4', 'Papers/Module 1/y.pdf']))).toEqual({
      'Papers/Module 1/y.pdf': '1 documents',
      'Videos/Module 1/Day 1/x.mp4': '1.1',
    }));

  it('are asked about where the branches are counted', () =>
    expect(Object.values(placesIn(planOf(['Month 1/Week 1/a.pdf', 'Month 2/Week 1/b.pdf'])))).toEqual([
      'More than one folder is module 1: “Month 1/Week 1” and “Month 2/Week 1”.',
      'More than one folder is module 1: “Month 1/Week 1” and “Month 2/Week 1”.',
    ]));

  it('are asked about when both are one day', () => {
    const question = 'More than one folder is day 1.3: “Module 1/03 Gums” and “Module 1/Day 3”.';
    expect(placesIn(planOf(['Module 1/Day 3/x.mp4', 'Module 1/03 Gums/y.mp4', 'Module 1/Day 4/z.mp4']))).toEqual({
      'Module 1/03 Gums/y.mp4': question,
      'Module 1/Day 3/x.mp4': question,
      'Module 1/Day 4/z.mp4': '1.4',
    });
  });
});

describe('the modules of a plan', () => {
  it('are those of the course, and those that it needs', () => {
    const plan = planOf(['Module 3 - Endo/Day 9/x.mp4', '4/y.mp4', 'Module 1/z.pdf'], courseOf('Gums', 'Bones'));
    expect(plan.modules.map(({ moduleNumber, title, isNew }) => [moduleNumber, title, isNew])).toEqual([
      [1, 'Gums', false],
      [2, 'Bones', false],
      [3, 'Endo', true],
      [4, 'Module 4', true],
    ]);
  });
});

describe('the title of a module with the default one', () => {
  it('is that of its folder, and every other title stays', () => {
    const course = courseOf('Study Plan', ' ', 'Study Plan', 'Bones');
    const paths = ['Module 1 - Gums/x.pdf', '02 - Nerves/Day 1/x.mp4', 'Module 3/x.pdf', 'Module 4 - Teeth/x.pdf'];
    expect(planOf(paths, course).modules.map(({ title, isRenamed }) => [title, isRenamed])).toEqual([
      ['Gums', true],
      ['Nerves', true],
      ['Study Plan', undefined],
      ['Bones', undefined],
    ]);
  });
});

describe('the days of a plan', () => {
  it('take the title of their folder, where they are called after their number alone', () => {
    const titled = { moduleNumber: 1, title: 'Gums', days: [{ dayNumber: 1, title: 'Day 1' }] };
    const course = { modules: [{ ...titled, days: [...titled.days, { dayNumber: 2, title: 'Pockets' }] }] };
    const paths = [
      'Module 1/Day 1 - Anatomy/x.mp4',
      'Papers/Module 1/Day 1 - Anatomy/x.pdf',
      'Module 1/Day 2 - Something else/x.mp4',
      'Module 1/Day 3/x.mp4',
      '2.4 Nerves/x.mp4',
      'Module 2/05 - Bones/x.mp4',
      'Module 2/Day 6 - x.mp4',
    ];
    expect(planOf(paths, course).days).toEqual([
      { moduleNumber: 1, dayNumber: 1, title: 'Anatomy' },
      { moduleNumber: 2, dayNumber: 4, title: 'Nerves' },
      { moduleNumber: 2, dayNumber: 5, title: 'Bones' },
    ]);
  });

  it('have none where two folders call one day differently', () =>
    expect(planOf(['Module 1/Day 3 - Gums/x.mp4', 'Module 1/03 Bones/y.mp4']).days).toEqual([]));
});
