import { describe, expect, test } from 'vitest';
import { chapterAt, parseChapters } from '../../../../web/features/learning/player/chapters.ts';

const FILE = `\uFEFFWEBVTT - parts of the lesson

NOTE written by hand
00:00.000 is where it begins

STYLE
::cue { color: red }

one
00:00.000 --> 00:12.000
What a pocket is

00:12.500 --> 01:00:30.000 align:start
Probing &amp; <i>charting</i>,
step by step

01:00:30.000 --> 01:10:00.000

01:10:00.000 --> 01:20:00.000
The end
`;

describe('chapters', () => {
  test('of a WebVTT file with notes, styles, names of cues and hours', () => {
    expect(parseChapters(FILE)).toEqual([
      { startsAt: 0, title: 'What a pocket is' },
      { startsAt: 12.5, title: 'Probing & charting, step by step' },
      { startsAt: 4200, title: 'The end' },
    ]);
  });

  test('lines may end as Windows ends them, and cues come in any order', () => {
    const file = 'WEBVTT\r\n\r\n00:20.000 --> 00:30.000\r\nB\r\n\r\n00:00.000 --> 00:20.000\r\nA\r\n';
    expect(parseChapters(file).map(({ title }) => title)).toEqual(['A', 'B']);
  });

  test('what is not WebVTT has none', () => {
    expect(parseChapters('<!doctype html><p>00:00.000 --> 00:10.000</p>')).toEqual([]);
    expect(parseChapters('')).toEqual([]);
  });

  test('the one that a second belongs to', () => {
    const chapters = [
      { startsAt: 5, title: 'A' },
      { startsAt: 20, title: 'B' },
    ];
    expect(chapterAt(chapters, 4)).toBeUndefined();
    expect(chapterAt(chapters, 5)?.title).toBe('A');
    expect(chapterAt(chapters, 19.9)?.title).toBe('A');
    expect(chapterAt(chapters, 500)?.title).toBe('B');
  });
});
