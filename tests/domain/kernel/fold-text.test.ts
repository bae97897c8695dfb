import { describe, expect, it } from 'vitest';
import { directoryKey, folded } from '../../../src/domain/kernel/fold-text.ts';

describe('folding', () => {
  it.each([
    ['Zoë  O’Brien ', 'zoe o’brien'],
    ['NGUYỄN Đặng', 'nguyen dang'],
    ['Łukasz Ørsted', 'lukasz orsted'],
    ['Straße ÆON Œuvre', 'strasse aeon oeuvre'],
    ['İpek Işık', 'ipek isik'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
    ['Ｆｕｌｌ', 'full'],
    ['李雷 طب', '李雷 طب'],
    ['\tline\nbreak\u00a0blank', 'line break blank'],
  ])('%j is found by %j', (text, key) => {
    expect(folded(text)).toBe(key);
  });

  it('gives the same again', () => {
    for (const text of ['Zoë', 'Đặng', 'İ', 'ß', 'ς', 'ﬁ', 'Å', '한국'])
      expect(folded(folded(text))).toBe(folded(text));
  });

  it('keeps the vowel signs that are letters of their own', () => {
    expect(folded('किताब')).not.toBe(folded('कताब'));
  });
});

it('a shorter name stands before a longer one that begins with it', () => {
  const keys = [
    directoryKey({ name: 'Ann Lee', email: 'a@x' }),
    directoryKey({ name: 'Ann', email: 'z@x' }),
    directoryKey({ name: 'ann', email: 'b@x' }),
  ];
  expect(keys.toSorted()).toEqual([keys[2], keys[1], keys[0]]);
});
