import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { EventLoopYield } from '../../kernel/event-loop-yield.ts';
import type { QuestionId, QuestionImportId, UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { noSuchImport } from '../errors.ts';
import type { ImportFault } from '../import/columns.ts';
import type { QuestionFileReader, ReadQuestions, ReadVignette } from '../import/question-file.ts';
import type { ImportReport, NearDuplicate, QuestionImport, QuestionImports } from '../import/question-import.ts';
import { daysNamed, isTaughtSo, type TaughtQuestion, taughtLessons } from '../import/taught-lessons.ts';
import type { LessonPlace } from '../lesson-place.ts';
import { IMPORT_LIMITS } from '../literals.ts';
import type { BankStores } from '../open-version.ts';
import type {
  ExamTaxonomy,
  LessonPlaces,
  Lessons,
  NewVignette,
  QuestionTransfer,
  SameStem,
  VignetteReader,
} from '../ports.ts';
import type { KeyedVersion } from '../vignette-version.ts';

/**
 * Makes drafts of what is in a file: all of them, or none where anything is wrong with it. The report is kept in their
 * transaction, once: safe to repeat, and to run concurrently.
 */
export class ImportQuestions {
  constructor(
    private readonly work: UnitOfWork<ImportStores>,
    private readonly imports: Pick<QuestionImports, 'find' | 'fileOf'>,
    private readonly transfer: Pick<QuestionTransfer, 'knownContents'>,
    private readonly bank: Pick<VignetteReader, 'sameStems'>,
    private readonly places: Pick<LessonPlaces, 'of'>,
    private readonly lessons: Pick<Lessons, 'onDays'>,
    private readonly taxonomy: ExamTaxonomy,
    private readonly reader: QuestionFileReader,
    private readonly eventLoop: EventLoopYield,
    private readonly clock: Clock,
  ) {}

  /** Answers the report, also where another call has made it. Rejects with `not-found` when the import is gone. */
  async run({ importId }: { importId: QuestionImportId }): Promise<ImportReport> {
    const one = await this.imports.find(importId);
    const bytes = one && (await this.imports.fileOf(importId));
    if (one && bytes) await this.read(one, bytes);
    const report = (await this.imports.find(importId))?.report;
    if (!report) throw noSuchImport();
    return report;
  }

  private async read({ id, format, isApplied, actorId: by }: QuestionImport, bytes: Uint8Array): Promise<void> {
    const taxonomy = await this.taxonomy.current();
    const now = this.clock.now();
    const read = (await this.reader.readQuestions({ bytes, format, taxonomy, by, now })) ?? TOO_DEMANDING;
    const { fresh, unchanged, known } = await this.unknown(read.vignettes);
    const { taught, faults: untaught } = await this.taught(read.vignettes, fresh, known);
    const faults = [...read.faults, ...untaught];
    for (const { faults: own } of fresh) {
      faults.push(...own);
      if (faults.length >= IMPORT_LIMITS.named) break;
    }
    const isKept = isApplied && faults.length === 0;
    const made = isKept ? fresh : [];
    const report: ImportReport = {
      vignettes: fresh.length,
      questions: fresh.reduce((sum, { draft }) => sum + draft.version.questions.length, 0),
      unchanged,
      taught: taught.length,
      faults: faults.toSorted((a, b) => a.line - b.line).slice(0, IMPORT_LIMITS.named),
      duplicates: await this.duplicatesOf(fresh),
      created: made.map(({ draft: { version } }) => ({ vignetteId: version.vignetteId, title: version.title })),
    };
    await this.work.run(async (stores) => {
      if (!(await stores.questionImports.settle(id, report))) return;
      await this.make(stores, made, by, now);
      if (isKept) for (const one of taught) await stores.lessonPlaces.replace(one.questionId, one.places);
    });
  }

  /** Keeps those that neither the bank nor the file before them has. */
  private async unknown(read: readonly ReadVignette[]) {
    const known = await this.transfer.knownContents(read.flatMap(({ contents }) => contents));
    const seen = new Set(known.keys());
    const fresh: ReadVignette[] = [];
    for (const one of read) {
      if (one.contents.some((content) => seen.has(content))) continue;
      fresh.push(one);
      for (const content of one.contents) seen.add(content);
    }
    return { fresh, unchanged: read.length - fresh.length, known };
  }

  /** Questions whose lessons are to be set, also of vignettes that the bank has already. */
  private async taught(
    read: readonly ReadVignette[],
    fresh: readonly ReadVignette[],
    known: ReadonlyMap<string, readonly QuestionId[]>,
  ): Promise<{ taught: TaughtQuestion[]; faults: ImportFault[] }> {
    const written = read.filter(({ lessons }) => lessons.length > 0);
    if (written.length === 0) return { taught: [], faults: [] };
    const all = await this.lessons.onDays(daysNamed(written.flatMap(({ lessons }) => lessons)));
    const isFresh = new Set(fresh);
    const told = written.map((one) => {
      const ids = isFresh.has(one)
        ? one.draft.version.questions.map(({ id }) => id)
        : one.contents.map((content) => known.get(content)).find((found) => found !== undefined);
      return taughtLessons(one.lessons, ids ?? [], all);
    });
    const taught = told.flatMap((one) => one.taught);
    const stored = new Map<QuestionId, LessonPlace[]>(taught.map(({ questionId }) => [questionId, []]));
    for (const place of await this.places.of([...stored.keys()])) stored.get(place.questionId)?.push(place);
    return {
      taught: taught.filter((one) => !isTaughtSo(one, stored.get(one.questionId) ?? [])),
      faults: told.flatMap((one) => one.faults),
    };
  }

  private async duplicatesOf(fresh: readonly ReadVignette[]): Promise<NearDuplicate[]> {
    const stems = fresh.flatMap(({ stems: own, draft }) =>
      own.map((stem) => ({ ...stem, title: draft.version.title })),
    );
    const first = new Map<string, SameStem>();
    for (const twin of await this.bank.sameStems([...new Set(stems.map(({ key }) => key))]))
      if (!first.has(twin.stemKey)) first.set(twin.stemKey, twin);
    const before = new Map<string, { line: number; title: string }>();
    return stems
      .flatMap(({ key, line, title }): NearDuplicate[] => {
        const twin = first.get(key);
        const other = before.get(key);
        if (!other) before.set(key, { line, title });
        if (twin) return [{ line, vignetteId: twin.vignetteId, otherLine: null, title: twin.title }];
        return other ? [{ line, vignetteId: null, otherLine: other.line, title: other.title }] : [];
      })
      .slice(0, IMPORT_LIMITS.named);
  }

  private async make(stores: ImportStores, made: readonly ReadVignette[], by: UserId, now: Date): Promise<void> {
    if (made.length === 0) return;
    const { vignettes, versions, questionTransfer } = stores;
    for (const some of inTens(made)) {
      await vignettes.add(some.map(({ draft }) => ownerOf(draft, by, now)));
      await this.eventLoop.yield();
    }
    // Since the numbers were taken, no other import can get in between.
    const meanwhile = await questionTransfer.knownContents(made.flatMap(({ contents }) => contents));
    if (meanwhile.size > 0) throw importedMeanwhile();
    for (const some of inTens(made)) {
      await versions.add(some.map(({ draft }) => draft));
      await this.eventLoop.yield();
    }
  }
}

type ImportStores = BankStores & {
  questionTransfer: QuestionTransfer;
  questionImports: QuestionImports;
  lessonPlaces: LessonPlaces;
};

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

const TOO_DEMANDING: ReadQuestions = {
  vignettes: [],
  faults: [{ line: 1, column: '', message: 'This file takes too long to read. Split it into smaller files.' }],
};

const importedMeanwhile = () =>
  new DomainError(
    'conflict',
    'questions/imported-meanwhile',
    'Some of these cases were imported a moment ago. Please check the file again.',
  );
