import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type DemoMediaKind, demoMedia, demoMediaFolder } from '../../src/main/seed/demo-files.ts';

const files = demoMedia();
const MODULES = [1, 2, 3, 4, 5, 6, 7];
const ofKind = (kind: DemoMediaKind) => files.filter((file) => file.kind === kind);

describe('the demo media', () => {
  it('are all in the manifest, and nothing else is', () => {
    const onDisk = readdirSync(demoMediaFolder()).filter((name) => name !== 'manifest.json' && name !== 'README.md');
    expect(onDisk.sort()).toEqual(files.map((file) => file.name).sort());
  });

  it.each(files)('$name has the size and digest that the manifest says', ({ path, bytes, sha256 }) => {
    const content = readFileSync(path);
    expect(content.length).toBe(bytes);
    expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
  });

  it('give every module of the curriculum a video, captions, chapters and notes', () => {
    for (const kind of ['video', 'captions', 'chapters', 'pdf'] as const) {
      const modules = ofKind(kind).flatMap((file) => (file.day === undefined ? (file.module ?? []) : []));
      expect(modules.sort()).toEqual(MODULES);
    }
  });

  it('give days 3 to 7 of the first module a second lesson, a paper and notes', () => {
    const ofDays = files.filter(({ module, day }) => module === 1 && day !== undefined);
    expect(ofDays.map(({ day, kind }) => `${day} ${kind}`).sort()).toEqual([
      '3 captions',
      '3 chapters',
      '3 video',
      '4 pdf',
      '5 pdf',
      '6 docx',
      '7 pdf',
    ]);
  });

  it('give days 3 to 7 of every other module a paper', () => {
    for (const moduleNumber of MODULES.slice(1)) {
      const papers = files.filter(({ module, day }) => module === moduleNumber && day !== undefined);
      expect(papers.map(({ day, kind }) => `${day} ${kind}`)).toEqual([3, 4, 5, 6, 7].map((day) => `${day} docx`));
    }
  });

  it('hold the two papers, the therapeutic notes and the units guide', () => {
    const loose = files.filter((file) => !file.module && (file.kind === 'pdf' || file.kind === 'docx'));
    expect(loose.map((file) => `${file.kind} ${file.title}`).sort()).toEqual([
      'docx Clinical Units Guide',
      'pdf Mock Paper 1',
      'pdf Mock Paper 2',
      'pdf Therapeutic Notes',
    ]);
  });

  it('stay below nine megabytes together', () => {
    expect(files.reduce((sum, file) => sum + file.bytes, 0)).toBeLessThan(9_000_000);
  });
});

describe('a lesson video', () => {
  it.each(ofKind('video'))('$name starts before it is loaded to the end', ({ path, durationSeconds }) => {
    const boxes = topLevelBoxes(readFileSync(path));
    expect(boxes[0]).toBe('ftyp');
    expect(boxes.indexOf('moov')).toBeGreaterThan(0);
    expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'));
    expect(durationSeconds).toBeGreaterThanOrEqual(40);
    expect(durationSeconds).toBeLessThanOrEqual(60);
  });

  it.each([...ofKind('captions'), ...ofKind('chapters')])(
    '$name goes with it from the first second to the last',
    ({ path, durationSeconds }) => {
      const text = readFileSync(path, 'utf8');
      const cues = Array.from(
        text.matchAll(/^(\S+) --> (\S+)$/gm),
        ([, from, to]) => [seconds(from), seconds(to)] as const,
      );
      expect(text.startsWith('WEBVTT\n')).toBe(true);
      expect(cues[0]?.[0]).toBe(0);
      expect(cues.at(-1)?.[1]).toBeCloseTo(durationSeconds ?? 0, 1);
      for (const [index, [from, to]] of cues.entries()) {
        expect(to).toBeGreaterThan(from);
        if (index > 0) expect(from).toBe(cues[index - 1]?.[1]);
      }
    },
  );

  it.each(ofKind('chapters'))('$name begins with the question, and ends with what to take along', ({ path }) => {
    const names = Array.from(readFileSync(path, 'utf8').matchAll(/-->.*\n(.+)$/gm), ([, name]) => name);
    expect([names[0], names.at(-1)]).toEqual(['The question', 'Take with you']);
    expect(names.length).toBeGreaterThan(3);
  });
});

describe('a document', () => {
  it.each(ofKind('pdf'))('$name is a whole PDF with the pages it claims', ({ path, pages, module }) => {
    const text = readFileSync(path, 'latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(pages ?? 0);
    expect(pages).toBeGreaterThanOrEqual(2);
    if (module) expect(pages).toBe(2);
  });

  it.each(ofKind('docx'))('$name is a zip that leads with its content types', ({ path }) => {
    const content = readFileSync(path);
    expect(content.readUInt32LE(0)).toBe(0x04034b50);
    expect(content.toString('latin1', 30, 49)).toBe('[Content_Types].xml');
  });
});

function topLevelBoxes(mp4: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; at < mp4.length; at += mp4.readUInt32BE(at)) names.push(mp4.toString('latin1', at + 4, at + 8));
  return names;
}

function seconds(stamp = ''): number {
  const [minutes = 0, rest = 0] = stamp.split(':').map(Number);
  return Number((minutes * 60 + rest).toFixed(3));
}
