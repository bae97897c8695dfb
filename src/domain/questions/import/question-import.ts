import type { QuestionImportId, UserId, VignetteId } from '../../kernel/ids.ts';
import type { ImportFormat } from '../literals.ts';
import type { ImportFault } from './columns.ts';

/** Question that a vignette of the bank asks in the same words, or one on a line before it. */
export interface NearDuplicate {
  readonly line: number;
  /** Null if the other question is in the file itself. */
  readonly vignetteId: VignetteId | null;
  /** The line in the file; null where it is in the bank. */
  readonly otherLine: number | null;
  readonly title: string;
}

export interface ImportReport {
  /** New ones, and how many questions they have. */
  readonly vignettes: number;
  readonly questions: number;
  /** Vignettes that the bank, or the file before them, has with the same texts. */
  readonly unchanged: number;
  /** Questions, also of unchanged vignettes, whose lessons the file sets. */
  readonly taught: number;
  /** The first ones; with any of them nothing is made. */
  readonly faults: readonly ImportFault[];
  readonly duplicates: readonly NearDuplicate[];
  readonly created: readonly { readonly vignetteId: VignetteId; readonly title: string }[];
}

/** Import of a file of questions, with its report. */
export interface QuestionImport {
  readonly id: QuestionImportId;
  readonly format: ImportFormat;
  /** False: a check, which only says what it would do. */
  readonly isApplied: boolean;
  readonly actorId: UserId;
  readonly startedAt: Date;
  /** Null until the file was read. */
  readonly report: ImportReport | null;
}

/** Contract: tests/contracts/question-imports.test.ts. */
export interface QuestionImports {
  add(one: Omit<QuestionImport, 'report'>, file: Uint8Array): Promise<void>;
  find(id: QuestionImportId): Promise<QuestionImport | undefined>;
  /** The file of an import that waits for its report. */
  fileOf(id: QuestionImportId): Promise<Uint8Array | undefined>;
  /** Keeps the report and forgets the file. True for the one call that did; in a transaction the others wait for it. */
  settle(id: QuestionImportId, report: ImportReport): Promise<boolean>;
  removeOlderThan(startedAt: Date): Promise<void>;
}
