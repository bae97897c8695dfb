import { describe, expect, it } from 'vitest';
import { KnexQuestionImports } from '../../src/adapters/knex/questions/question-imports.ts';
import type {
  ImportReport,
  QuestionImport,
  QuestionImports,
} from '../../src/domain/questions/import/question-import.ts';
import { inParallel } from './in-parallel.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { monday, ODD_TEXT, tuesday } from './samples.ts';

const anImport = (facts: Partial<QuestionImport> = {}): Omit<QuestionImport, 'report'> => ({
  id: 'import',
  format: 'csv',
  isApplied: true,
  actorId: 'ann',
  startedAt: monday,
  ...facts,
});
const aReport = (facts: Partial<ImportReport> = {}): ImportReport => ({
  vignettes: 1,
  questions: 2,
  unchanged: 3,
  taught: 2,
  faults: [{ line: 2, column: 'stem', message: ODD_TEXT }],
  duplicates: [],
  created: [{ vignetteId: 'v', title: ODD_TEXT }],
  ...facts,
});
/** Every byte, whatever the encoding. */
const FILE = Uint8Array.from({ length: 512 }, (_, at) => at % 256);

/** What every QuestionImports promises. `open` hands over an empty one. */
function questionImportsContract(adapter: string, open: () => Promise<QuestionImports>): void {
  describe(`QuestionImports on ${adapter}`, () => {
    it('gives an import and its file back as they were', async () => {
      const imports = await open();
      await imports.add(anImport(), FILE);
      await imports.add(anImport({ id: 'check', isApplied: false, format: 'text' }), new Uint8Array());
      expect(await imports.find('import')).toEqual({ ...anImport(), report: null });
      expect(await imports.find('check')).toMatchObject({ isApplied: false, format: 'text' });
      expect([...(await imports.fileOf('import'))!]).toEqual([...FILE]);
      expect(await imports.fileOf('check')).toHaveLength(0);
      expect(await imports.find('none')).toBeUndefined();
      expect(await imports.fileOf('none')).toBeUndefined();
    });

    it('keeps one report, and forgets the file with it', async () => {
      const imports = await open();
      await imports.add(anImport(), FILE);
      const settled = await inParallel(10, (at) => imports.settle('import', aReport({ vignettes: at })));
      expect(settled.filter(Boolean)).toHaveLength(1);
      const kept = aReport({ vignettes: settled.indexOf(true) });
      expect(await imports.find('import')).toEqual({ ...anImport(), report: kept });
      expect(await imports.fileOf('import')).toBeUndefined();
      expect(await imports.settle('none', aReport())).toBe(false);
    });

    it('forgets what was started before a moment', async () => {
      const imports = await open();
      await imports.add(anImport(), FILE);
      await imports.add(anImport({ id: 'later', startedAt: tuesday }), FILE);
      await imports.removeOlderThan(tuesday);
      expect(await imports.find('import')).toBeUndefined();
      expect(await imports.find('later')).toBeDefined();
    });
  });
}

onEveryDatabase((name, open) => questionImportsContract(name, async () => new KnexQuestionImports(await open())));
