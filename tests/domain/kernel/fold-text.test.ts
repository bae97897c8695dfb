import { describe, expect, it } from 'vitest';
import { directoryKey, folded, foldedWords } from '../../../src/domain/kernel/fold-text.ts';

describe('folding', () => {
  it.each([
    ['Zoë  O’Brien ', "zoe o'brien"],
    ['O‘Brien Oʼbrien O`brien O´brien O＇brien', "o'brien o'brien o'brien o'brien o'brien"],
    ['Smith‐Jones Smith‑Jones Smith–Jones Smith−Jones', 'smith-jones smith-jones smith-jones smith-jones'],
    ['“Bobby”', '"bobby"'],
    ['٣٤٠ ۳۴۰ ३४० ３４０', '340 340 340 340'],
    ['ﬁssure ﬂuoride CO₂ cm² ½ Ⅳ ™', 'fissure fluoride co2 cm2 1⁄2 iv tm'],
    ['أَسنان', 'اسنان'],
    ['치아 がん йод', '치아 がん иод'],
    ['Zo\u200bë\u00ad \u2068Lee\u2069\ufeff', 'zoe lee'],
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
    const from = (first: number, last: number) => Array.from({ length: last - first }, (_, index) => first + index);
    const letters = [...from(0, 0x3400), ...from(0xf900, 0x10000)].map((code) => `a${String.fromCodePoint(code)}b`);
    expect(letters.filter((text) => folded(folded(text)) !== folded(text))).toEqual([]);
  });

  it('keeps the vowel signs that are letters of their own', () => {
    expect(folded('किताब')).not.toBe(folded('कताब'));
  });
});

it('words are split at every mark, and not at the signs of a letter', () => {
  expect(foldedWords("Zoë's 2_notes.pdf, co‑cr: हड्डी ฟัน")).toEqual([
    'zoe',
    's',
    '2',
    'notes',
    'pdf',
    'co',
    'cr',
    'हड्डी',
    'ฟัน',
  ]);
  expect(foldedWords('%_*"\u200b')).toEqual([]);
});

it('a shorter name stands before a longer one that begins with it', () => {
  const keys = [
    directoryKey({ name: 'Ann Lee', email: 'a@x' }),
    directoryKey({ name: 'Ann', email: 'z@x' }),
    directoryKey({ name: 'ann', email: 'b@x' }),
  ];
  expect(keys.toSorted()).toEqual([keys[2], keys[1], keys[0]]);
});
