import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cue } from '../../../src/wire/timed-text/cue-reader.ts';
import { timeIn, timestamp } from '../../../src/wire/timed-text/cue-times.ts';
import {
  faultSentence,
  MAX_CUES,
  MAX_FAULTS,
  MAX_LINES,
  MAX_TIMED_TEXT_BYTES,
  type TimedTextKind,
} from '../../../src/wire/timed-text/faults.ts';
import { readTimedText, webVttOf } from '../../../src/wire/timed-text/timed-text.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const utf16 = (text: string, isLittle: boolean): Uint8Array => {
  const view = new DataView(new ArrayBuffer((text.length + 1) * 2));
  for (const [index, unit] of [
    0xfeff,
    ...Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)),
  ].entries())
    view.setUint16(index * 2, unit, isLittle);
  return new Uint8Array(view.buffer);
};

function cuesIn(text: string, { kind = 'captions', name = 'x.vtt' }: { kind?: TimedTextKind; name?: string } = {}) {
  const found = readTimedText(kind, name, bytesOf(text));
  if ('faults' in found) throw new Error(found.faults.map(faultSentence).join('\n'));
  return found.cues;
}

function faultsIn(
  file: string | Uint8Array,
  { kind = 'captions', name = 'x.vtt' } = {} as { kind?: TimedTextKind; name?: string },
) {
  const found = readTimedText(kind, name, typeof file === 'string' ? bytesOf(file) : file);
  return 'faults' in found ? found.faults.map(faultSentence) : [];
}

const CUE = '00:00:01.000 --> 00:00:02.500';
const ZERO = '00:00:07 --> 00:00:07';

describe('WebVTT', () => {
  it('is read with hours or without, names, notes, styles and settings', () => {
    const file = `\ufeffWEBVTT - made by hand
Kind: captions

NOTE two lines
of a note

STYLE
::cue { color: red }

first
00:01.000 --> 00:02.500 align:start line:90%
Open <b>wide</b>, please
& stay

1:00:03.000-->1:00:04.000

ℹ️ Water`;
    expect(cuesIn(file.replace('000\n\nℹ', '000\nℹ'))).toEqual([
      { startMs: 1000, endMs: 2500, settings: 'align:start line:90%', text: 'Open <b>wide</b>, please\n& stay' },
      { startMs: 3_603_000, endMs: 3_604_000, settings: '', text: 'ℹ️ Water' },
    ]);
  });

  it('is the same with any line breaks, in UTF-8 with its mark and in UTF-16', () => {
    const file = `WEBVTT\n\n${CUE}\nÄpfel 🦷\nand pears\n`;
    const plain = cuesIn(file);
    for (const ending of ['\r\n', '\r']) expect(cuesIn(file.replaceAll('\n', ending))).toEqual(plain);
    expect(cuesIn(`\ufeff${file}`)).toEqual(plain);
    for (const isLittle of [true, false])
      expect(readTimedText('captions', 'x.vtt', utf16(file, isLittle))).toEqual({ cues: plain, leftOut: [] });
  });

  it('puts captions in the order of their times, and lets them overlap', () => {
    const file = `WEBVTT\n\n00:05.000 --> 00:09.000\nlater\n\n00:01.000 --> 00:06.000\nearlier`;
    expect(cuesIn(file).map(({ text }) => text)).toEqual(['earlier', 'later']);
  });

  it('takes lines of blanks as machines and editors mean them', () => {
    expect(cuesIn(`WEBVTT\n\n${CUE}\n \nwords\n  \n\n00:03.000 --> 00:04.000\nmore`)).toMatchObject([
      { text: 'words' },
      { text: 'more' },
    ]);
  });
});

describe('SubRip', () => {
  const read = (file: string) => cuesIn(file, { name: 'Lesson.SRT' });

  it('is read with commas and numbers; bold and italics stay, all else is text', () => {
    const file = `1\r\n00:00:01,000 --> 00:00:02,500 X1:10 X2:20\r\n{\\an8}<I>Caries</I> & <font color="red">decay</font>\r\npH < 5.5\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\n<script>x</script>\r\n`;
    expect(read(file)).toEqual([
      { startMs: 1000, endMs: 2500, settings: '', text: '<i>Caries</i> &amp; decay\npH &lt; 5.5' },
      { startMs: 3000, endMs: 4000, settings: '', text: '&lt;script&gt;x&lt;/script&gt;' },
    ]);
    expect(webVttOf(read(file))).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\n<i>Caries</i> &amp; decay\npH &lt; 5.5\n' +
        '\n00:00:03.000 --> 00:00:04.000\n&lt;script&gt;x&lt;/script&gt;\n',
    );
  });

  it('may be WebVTT under the older name', () => {
    expect(read(`WEBVTT\n\n${CUE}\nwords`)).toHaveLength(1);
  });
});

