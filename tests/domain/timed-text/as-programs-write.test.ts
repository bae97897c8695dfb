import { describe, expect, it } from 'vitest';
import { timeIn } from '../../../src/wire/timed-text/cue-times.ts';
import { faultSentence, type TimedTextKind } from '../../../src/wire/timed-text/faults.ts';
import { readTimedText } from '../../../src/wire/timed-text/timed-text.ts';

/** The words that are kept with their milliseconds, and what is said of the rest. */
function read(file: string, { kind = 'captions', name = 'x.srt' }: { kind?: TimedTextKind; name?: string } = {}) {
  const found = readTimedText(kind, name, new TextEncoder().encode(file));
  if ('faults' in found) throw new Error(found.faults.map(faultSentence).join('\n'));
  return {
    kept: found.cues.map(({ startMs, endMs, text }) => [startMs, endMs, text]),
    leftOut: found.leftOut.map(faultSentence),
  };
}

describe('captions as programs write them', () => {
  it.each([
    ['00:00:20', 20_000],
    ['00:00:20,5', 20_500],
    ['00:00:01,04', 1040],
    ['00:00:01.2345678', 1234],
    ['00:00:01.9999999', 1999],
    ['0:1:2', 62_000],
    ['00:00:5,000', 5000],
    ['120:00:00.000', 432_000_000],
  ])('the time %s is plain', (written, ms) => {
    expect(timeIn(written)).toBe(ms);
  });

  it.each(['', '5', '00:60', '00:61:00', '00:00:01,', '00:00:01:04', '1:00:00:00', '-00:00:01', '00:00:01,1234567890'])(
    '%j is no time',
    (written) => {
      expect(timeIn(written)).toBeUndefined();
    },
  );

  it('without a fraction of a second, or with two digits of it', () => {
    expect(read('1\n00:00:20 --> 00:00:24\nI enjoy this.\n\n2\n00:00:24,04 --> 00:00:27,08\nAnd this.\n')).toEqual({
      kept: [
        [20_000, 24_000, 'I enjoy this.'],
        [24_040, 27_080, 'And this.'],
      ],
      leftOut: [],
    });
  });

  it('what has no words or ends when it begins is left out, and told', () => {
    const file =
      '1\n00:00:01,000 --> 00:00:02,000\nHello\n\n2\n00:00:02,000 --> 00:00:03,000\n\n3\n00:00:03,000 --> 00:00:03,000\n' +
      'Never seen\n\n4\n00:00:03,000 --> 00:00:04,000\nWorld\n';
    expect(read(file)).toEqual({
      kept: [
        [1000, 2000, 'Hello'],
        [3000, 4000, 'World'],
      ],
      leftOut: [
        'Line 6: There are no words below these times.',
        'Line 9: This caption ends when it begins, at 00:00:03.000.',
      ],
    });
  });

  it('chapters too', () => {
    const file = 'WEBVTT\n\n00:00 --> 00:00\nNone\n\n00:00 --> 01:00\nGrip\n\n01:00 --> 02:00\n';
    expect(read(file, { kind: 'chapters', name: 'x.vtt' })).toEqual({
      kept: [[0, 60_000, 'Grip']],
      leftOut: [
        'Line 3: This chapter ends when it begins, at 00:00:00.000.',
        'Line 9: There is no title below these times.',
      ],
    });
  });

  it('a long list of what is left out ends with how much more there is', () => {
    const file = `WEBVTT\n\n00:01 --> 00:02\nwords${'\n\n00:03 --> 00:04'.repeat(1010)}`;
    const { leftOut } = read(file, { name: 'x.vtt' });
    expect([leftOut.length, leftOut[8]]).toEqual([9, 'And 1,002 more.']);
    expect(read(file.slice(0, -1001 * '\n\n00:03 --> 00:04'.length)).leftOut[8]).toBe('And one more.');
  });

  it.each(['\u001a', '\0\0\0\0', '\u001a\r\n', '\r\n\0\u001a\0\n'])('%j behind the end is no part of it', (end) => {
    expect(read(`1\n00:00:01,000 --> 00:00:02,000\nHello\n${end}`).kept).toEqual([[1000, 2000, 'Hello']]);
  });

  it('the number of a next one that never comes is told; one with an empty line below it is its number', () => {
    expect(read('1\n\n00:00:01,000 --> 00:00:02,000\nHello\n\n2\n')).toEqual({
      kept: [[1000, 2000, 'Hello']],
      leftOut: ['Line 6: There is no caption below this number.'],
    });
  });
});
