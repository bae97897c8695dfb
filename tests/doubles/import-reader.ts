import { CsvParseRowReader } from '../../src/adapters/csv-parse/row-reader.ts';
import { LevenNearestName } from '../../src/adapters/leven/nearest-name.ts';
import { MarkedRichTextReader } from '../../src/adapters/marked/rich-text-reader.ts';
import type { PeopleFileReader, ReadPeople } from '../../src/domain/enrolment/import/people-file.ts';
import { readPeopleFile } from '../../src/domain/enrolment/import/read-people.ts';
import type { Ids } from '../../src/domain/kernel/ids.ts';
import type {
  QuestionFile,
  QuestionFileReader,
  ReadQuestions,
} from '../../src/domain/questions/import/question-file.ts';
import { readQuestionFile } from '../../src/domain/questions/import/read-questions.ts';

/** Reads in this process what the fence reads in one of its own. */
export class PlainImportReader implements QuestionFileReader, PeopleFileReader {
  /** Says of every file that it takes too much. */
  isDemanding = false;
  private readonly rowReader = new CsvParseRowReader({ yield: async () => undefined });
  private readonly richText = new MarkedRichTextReader();
  private readonly nearest = new LevenNearestName();

  constructor(private readonly ids: Ids) {}

  async readQuestions(file: QuestionFile): Promise<ReadQuestions | undefined> {
    if (this.isDemanding) return undefined;
    const { rowReader, richText, nearest, ids } = this;
    const [vignettes, faults] = await wholeOf(readQuestionFile(file, { rowReader, richText, nearest, ids }));
    return { vignettes, faults };
  }

  async readPeople(bytes: Uint8Array): Promise<ReadPeople | undefined> {
    if (this.isDemanding) return undefined;
    const [rows, brokenLine] = await wholeOf(readPeopleFile(bytes, this.rowReader));
    return { rows, brokenLine };
  }
}

async function wholeOf<T, R>(reading: AsyncGenerator<T, R>): Promise<[T[], R]> {
  const all: T[] = [];
  for (;;) {
    const next = await reading.next();
    if (next.done) return [all, next.value];
    all.push(next.value);
  }
}
