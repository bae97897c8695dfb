import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInDay } from '../../../src/uploads/folder/edit-plan.ts';
import type { FolderFile } from '../../../src/uploads/folder/plan.ts';
import { planFolder } from '../../../src/uploads/folder-plan.ts';
import { courseOf, file, placesIn, planOf, reasonsIn } from './tree.ts';

const ANY_TYPE = 'Invalid file type. Allowed: MP4, WebM, MOV, AVI, PDF, DOC, DOCX, VTT, SRT';
const NO_VIDEO =
  'No video of this name is sent from its folder. Captions are named like it: Lesson.vtt, Lesson.en.vtt.';

describe('what lies beside a video', () => {
  const textsOf = (paths: readonly string[]) => {
    const plan = planOf(paths);
    return {
      texts: plan.items
        .filter(({ type }) => type === 'video')
        .map(({ captions, chapters }) => [captions?.path, chapters?.path]),
      skipped: reasonsIn(plan),
    };
  };

  it.each([
    ['1/1/x.vtt', ['1/1/x.vtt', undefined]],
    ['1/1/x.en.vtt', ['1/1/x.en.vtt', undefined]],
    ['1/1/X.EN-au.VTT', ['1/1/X.EN-au.VTT', undefined]],
    ['1/1/x.mp4.vtt', ['1/1/x.mp4.vtt', undefined]],
    ['1/1/x.de.vtt', ['1/1/x.de.vtt', undefined]],
    ['1/1/x.srt', ['1/1/x.srt', undefined]],
    ['1/1/x.en_US.srt', ['1/1/x.en_US.srt', undefined]],
    ['1/1/x.transcript.vtt', ['1/1/x.transcript.vtt', undefined]],
    ['1/1/x.chapters.srt', [undefined, '1/1/x.chapters.srt']],
    ['1/1/x.chapters.vtt', [undefined, '1/1/x.chapters.vtt']],
  ])('%s is its captions or chapters', (path, expected) =>
    expect(textsOf(['1/1/x.mp4', path])).toEqual({ texts: [expected], skipped: {} }),
  );

  it('has one file of captions, without a language or English before others', () =>
    expect(textsOf(['1/1/x.mp4', '1/1/x.de.vtt', '1/1/x.en.vtt', '1/1/x.chapters.vtt'])).toEqual({
      texts: [['1/1/x.en.vtt', '1/1/x.chapters.vtt']],
      skipped: { '1/1/x.de.vtt': 'A video has one file of captions: x.en.vtt' },
    }));

  it('is WebVTT rather than SubRip', () =>
    expect(textsOf(['1/1/x.mp4', '1/1/x.srt', '1/1/x.de.vtt'])).toEqual({
      texts: [['1/1/x.de.vtt', undefined]],
      skipped: { '1/1/x.srt': 'A video has one file of captions: x.de.vtt' },
    }));

  it('belongs to no other video', () =>
    expect(textsOf(['1/1/x.mp4', '1/2/x.vtt', '1/1/y.vtt', '1/1/x.old.notes.vtt', '1/1/z.srt']).skipped).toEqual({
      '1/1/x.old.notes.vtt': NO_VIDEO,
      '1/1/y.vtt': NO_VIDEO,
      '1/1/z.srt': NO_VIDEO,
      '1/2/x.vtt': NO_VIDEO,
    }));

  it('is found when a Mac has taken the accents of one of them apart', () =>
    expect(textsOf(['1/1/Ge\u0301n.mp4', '1/1/G\u00e9n.vtt']).texts).toEqual([['1/1/G\u00e9n.vtt', undefined]]));
});

