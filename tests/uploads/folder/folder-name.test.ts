import { describe, expect, it } from 'vitest';
import { readName } from '../../../src/uploads/folder/folder-name.ts';

const said = (name: string) => {
  const { module, day, bare, title } = readName(name);
  return [module, day, bare, title];
};
const _ = undefined;

describe('the name of a folder', () => {
  it.each([
    ['Module 01 - Periodontology', [1, _, _, 'Periodontology']],
    ['MODULE_2_Endodontics', [2, _, _, 'Endodontics']],
    ['Week 1', [1, _, _, '']],
    ['Periodontology (Week 2)', [2, _, _, 'Periodontology']],
    ['wk3: Oral surgery', [3, _, _, 'Oral surgery']],
    ['M04 Imaging', [4, _, _, 'Imaging']],
    ['Module 1 - 3D imaging', [1, _, _, '3D imaging']],
    ['Day 3', [_, 3, _, '']],
    ['day-07 Gums', [_, 7, _, 'Gums']],
    ['Module 1 Day 3 - Gums', [1, 3, _, 'Gums']],
    ['M1D3', [1, 3, _, '']],
    ['1.3', [1, 3, _, '']],
    ['1.3 - Gums', [1, 3, _, 'Gums']],
    ['Module 1.3 Gums', [1, 3, _, 'Gums']],
    ['01', [_, _, 1, '']],
    ['01. Periodontology', [_, _, 1, 'Periodontology']],
    ['12 - Periodontology', [_, _, 12, 'Periodontology']],
    ['3) Gums', [_, _, 3, 'Gums']],
    ['01 2nd molar', [_, _, 1, '2nd molar']],
  ])('%j says module %j', (name, expected) => expect(said(name)).toEqual(expected));

  it.each([
    'Periodontology',
    'January',
    'Modules 1-3',
    'Week 1 - 4',
    'Day 1 & 2',
    '10 months',
    '5-Month course',
    '7 days',
    '3D imaging',
    '12-05-2024',
    '2024 notes',
    '1.3.1',
    'Monday 3',
    'm3abc',
    'x-d4z',
    '00 Start here',
    'Day 99',
    'Module 0',
  ])('%j says nothing', (name) => expect(said(name)).toEqual([_, _, _, expect.any(String)]));

  it('is the same from a Mac, where an accent is a letter of its own', () =>
    expect(readName('Module 1 - Pe\u0301rio')).toEqual(readName('Module 1 - P\u00e9rio')));
});
