import { describe, expect, it } from 'vitest';
import { isMisleading, isVisible, onOneLine } from '../../src/wire/visible.ts';

describe('a name that can be taken for another', () => {
  it.each([
    ['reads the other way round', 'Ada \u202ecalevoL'],
    ['has a blank without width', 'Ada\u200bLovelace'],
    ['has a soft hyphen', 'Ada\u00ad'],
    ['has a filler of another script', 'Ada\u3164'],
    ['has hidden letters', 'Ada\u{e0041}'],
    ['has a flag without its end', '\u{1f3f4}\u{e0067}\u{e0062}'],
    ['has half a letter', 'Ada\ud800'],
    ['has a note between its lines', 'Ada\ufff9'],
    ['has accents over accents', `A${'\u0301'.repeat(5)}da`],
  ])('%s', (_what, name) => {
    expect(isMisleading(name)).toBe(true);
  });

  it.each([
    ['Vietnamese', 'Nguyễn Thị Ánh'],
    ['Persian, with a joiner', 'علی\u200cرضا'],
    ['Hindi, with a joiner', 'क्\u200dष'],
    ['Japanese, with a variation', '葛\u{e0100}城'],
    ['a family of emoji', '👨\u200d👩\u200d👧'],
    ['a heart in red', '\u2764\ufe0f'],
    ['the flag of Scotland', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ])('is none in %s', (_what, name) => {
    expect([isMisleading(name), isVisible(name)]).toEqual([false, true]);
  });
});

it('a text on one line keeps the blanks that are typed, and has one for each line break', () => {
  expect(onOneLine('Pulp  test \r\n\n  of 12 ')).toBe('Pulp  test of 12 ');
});
