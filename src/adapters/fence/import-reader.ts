import type { PeopleFileReader, ReadPeople } from '../../domain/enrolment/import/people-file.ts';
import type { PersonRow } from '../../domain/enrolment/import/people-rows.ts';
import { once } from '../../domain/media/bytes.ts';
import type {
  QuestionFile,
  QuestionFileReader,
  ReadQuestions,
  ReadVignette,
} from '../../domain/questions/import/question-file.ts';
import { FencedReader, LIMITS, type WholeReading } from './fenced-reader.ts';
import { type Asked, type ImportEnd, type ImportPiece, packedRequest } from './import-request.ts';
import type { Program } from './program.ts';
import type { Task } from './protocol.ts';

/** Reads files of questions and lists of people in a child process of their own: no import waits behind a PDF. */
export class FencedImportReader implements QuestionFileReader, PeopleFileReader {
  private readonly fence: FencedReader<ImportEnd, ImportPiece>;

  constructor(program: () => Program, changes: Partial<Task> = {}) {
    this.fence = new FencedReader(program, { ...LIMITS, ...changes });
  }

  async readQuestions({ bytes, now, ...facts }: QuestionFile): Promise<ReadQuestions | undefined> {
    const read = await this.read({ kind: 'questions', now: now.toISOString(), ...facts }, bytes);
    if (!read || !('faults' in read.reading)) return undefined;
    return { vignettes: (read.pieces as readonly ReadVignette[][]).flat(), faults: read.reading.faults };
  }

  async readPeople(bytes: Uint8Array): Promise<ReadPeople | undefined> {
    const read = await this.read({ kind: 'people' }, bytes);
    if (!read || !('brokenLine' in read.reading)) return undefined;
    return { rows: (read.pieces as readonly PersonRow[][]).flat(), brokenLine: read.reading.brokenLine };
  }

  close(): void {
    this.fence.close();
  }

  private async read(asked: Asked, bytes: Uint8Array): Promise<WholeReading<ImportEnd, ImportPiece> | undefined> {
    const request = packedRequest(asked, bytes);
    const read = await this.fence.read(async () => once(request), request.length);
    if (read && 'thrown' in read.reading) throw new Error(`The reader of imports failed: ${read.reading.thrown}`);
    return read;
  }
}
