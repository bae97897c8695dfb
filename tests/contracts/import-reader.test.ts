import { describe, expect, it } from 'vitest';
import { FencedImportReader } from '../../src/adapters/fence/import-reader.ts';
import type { PeopleFileReader } from '../../src/domain/enrolment/import/people-file.ts';
import { PEOPLE_LIMITS } from '../../src/domain/enrolment/literals.ts';
import type { QuestionFile, QuestionFileReader } from '../../src/domain/questions/import/question-file.ts';
import { CountingIds } from '../doubles/counting-ids.ts';
import { PlainImportReader } from '../doubles/import-reader.ts';
import { importProgram } from '../support/import-program.ts';
import { leastTurnMs } from '../support/longest-turn.ts';

type ImportReader = QuestionFileReader & PeopleFileReader;

const bytesOf = (text: string) => new TextEncoder().encode(text);

const HEAD = 'case,title,case_text,stem,a,b,answer,cluster,subject';
const aFile = (text: string, facts: Partial<QuestionFile> = {}): QuestionFile => ({
  bytes: bytesOf(text),
  format: 'csv',
  taxonomy: {
    questions: 1,
    minOptions: 2,
    maxOptions: 2,
    clusters: [{ id: 'c1', title: 'Professionalism' }],
    subjects: [{ id: 'endodontics', title: 'Endodontics' }],
  },
  by: 'ann',
  now: new Date('2026-03-02T00:00:00.000Z'),
  ...facts,
});

/** What every reader of imports promises. */
function importReaderContract(name: string, open: () => { reader: ImportReader; close?: () => void }): void {
  describe(`reader of imports: ${name}`, () => {
    it('reads questions as drafts, in their order, with what is wrong with each', async () => {
      const { reader, close } = open();
      const rows = Array.from(
        { length: 12 },
        (_, at) => `${at},Title ${at},A case,What is the state of tooth number ${at}?,One,Two,A,c1,endodontics`,
      );
      const read = await reader.readQuestions(
        aFile(`${HEAD}\n${rows.join('\n')}\n12,T,C,Odd?,One,Two,Z,c1,endodontics`),
      );
      expect(read?.faults).toEqual([]);
      expect(read?.vignettes.map(({ draft }) => draft.version.title)).toEqual([
        ...rows.map((_row, at) => `Title ${at}`),
        'T',
      ]);
      expect(read?.vignettes[3]).toMatchObject({
        draft: { version: { authorIds: ['ann'], createdAt: new Date('2026-03-02T00:00:00.000Z') }, keys: [{}] },
        stems: [{ line: 5 }],
        faults: [],
      });
      expect(read?.vignettes.at(-1)?.faults).toMatchObject([{ line: 14, column: 'answer' }]);
      close?.();
    });

    it('reads other questions by numbers and letters, and names a line that it cannot decode', async () => {
      const { reader, close } = open();
      const text = '1. What?\nA. One\nB. Two\nANSWER: A\n';
      expect(await reader.readQuestions(aFile(text, { format: 'text' }))).toMatchObject({
        vignettes: [{}],
        faults: [],
      });
      const latin = Buffer.from(`${HEAD}\né`, 'latin1');
      expect(await reader.readQuestions(aFile('', { bytes: latin }))).toMatchObject({
        vignettes: [],
        faults: [{ line: 2 }],
      });
      close?.();
    });

    it('reads people in their order, and one more than a list may have', async () => {
      const { reader, close } = open();
      expect(await reader.readPeople(bytesOf('name,email\nZoë,zoe@example.org'))).toEqual({
        rows: [{ line: 2, name: 'Zoë', email: 'zoe@example.org', fault: '' }],
        brokenLine: null,
      });
      expect(await reader.readPeople(Buffer.from('a,b\né', 'latin1'))).toMatchObject({ rows: [], brokenLine: 2 });
      const list = Array.from({ length: PEOPLE_LIMITS.people + 9 }, (_, at) => `P,${at}@example.org`).join('\n');
      const { rows } = (await reader.readPeople(bytesOf(list)))!;
      expect(rows.map(({ line }) => line)).toEqual(Array.from({ length: PEOPLE_LIMITS.people + 1 }, (_, at) => at + 1));
      close?.();
    });
  });
}

importReaderContract('in a process of its own', () => {
  const reader = new FencedImportReader(importProgram);
  return { reader, close: () => reader.close() };
});
importReaderContract('the plain one of the tests', () => ({ reader: new PlainImportReader(new CountingIds()) }));

describe('FencedImportReader', () => {
  /** Of 2,000 questions: a second of work. */
  const large = aFile(
    `${HEAD}\n${Array.from({ length: 2_000 }, (_, at) => `${at},Title ${at},A case,${'**Pulp** '.repeat(100)}${at}?,One,Two,A,c1,endodontics`).join('\n')}`,
  );

  it('gives up a file that takes too much of the processor or of the clock, and reads the next', async () => {
    for (const limits of [{ maxProcessorMs: 1 }, { maxMs: 1 }]) {
      const reader = new FencedImportReader(importProgram, limits);
      expect(await reader.readQuestions(large)).toBeUndefined();
      reader.close();
    }
    const reader = new FencedImportReader(importProgram);
    expect(await reader.readPeople(bytesOf('Zoë,zoe@example.org'))).toMatchObject({ rows: [{ name: 'Zoë' }] });
    reader.close();
  });

  it('takes no more than short turns of the process that asks', async () => {
    const reader = new FencedImportReader(importProgram);
    // Reading in one turn takes ten times as long.
    const turn = await leastTurnMs(100, async () => {
      expect((await reader.readQuestions(large))?.vignettes).toHaveLength(2_000);
    });
    expect(turn).toBeLessThan(100);
    reader.close();
  });

  it('asks for another try once it is closed', async () => {
    const reader = new FencedImportReader(importProgram);
    reader.close();
    await expect(reader.readQuestions(large)).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