describe('what is wrong is said with its line', () => {
  it.each([
    ['no header', `${CUE}\nwords`, ['Line 1: A .vtt file begins with a line that says WEBVTT.']],
    ['nothing in it', 'WEBVTT\n\n\n', ['There are no captions in this file.']],
    [
      'a bad time',
      'WEBVTT\n\n00:75.000 --> 00:00:x2\nwords',
      [
        'Line 3: “00:75.000” is not a time. Write it like 00:01:02.500.',
        'Line 3: “00:00:x2” is not a time. Write it like 00:01:02.500.',
      ],
    ],
    [
      'a missing time',
      'WEBVTT\n\n00:01.000 -->\nwords',
      ['Line 3: A time is missing next to the arrow. Write it like 00:01:02.500.'],
    ],
    [
      'an end before the start',
      'WEBVTT\n\n00:03.000 --> 00:02.000\nwords',
      ['Line 3: This caption ends at 00:00:02.000, which is not after its start at 00:00:03.000.'],
    ],
    [
      'no words in the whole file',
      `WEBVTT\n\n${CUE}\n\n${CUE}\n<b> </b>\n`,
      [
        'There are no captions in this file.',
        'Line 3: There are no words below these times.',
        'Line 5: There are no words below these times.',
      ],
    ],
    [
      'words beside the times',
      `WEBVTT\n\n${CUE} Hello\nwords`,
      ['Line 3: “Hello” cannot follow the times. Words begin on the next line, settings look like align:start.'],
    ],
    [
      'words without times',
      `WEBVTT\n\nHello\nthere\n\n${CUE}\nwords`,
      ['Line 3: There are no times above this line. A caption begins with a line like 00:00:01.000 --> 00:00:04.500.'],
    ],
    [
      'no empty line between two',
      `WEBVTT\n\n${CUE}\nwords\n00:03.000 --> 00:04.000\nmore`,
      ['Line 5: An empty line is missing above this one, where the next caption begins.'],
    ],
    [
      'control characters',
      `WEBVTT\n\n${CUE}\nwo\u0000rds\u001b`,
      ['Line 4: This line holds control characters. Please remove them.'],
    ],
    [
      'lost characters',
      `WEBVTT\n\n${CUE}\nZ\ufffdhne`,
      ['Line 4: Characters of this line were lost (�) when it was saved. Please save the file as UTF-8.'],
    ],
  ])('%s', (_, file, faults) => {
    expect(faultsIn(file)).toEqual(faults);
  });

  it('the number of the next cue, where no empty line is above it', () => {
    expect(
      faultsIn('1\n00:00:01,000 --> 00:00:02,000\nwords\n2\n00:00:03,000 --> 00:00:04,000\nmore', { name: 'x.srt' }),
    ).toEqual(['Line 4: An empty line is missing above this one, where the next caption begins.']);
  });

  it('lines that are not UTF-8', () => {
    const file = new Uint8Array([...bytesOf(`WEBVTT\n\n${CUE}\nZ`), 0xe4, ...bytesOf('hne\nü\n'), 0xff]);
    expect(faultsIn(file)).toEqual([
      'Line 4: This line is not UTF-8 text. Please save the file with the encoding UTF-8.',
      'Line 6: This line is not UTF-8 text. Please save the file with the encoding UTF-8.',
    ]);
  });

  it('several at once, up to a number', () => {
    const file = `WEBVTT${'\n\n00:02.000 --> 00:01.000\nwords'.repeat(30)}`;
    const faults = faultsIn(file);
    expect(faults).toHaveLength(MAX_FAULTS);
    expect(faults[1]).toMatch(/^Line 6: /);
  });

  it('bytes that are no text, where lines end as on old Macs', () => {
    const file = new Uint8Array([...bytesOf(`WEBVTT\r\r${CUE}\r\nZ`), 0xe4, ...bytesOf('hne')]);
    expect(faultsIn(file)).toEqual([
      'Line 4: This line is not UTF-8 text. Please save the file with the encoding UTF-8.',
    ]);
  });

  it('the file as a whole', () => {
    expect(faultsIn('')).toEqual(['This file is empty.']);
    expect(faultsIn('WEBVTT', { name: 'x.txt' })).toEqual(['Please choose a WebVTT (.vtt) or SubRip (.srt) file.']);
    expect(faultsIn(new Uint8Array(MAX_TIMED_TEXT_BYTES + 1))).toEqual(['This file is too large. The limit is 1 MB.']);
    expect(faultsIn(`WEBVTT${'\n'.repeat(MAX_LINES)}x`)).toEqual(['A file has at most 100,000 lines.']);
    const many = Array.from({ length: MAX_CUES.captions + 1 }, (_, at) => `${timestamp(at)} --> 99:00:00.000\nw\n`);
    expect(faultsIn(`WEBVTT\n\n${many.join('\n')}`)).toEqual([
      `Line ${3 + MAX_CUES.captions * 3}: A file has at most 10,000 captions, and this is one more.`,
    ]);
  });
});

