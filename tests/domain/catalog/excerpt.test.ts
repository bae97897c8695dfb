import { describe, expect, it } from 'vitest';
import { excerptOf } from '../../../src/domain/catalog/excerpt.ts';
import { searchWords } from '../../../src/domain/catalog/search.ts';
import { growthTo, LINEAR } from '../../support/growth.ts';

const shown = (text: string, query: string) =>
  excerptOf(text, searchWords(query))
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

const words = (count: number, word = 'w') => Array.from({ length: count }, (_, n) => `${word}${n}`).join(' ');

describe('an excerpt', () => {
  it('is the text as it is written, with what was found marked', () => {
    expect(shown('The ﬁssure of Zoë:\n  CO₂,   twice.', 'fissure zoe co2')).toBe(
      'The [ﬁssure] of [Zoë]: [CO₂], twice.',
    );
  });

  it('is nothing where no word is found, or nothing is looked for', () => {
    expect(shown('Only enamel.', 'dentine')).toBe('');
    expect(shown('', 'dentine')).toBe('');
    expect(excerptOf('Only enamel.', [])).toEqual([]);
  });

  it('takes the last word as a beginning, and the others whole', () => {
    expect(shown('root roots plan planing', 'root pla')).toBe('[root] roots [plan] [planing]');
    expect(shown('pu pulp', 'pu')).toBe('[pu] pulp');
  });

  it('is twenty words, some of them before the first match', () => {
    expect(shown(`${words(50)} caries ${words(50, 'v')}`, 'caries')).toBe(
      `… w45 w46 w47 w48 w49 [caries] ${words(14, 'v')} …`,
    );
    expect(shown(`caries ${words(50)}`, 'caries')).toBe(`[caries] ${words(19)} …`);
    expect(shown(`${words(50)} caries.`, 'caries')).toBe('… w45 w46 w47 w48 w49 [caries].');
  });

  it('is the place where the most of the words stand together', () => {
    const text = `root ${words(40)} planing ${words(40)} the root planing ${words(40)} root planing`;
    expect(shown(text, 'root planing')).toMatch(/^… w36 w37 w38 w39 the \[root\] \[planing\] w0 .* …$/);
  });

  it('of a book costs no more than reading it', async () => {
    const growth = await growthTo(80, (times) => {
      const book = `${words(500)} caries `.repeat(times);
      return () => excerptOf(book, ['caries', 'never']);
    });
    expect(growth).toBeLessThan(LINEAR);
  });
});
