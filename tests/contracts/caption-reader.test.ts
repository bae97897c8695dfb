import { describe, expect, it } from 'vitest';
import { captionReader } from '../../src/main/installation/file-tools.ts';
import { webVttOf } from '../../src/wire/timed-text/timed-text.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const lecture = (count: number, text: string) =>
  webVttOf(
    Array.from({ length: count }, (_, at) => ({ startMs: at * 540, endMs: at * 540 + 500, settings: '', text })),
  );

describe('captions as they are stored', () => {
  it('are read with their times, in order, without markup', () => {
    const file =
      'WEBVTT\n\n00:00:05.500 --> 00:00:06.000 align:start\n<v Zoë>Fluoride &amp; <i>enamel</i>\nof a\u00a0tooth\n\n' +
      '00:00:01.000 --> 00:00:02.000\n2 &lt; 3\n';
    expect(captionReader.cuesOf(bytesOf(file))).toEqual([
      [1, '2 < 3'],
      [5.5, 'Fluoride & enamel of a tooth'],
    ]);
  });

  it('of an hour and a half in a script from right to left are read to the end', () => {
    const cues = captionReader.cuesOf(bytesOf(lecture(10_000, 'علاج الأسنان')));
    expect([cues.length, cues.at(-1)]).toEqual([10_000, [5399.46, 'علاج الأسنان']]);
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['no WebVTT', bytesOf('<html></html>')],
    ['bytes of no text', new Uint8Array([0x57, 0x45, 0x42, 0x56, 0x54, 0x54, 0x0a, 0xff, 0xfe, 0])],
    ['more captions than one may upload', bytesOf(lecture(20_000, 'a'))],
    ['more bytes than one may upload', bytesOf(lecture(100, 'a'.repeat(20_000)))],
  ])('of %s say nothing', (_, bytes) => expect(captionReader.cuesOf(bytes)).toEqual([]));
});