describe('chapters', () => {
  const read = (file: string) => cuesIn(file, { kind: 'chapters' });
  const wrong = (file: string) => faultsIn(file, { kind: 'chapters' });

  it('have a title each, on one line and without tags', () => {
    expect(read(`WEBVTT\n\n${CUE}\n<b>Grip</b> &amp;\n posture\n`)).toMatchObject([{ text: 'Grip &amp; posture' }]);
  });

  it('never go back in time, have a title and are not too many', () => {
    expect(wrong(`WEBVTT\n\n00:05.000 --> 00:09.000\nTwo\n\n00:01.000 --> 00:05.000\nOne`)).toEqual([
      'Line 6: This chapter starts at 00:00:01.000, before the one above it, which starts at 00:00:05.000.',
    ]);
    expect(wrong(`WEBVTT\n\n${CUE}\n`)[1]).toBe('Line 3: There is no title below these times.');
    expect(wrong(`WEBVTT\n\n${CUE}\n${'x'.repeat(201)}`)).toEqual([
      'Line 4: A chapter’s title has at most 200 characters.',
    ]);
    expect(wrong(`WEBVTT${`\n\n${CUE}\nx`.repeat(501)}`).join()).toMatch(/at most 500 chapters/);
  });
});

const words = fc
  .array(
    fc.stringMatching(/^[A-Za-z0-9äöü🦷&<>/ ;.]{0,12}[a-zäü]$/u).map((line) => line.trim()),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((lines) => lines.join('\n').replace(/<[^>]*>|[<>]/g, 'x'));
const cue: fc.Arbitrary<Cue> = fc.record({
  startMs: fc.nat(86_400_000),
  endMs: fc.integer({ min: 86_400_001, max: 90_000_000 }),
  settings: fc.constantFrom('', 'align:start', 'line:90% position:10%'),
  text: words,
});
const inOrder = (cues: readonly Cue[]) => cues.toSorted((one, other) => one.startMs - other.startMs);

describe('for any file', () => {
  it('what we write is read as it was', () => {
    fc.assert(
      fc.property(fc.array(cue, { minLength: 1, maxLength: 20 }).map(inOrder), (cues) => {
        expect(cuesIn(webVttOf(cues))).toEqual(cues);
      }),
    );
  });

  it('each time is read as it is written', () => {
    fc.assert(fc.property(fc.nat(3_599_999_999), (ms) => timeIn(timestamp(ms)) === ms));
  });

  it('whatever is sent is read or refused, at lines that it has, and what was read is sound', () => {
    const lines = fc.constantFrom(
      'WEBVTT',
      '',
      ' ',
      CUE,
      '00:03 --> x',
      '1',
      'words',
      'NOTE',
      '<b>',
      '-->',
      '\u0007',
      ZERO,
    );
    const text = fc.oneof(
      fc.array(lines, { maxLength: 30 }).map((list) => list.join('\n')),
      fc.string({ unit: 'binary', maxLength: 200 }),
    );
    const bytes = fc.oneof(text.map(bytesOf), fc.uint8Array({ maxLength: 200 }));
    const kinds = fc.constantFrom<TimedTextKind>('captions', 'chapters');
    fc.assert(
      fc.property(bytes, kinds, fc.constantFrom('a.vtt', 'a.srt'), (file, kind, name) => {
        const found = readTimedText(kind, name, file);
        if ('cues' in found) {
          expect(found.cues.length).toBeGreaterThan(0);
          expect(readTimedText(kind, 'a.vtt', bytesOf(webVttOf(found.cues)))).toEqual({ ...found, leftOut: [] });
          return;
        }
        expect(found.faults.length).toBeGreaterThan(0);
        expect(found.faults.length).toBeLessThanOrEqual(MAX_FAULTS);
        for (const { line } of found.faults) expect(line ?? 1).toBeLessThanOrEqual(file.length + 1);
      }),
      { numRuns: 400 },
    );
  });
});
