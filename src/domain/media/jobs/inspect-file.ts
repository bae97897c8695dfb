import { after, type Clock, MINUTE_MS } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { FileKey } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { once } from '../bytes.ts';
import type { DocumentFacts } from '../document-reader.ts';
import { searchableText, suggestedTitle } from '../document-texts.ts';
import { isToBeInspected } from '../inspection.ts';
import { previewKeyOf } from '../object-key.ts';
import type {
  DocumentFindings,
  DocumentTexts,
  FileRepository,
  FileRights,
  FileStorage,
  InspectedLessons,
} from '../ports.ts';
import type { StoredFile } from '../stored-file.ts';
import type { JudgeFile } from '../use-cases/judge-file.ts';

type Drawn = { readonly key: FileKey; readonly bytes: number; readonly etag: string };
type Stores = { courses: InspectedLessons; documentTexts: DocumentTexts; files: FileRepository; outbox: Outbox };

/** Delay while the scanner is unavailable. It is no failure of the job and repeats without limit. */
const SCANNER_PAUSE_MS = 2 * MINUTE_MS;

/**
 * Inspects a PDF or a Word file that a course shows; students get it only afterwards. Refuses a bad one, with a
 * sentence on its row. Keeps the page count of a PDF and its text for the search, and the first page of a document as a
 * picture. Safe to repeat, and leaves nothing behind if the file is deleted meanwhile.
 */
export class InspectFile {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly files: Pick<FileRepository, 'find' | 'add' | 'remove'>,
    private readonly storage: Pick<FileStorage, 'put' | 'stat' | 'delete'>,
    private readonly rights: Pick<FileRights, 'use' | 'unusedOf'>,
    private readonly judge: Pick<JudgeFile, 'run'>,
    private readonly clock: Clock,
  ) {}

  async run({ key }: { key: FileKey }): Promise<void> {
    const file = await this.files.find(key);
    const preview = previewKeyOf(key);
    if (!file || !isToBeInspected(file.contentType)) return;
    if (!(await this.rights.use(key))) return this.forgetUnlessUsed(key, preview);
    if (file.inspection) return;
    const found = await this.judge.run(file).catch(unlessScannerIsAway);
    if (!found) return this.later(key);
    if ('refused' in found) {
      const { code, message, fields } = found.refused;
      await this.work.run(async ({ courses, files }) => {
        if (!(await isStillToBeSettled(files, key)) || !(await courses.noteInspection(key))) return;
        await files.settleInspection(key, { state: 'refused', refusal: { code, message, fields } });
      });
      return;
    }
    const { facts } = found;
    const isDocument = await this.work.run(({ courses }) => courses.isDocument(key));
    const drawn = isDocument && preview ? await this.store(preview, facts?.preview) : undefined;
    const isSettled = await this.record(file, facts, drawn);
    // The document went while we read it; or another worker was quicker, and its row shows this very picture.
    if (drawn && !isSettled) await this.forgetUnlessUsed(drawn.key, drawn.key);
  }

  /** Erases the preview of an unused file. One in the trash keeps its preview, and is inspected when restored. */
  private async forgetUnlessUsed(key: FileKey, preview: FileKey | undefined): Promise<void> {
    if ((await this.rights.unusedOf([key])).length > 0) await this.forget(preview);
  }

  private later(key: FileKey): Promise<void> {
    const at = after(this.clock.now(), SCANNER_PAUSE_MS);
    return this.work.run(({ outbox }) => outbox.add('media/inspect-file', { key }, { at }));
  }

  private record({ key }: StoredFile, facts: DocumentFacts | undefined, drawn: Drawn | undefined): Promise<boolean> {
    return this.work.run(async ({ courses, documentTexts, files }) => {
      const found: DocumentFindings | undefined = facts && {
        pageCount: facts.pageCount,
        suggestedTitle: suggestedTitle(facts.title),
        previewKey: drawn?.key ?? null,
      };
      if (!(await isStillToBeSettled(files, key)) || !(await courses.noteInspection(key, found))) return false;
      if (facts) await documentTexts.keep(key, searchableText(facts.text));
      await files.settleInspection(key, { state: 'ready' });
      if (drawn) {
        await files.setVerified([{ ...drawn, contentType: 'image/webp' }]);
        await files.attach([drawn.key]);
      }
      return true;
    });
  }

  /** The object is stored before anything names it. */
  private async store(key: FileKey, picture: Uint8Array | undefined): Promise<Drawn | undefined> {
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
    const stored = await this.storage.stat(key);
    return stored && { key, ...stored };
  }

  private async forget(key: FileKey | undefined): Promise<void> {
    if (!key) return;
    await this.storage.delete(key);
    await this.files.remove(key);
  }
}

/** Returns false for the second of two concurrent workers (race). */
const isStillToBeSettled = async (files: FileRepository, key: FileKey): Promise<boolean> => {
  const file = await files.find(key);
  return file !== undefined && file.inspection === undefined;
};

function unlessScannerIsAway(error: unknown): undefined {
  if (error instanceof DomainError && error.code === 'media/no-scanner') return undefined;
  throw error;
}
