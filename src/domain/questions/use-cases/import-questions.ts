import type { Breather } from '../../kernel/breather.ts';
import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Ids, UserId, VignetteId } from '../../kernel/ids.ts';
import type { RichTextReader } from '../../kernel/rich-text.ts';
import type { RowReader } from '../../kernel/row-reader.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { takeApart, type WrittenVersion } from '../draft.ts';
import { type ImportedRows, type ImportFault, lineOf } from '../import/columns.ts';
import { csvRows } from '../import/csv-rows.ts';
import { draftFaults } from '../import/draft-faults.ts';
import { plainTextRows } from '../import/plain-text.ts';
import { type ImportedVignette, rowsByCase, withoutFigures, writtenVignette } from '../import/written-vignettes.ts';
import { IMPORT_LIMITS, type ImportFormat } from '../literals.ts';
import type { BankStores } from '../open-version.ts';
import type { ExamTaxonomy, NearestName, NewVignette, QuestionTransfer, SameStem, VignetteReader } from '../ports.ts';
import { contentOf, type KeyedVersion, tellingStems } from '../vignette-version.ts';
import { firstVersion } from './create-vignette.ts';

export interface ImportedFile {
  readonly bytes: Uint8Array;
  readonly format: ImportFormat;
  /** False: only says what it would do. */
  readonly isApplied: boolean;
  readonly by: UserId;
}

export interface NearDuplicate {
  readonly line: number;
  readonly vignetteId: VignetteId;
  readonly title: string;
}

export interface ImportReport {
  /** New ones, and how many questions they have. */
  readonly vignettes: number;
  readonly questions: number;
  /** Vignettes that the bank, or the file before them, has with the same texts. */
  readonly unchanged: number;
  /** The first ones; with any of them nothing is made. */
  readonly faults: readonly ImportFault[];
  readonly duplicates: readonly NearDuplicate[];
  readonly created: readonly { readonly vignetteId: VignetteId; readonly title: string }[];
}

interface NewDraft {
  readonly draft: KeyedVersion;
  readonly rows: ImportedVignette['rows'];
  readonly contents: readonly string[];
}

