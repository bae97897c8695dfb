import type { UserId } from '../../kernel/ids.ts';
import type { ImportFormat } from '../literals.ts';
import type { Taxonomy } from '../submission.ts';
import type { KeyedVersion } from '../vignette-version.ts';
import type { ImportFault } from './columns.ts';

export interface QuestionFile {
  readonly bytes: Uint8Array;
  readonly format: ImportFormat;
  readonly taxonomy: Taxonomy;
  /** Author and time of its drafts. */
  readonly by: UserId;
  readonly now: Date;
}

/** A vignette of a file as the draft that it becomes. */
export interface ReadVignette {
  readonly draft: KeyedVersion;
  /** Contents that the bank may know it by: with the figures that its rows name, and without. */
  readonly contents: readonly string[];
  /** Cells that say where its questions are taught. */
  readonly lessons: readonly WrittenLessons[];
  readonly stems: readonly { readonly key: string; readonly line: number }[];
  readonly faults: readonly ImportFault[];
}

export interface WrittenLessons {
  /** Index of the question in its vignette. */
  readonly at: number;
  readonly line: number;
  readonly cell: string;
}

export interface ReadQuestions {
  readonly vignettes: readonly ReadVignette[];
  /** Faults of lines that are no vignette. */
  readonly faults: readonly ImportFault[];
}

/**
 * Reads files of questions, which are untrusted. For any input it answers within about a minute, without crashing or
 * blocking the calling process; undefined for a file that takes too much time or memory. Rejects with `unavailable`
 * only when no reader can be had. Contract: tests/contracts/import-reader.test.ts.
 */
export interface QuestionFileReader {
  readQuestions(file: QuestionFile): Promise<ReadQuestions | undefined>;
}
