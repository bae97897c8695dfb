import { describe, expect, it } from 'vitest';
import { type Cue, momentsOf, spokenOf } from '../../../src/domain/catalog/moments.ts';
import { searchWords } from '../../../src/domain/catalog/search.ts';
import { growthTo, LINEAR } from '../../support/growth.ts';

const shown = (cues: readonly Cue[], query: string) =>
  momentsOf(spokenOf(cues), searchWords(query)).map(
    ({ second, excerpt }) =>
      `${second}: ${excerpt.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')}`,
  );

/** One cue every five seconds. */
const lecture = (...lines: string[]): Cue[] => lines.map((words, at) => [at * 5 + 0.4, words]);

describe('moments', () => {
  it('are the seconds at which something is said, with the words around it as they are written', () => {
    expect(shown(lecture('Welcome.', 'The ﬁssure of Zoë:', 'CO₂, twice.', 'Thanks.'), 'fissure zoe')).toEqual([
      '5: The [ﬁssure] of [Zoë]: CO₂, twice.',
    ]);
  });

  it('are none where nothing of it is said, where nothing is said, and of no words', () => {
    expect(shown(lecture('Only enamel.'), 'dentine')).toEqual([]);
    expect(shown([], 'dentine')).toEqual([]);
    expect(momentsOf(spokenOf(lecture('Only enamel.')), [])).toEqual([]);
  });

  it('go on from one cue to the next, and are where the most of the words are together', () => {
    const cues = lecture('the root', 'of it', 'is long', 'a', 'now root', 'planing begins', 'b', 'planing', 'ends');
    expect(shown(cues, 'root planing')).toEqual(['20: now [root] [planing] begins']);
  });

  it('take the last word as a beginning and the others whole', () => {
    expect(shown(lecture('roots planing'), 'root plan')).toEqual(['0: roots [planing]']);
    expect(shown(lecture('pulp'), 'pu')).toEqual([]);
  });

  it('are five, apart, in order of time', () => {
    const cues = lecture(...Array.from({ length: 60 }, () => 'caries'));
    expect(momentsOf(spokenOf(cues), ['caries']).map(({ second }) => second)).toEqual([0, 20, 40, 60, 80]);
  });

  it('of three hours in a script from right to left, with 20,000 cues', () => {
    const cues: Cue[] = Array.from({ length: 20_000 }, (_, at) => [at * 0.54, at === 19_000 ? 'عِلاج الأسنان' : 'ثم']);
    expect(shown(cues, 'الاسنان')).toEqual([`${Math.floor(19_000 * 0.54)}: عِلاج [الأسنان] ثم`]);
  });

  it('keep as much of a hostile file as an index takes', () => {
    const endless = spokenOf([
      [0, 'x'.repeat(1_000_000)],
      ...Array.from({ length: 100_000 }, (_, at): Cue => [at, 'ﷺ '.repeat(300)]),
    ]);
    expect(endless.folded.split(/[ \n]+/).join(' ').length).toBeLessThanOrEqual(200_002);
    expect(endless.cues.length).toBeLessThanOrEqual(200_000);
    expect(endless.cues.split('\n').length).toBe(endless.folded.split('\n').length);
  });

  it('cost no more than reading what is said', async () => {
    const growth = await growthTo(16_000, (count) => {
      const spoken = spokenOf(Array.from({ length: count }, (_, at) => [at, at % 3 === 0 ? 'root e' : 'roo e']));
      return () => momentsOf(spoken, ['e', 'root', 'never']);
    });
    expect(growth).toBeLessThan(LINEAR);
  });
});