describe('what is skipped', () => {
  it.each([
    ['Module 1/.DS_Store', 'A hidden file of the system.'],
    ['Module 1/._x.mp4', 'A hidden file of the system.'],
    ['.git/x.pdf', 'A hidden file of the system.'],
    ['Module 1/Thumbs.db', 'A file of the system, nothing to study.'],
    ['__MACOSX/Module 1/x.mp4', 'A file of the system, nothing to study.'],
    ['Module 1/~$notes.docx', 'A lock of an open document.'],
    ['Module 1/x.exe', ANY_TYPE],
    ['Module 1/x', ANY_TYPE],
  ])('%s: %s', (path, reason) => expect(reasonsIn(planOf([path]))).toEqual({ [path]: reason }));

  it('is what is empty or larger than the server takes, in its words', () => {
    const sentence = 'This file is too large. The limit is 1 MB.';
    const limits = { video: { maxBytes: 2_000_000, sentence } };
    const files = [file('1/1/a.mp4', { size: 2_000_001 }), file('1/1/b.mp4', { size: 0 }), file('1/1/c.mp4')];
    const plan = planFolder(files, courseOf(), limits);
    expect(reasonsIn(plan)).toEqual({
      '1/1/a.mp4': sentence,
      '1/1/b.mp4': 'This file is empty. Please choose another one.',
    });
    expect(placesIn(plan)).toEqual({ '1/1/c.mp4': '1.1' });
  });

  it('is the second of the same file', () => {
    const plan = planOf(['Module 1/Day 1/a/x.mp4', 'Module 1/Day 1/b/x.mp4', 'Module 1/Day 2/x.mp4', 'y.pdf', 'y.pdf']);
    expect(reasonsIn(plan)).toEqual({
      'Module 1/Day 1/b/x.mp4': 'The same file is already going there: Module 1/Day 1/a/x.mp4',
      'y.pdf': 'The same file is in the list already.',
    });
    expect(plan.items).toHaveLength(3);
  });
});

/** Names that mean something to the mapping, and names that do not. */
const folderName = fc.oneof(
  { weight: 4, arbitrary: fc.nat(12).map((n) => `Module ${n}`) },
  { weight: 3, arbitrary: fc.nat(9).map((n) => `Day ${n}`) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('01', '1', '02 Gums', '1.3', 'Week 2', 'Videos', 'Pe\u0301rio', 'P\u00e9rio', 'Month 1'),
  },
  { weight: 1, arbitrary: fc.constantFrom('__MACOSX', '.git', 'Gums', '', '.') },
  { weight: 1, arbitrary: fc.string({ maxLength: 6, unit: 'binary' }) },
);
const stem = fc.oneof(
  fc.constantFrom('x', 'y', 'x.en', 'x.chapters', '1.3 x', 'Day 2', 'X', '.hidden', '~$x', '10', '9'),
  fc.string({ maxLength: 6, unit: 'binary' }),
);
const ending = fc.constantFrom('.mp4', '.webm', '.MOV', '.pdf', '.docx', '.vtt', '.srt', '.txt', '', '.db');
const anyFile: fc.Arbitrary<FolderFile> = fc
  .record({
    folders: fc.array(folderName, { maxLength: 4 }),
    separator: fc.constantFrom('/', '/', '\\'),
    stem,
    ending,
    size: fc.constantFrom(0, 1, 5, 2000),
    lastModified: fc.constantFrom(1, 2),
  })
  .map(({ folders, separator, stem, ending, ...facts }) =>
    file([...folders, `${stem}${ending}`].join(separator), facts),
  );

const tree = fc.array(anyFile, { maxLength: 40 });
const course = fc.constantFrom(courseOf(), courseOf('Gums', 'Bones'), courseOf('Gums', 'Gums'));
const limits = { video: { maxBytes: 100, sentence: 'Too large.' } };

describe('any tree of files', () => {
  it('gives a plan in which each of them stands exactly once', () => {
    fc.assert(
      fc.property(tree, course, (files, course) => {
        const { items, skipped, modules, days } = planFolder(files, course, limits);
        const standing = [
          ...items.flatMap(({ file, captions, chapters }) =>
            [file, captions, chapters].filter((one) => one !== undefined),
          ),
          ...skipped.map(({ file }) => file),
        ];
        expect(standing).toHaveLength(files.length);
        expect(files.every((one) => standing.includes(one))).toBe(true);
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
        for (const { reason } of skipped) expect(reason).toMatch(/\w/);
        const numbers = modules.map(({ moduleNumber }) => moduleNumber);
        for (const { target, question, type, captions, chapters, title } of items) {
          expect(title).toMatch(/\S/);
          if (target) expect(numbers).toContain(target.moduleNumber);
          else expect(question).toMatch(/[.?]$/);
          if (type === 'pdf') expect([captions, chapters]).toEqual([undefined, undefined]);
          else expect(target?.kind).not.toBe('documents');
        }
        for (const { moduleNumber, dayNumber, title } of days) {
          expect(title).toMatch(/\S/);
          expect(items.some(isInDay(moduleNumber, dayNumber))).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('gives the same plan in whatever order it is listed', () => {
    const listedTwice = tree.chain((files) =>
      fc.tuple(fc.constant(files), fc.shuffledSubarray(files, { minLength: files.length })),
    );
    fc.assert(
      fc.property(listedTwice, course, ([files, shuffled], course) => {
        expect(planFolder(shuffled, course, limits)).toEqual(planFolder(files, course, limits));
      }),
      { numRuns: 1000 },
    );
  });
});
