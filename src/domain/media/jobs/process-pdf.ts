import type { Clock } from '../../kernel/clock.ts';
import type { FileKey } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { once } from '../bytes.ts';
import { sentenceOf } from '../document-errors.ts';
import type { DocumentFacts, DocumentReader } from '../document-reader.ts';
import { searchableText, suggestedTitle } from '../document-texts.ts';
import { PDF } from '../file-types.ts';
import { previewKeyOf } from '../object-key.ts';
import type { DocumentRecords, DocumentTexts, FileRepository, FileRights, FileStorage } from '../ports.ts';

interface Drawn {
  readonly key: FileKey;
  readonly bytes: number;
  readonly etag: string;
}

type Stores = { courses: DocumentRecords; documentTexts: DocumentTexts; files: FileRepository };

/**
 * Reads a PDF that a course shows: pages, text for the search, the first page as a picture; or refuses it,
 * with a sentence on its row. Safe to repeat, and leaves nothing behind when the document goes meanwhile.
 */
export class ProcessPdf {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly files: Pick<FileRepository, 'find' | 'add' | 'remove'>,
    private readonly storage: Pick<FileStorage, 'put' | 'stat' | 'read' | 'delete'>,
    private readonly rights: Pick<FileRights, 'use'>,
    private readonly reader: DocumentReader,
    private readonly clock: Clock,
  ) {}

  async run({ key }: { key: FileKey }): Promise<void> {
    const file = await this.files.find(key);
    const preview = previewKeyOf(key);
    if (!preview || file?.contentType !== PDF) return;
    if (!(await this.rights.use(key))) return this.forget(preview);
    // An item of a day has no row of this kind, and a repeated job finds its row settled: only the text is kept then.
    const isAwaited = await this.work.run(({ courses }) => courses.isDocumentWaiting(key));
    const reading = await this.reader.read(() => this.storage.read(key, undefined, file.etag), file.bytes);
    if ('refused' in reading) {
      const refusal = sentenceOf(reading.refused);
      await this.work.run(({ courses }) => courses.settleDocument(key, { state: 'refused', refusal }));
      return;
    }
    const drawn = isAwaited ? await this.store(preview, reading.facts.preview) : undefined;
    const isSettled = await this.record(key, reading.facts, drawn && { key: preview, ...drawn });
    // The document went while we read it; or another worker was quicker, and its row shows this very picture.
    if (drawn && !isSettled && !(await this.rights.use(preview))) await this.forget(preview);
  }

  private record(key: FileKey, facts: DocumentFacts, drawn: Drawn | undefined): Promise<boolean> {
    return this.work.run(async ({ courses, documentTexts, files }) => {
      await documentTexts.keep(key, searchableText(facts.text));
      const isSettled = await courses.settleDocument(key, {
        state: 'ready',
        pageCount: facts.pageCount,
        suggestedTitle: suggestedTitle(facts.title),
        previewKey: drawn?.key ?? null,
      });
      if (isSettled && drawn) {
        await files.setVerified([{ key: drawn.key, bytes: drawn.bytes, etag: drawn.etag, contentType: 'image/webp' }]);
        await files.attach([drawn.key]);
      }
      return isSettled;
    });
  }

  /** The object is stored before anything names it. */
  private async store(key: FileKey, picture: Uint8Array | undefined): Promise<Omit<Drawn, 'key'> | undefined> {
    if (!picture) return undefined;
    // An earlier try may have left one; and its row comes first, so that the sweep knows of the object.
    await this.forget(key);
    const createdAt = this.clock.now();
    const row = {
      key,
      folder: 'documents',
      status: 'pending',
      originalName: 'preview.webp',
      contentType: 'image/webp',
      bytes: 0,
      etag: '',
      createdAt,
    } as const;
    await this.files.add(row);
    await this.storage.put(key, once(picture), { bytes: picture.length, contentType: row.contentType });
    return this.storage.stat(key);
  }

  private async forget(key: FileKey): Promise<void> {
    await this.storage.delete(key);
    await this.files.remove(key);
  }
}