/** Makes drafts of what is in a file: all of them, or none where anything is wrong with it. */
export class ImportQuestions {
  constructor(
    private readonly work: UnitOfWork<BankStores & { questionTransfer: QuestionTransfer }>,
    private readonly transfer: Pick<QuestionTransfer, 'knownContents'>,
    private readonly bank: Pick<VignetteReader, 'sameStems'>,
    private readonly taxonomy: ExamTaxonomy,
    private readonly rowReader: RowReader,
    private readonly richText: RichTextReader,
    private readonly nearest: NearestName,
    private readonly breather: Breather,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run({ bytes, format, isApplied, by }: ImportedFile): Promise<ImportReport> {
    const { rows, faults: broken } = await this.rowsOf(bytes, format);
    const taxonomy = await this.taxonomy.current();
    const now = this.clock.now();
    const faults: ImportFault[] = [...broken];
    const read: (NewDraft & { faults: readonly ImportFault[] })[] = [];
    for (const own of rowsByCase(rows)) {
      const vignette = writtenVignette(own, taxonomy);
      read.push({ ...this.draftOf(vignette, by, now), faults: vignette.faults });
      await this.breather.pause();
    }
    const { fresh, unchanged } = await this.unknown(read);
    for (const { draft, rows: own, faults: found } of fresh) {
      const grounds = { taxonomy, reader: this.richText, nearest: this.nearest, now };
      faults.push(...(found.length > 0 ? found : draftFaults(draft, own, grounds)));
      await this.breather.pause();
      if (faults.length >= IMPORT_LIMITS.named) break;
    }
    const isMade = isApplied && faults.length === 0;
    const duplicates = await this.duplicatesOf(fresh);
    if (isMade) await this.make(fresh, by, now);
    return {
      vignettes: fresh.length,
      questions: fresh.reduce((sum, { draft }) => sum + draft.version.questions.length, 0),
      unchanged,
      faults: faults.toSorted((a, b) => a.line - b.line).slice(0, IMPORT_LIMITS.named),
      duplicates,
      created: isMade
        ? fresh.map(({ draft: { version } }) => ({ vignetteId: version.vignetteId, title: version.title }))
        : [],
    };
  }

  private async rowsOf(bytes: Uint8Array, format: ImportFormat): Promise<ImportedRows> {
    const read = this.rowReader.textOf(bytes);
    if ('brokenLine' in read) return { rows: [], faults: [{ line: read.brokenLine, column: '', message: NOT_UTF_8 }] };
    return format === 'csv' ? csvRows(read.text, this.rowReader, this.nearest) : plainTextRows(read.text);
  }

  private draftOf({ written, rows }: ImportedVignette, by: UserId, now: Date): NewDraft {
    const named = this.keyed(written, by, now);
    if (written.figures.length === 0) return { draft: named, rows, contents: [contentOf(named)] };
    const draft = this.keyed(withoutFigures(written), by, now);
    return { draft, rows, contents: [contentOf(named), contentOf(draft)] };
  }

  private keyed(written: WrittenVersion, by: UserId, now: Date): KeyedVersion {
    const nextId = () => this.ids.next();
    const { text, keys } = takeApart(written, [], nextId);
    return { version: { ...text, ...firstVersion(nextId(), nextId(), by, now) }, keys };
  }

  /** Keeps those that neither the bank nor the file before them has. */
  private async unknown<T extends NewDraft>(read: readonly T[]): Promise<{ fresh: T[]; unchanged: number }> {
    const known = new Set(await this.transfer.knownContents(read.flatMap(({ contents }) => contents)));
    const fresh: T[] = [];
    for (const one of read) {
      if (one.contents.some((content) => known.has(content))) continue;
      fresh.push(one);
      for (const content of one.contents) known.add(content);
    }
    return { fresh, unchanged: read.length - fresh.length };
  }

  private async duplicatesOf(fresh: readonly NewDraft[]): Promise<NearDuplicate[]> {
    const stems = fresh.flatMap(({ draft, rows }) =>
      draft.version.questions.flatMap((question, at) => {
        const row = rows[at];
        return row ? tellingStems([question]).map((key) => ({ key, line: lineOf(row, 'stem') })) : [];
      }),
    );
    const first = new Map<string, SameStem>();
    for (const twin of await this.bank.sameStems([...new Set(stems.map(({ key }) => key))]))
      if (!first.has(twin.stemKey)) first.set(twin.stemKey, twin);
    return stems
      .flatMap(({ key, line }) => {
        const twin = first.get(key);
        return twin ? [{ line, vignetteId: twin.vignetteId, title: twin.title }] : [];
      })
      .slice(0, IMPORT_LIMITS.named);
  }

  private async make(fresh: readonly NewDraft[], by: UserId, now: Date): Promise<void> {
    if (fresh.length === 0) return;
    await this.work.run(async ({ vignettes, versions, questionTransfer }) => {
      for (const some of inTens(fresh)) {
        await vignettes.add(some.map(({ draft }) => ownerOf(draft, by, now)));
        await this.breather.pause();
      }
      // Since the numbers were taken, no other import can get in between.
      const meanwhile = await questionTransfer.knownContents(fresh.flatMap(({ contents }) => contents));
      if (meanwhile.size > 0) throw importedMeanwhile();
      for (const some of inTens(fresh)) {
        await versions.add(some.map(({ draft }) => draft));
        await this.breather.pause();
      }
    });
  }
}

/** Few at once: a statement of thousands of rows holds everything else up. */
function* inTens<T>(all: readonly T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += 10) yield all.slice(at, at + 10);
}

const ownerOf = ({ version }: KeyedVersion, by: UserId, now: Date): NewVignette => ({
  id: version.vignetteId,
  pool: 'practice',
  isDemo: false,
  createdBy: by,
  createdAt: now,
  retiredAt: null,
  retiredBy: null,
});

const NOT_UTF_8 = 'This line is not in UTF-8. Save the file as “CSV UTF-8”, and choose it again.';

const importedMeanwhile = () =>
  new DomainError(
    'conflict',
    'questions/imported-meanwhile',
    'Some of these vignettes were imported a moment ago. Please check the file again.',
  );
