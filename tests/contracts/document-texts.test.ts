import { describe, expect, it } from 'vitest';
import { KnexDocumentTexts } from '../../src/adapters/knex/media/document-texts.ts';
import { KnexFileRepository } from '../../src/adapters/knex/media/file-repository.ts';
import type { DocumentTexts, FileRepository } from '../../src/domain/media/ports.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aFile, ODD_TEXT } from './samples.ts';

/** What every DocumentTexts promises. `open` hands over an empty one, and the files it is about. */
function documentTextsContract(
  adapter: string,
  open: () => Promise<{ texts: DocumentTexts; files: FileRepository }>,
): void {
  describe(`DocumentTexts on ${adapter}`, () => {
    it('gives a text back as it was, a million characters of it', async () => {
      const { texts, files } = await open();
      const text = ODD_TEXT.repeat(Math.ceil(1_000_000 / ODD_TEXT.length));
      await files.add(aFile());
      await texts.keep(aFile().key, text);
      expect(await texts.find(aFile().key)).toBe(text);
      expect(await texts.find('another')).toBeUndefined();
    });

    it('has no text without a file, before and after', async () => {
      const { texts, files } = await open();
      await texts.keep(aFile().key, 'too early');
      expect(await texts.find(aFile().key)).toBeUndefined();
      await files.add(aFile());
      await files.add(aFile({ key: 'another' }));
      for (const key of [aFile().key, 'another']) await texts.keep(key, key);
      await files.remove(aFile().key);
      expect(await texts.find(aFile().key)).toBeUndefined();
      expect(await texts.find('another')).toBe('another');
    });
  });
}

onEveryDatabase((name, open) =>
  documentTextsContract(name, async () => {
    const db = await open();
    return { texts: new KnexDocumentTexts(db), files: new KnexFileRepository(db) };
  }),
);
