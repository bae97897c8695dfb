import { CsvParseRowReader } from '../../adapters/csv-parse/row-reader.ts';
import { answerReadings } from '../../adapters/fence/answer-readings.ts';
import { type ImportEnd, type ImportPiece, unpackedRequest } from '../../adapters/fence/import-request.ts';
import type { Task } from '../../adapters/fence/protocol.ts';
import { LevenNearestName } from '../../adapters/leven/nearest-name.ts';
import { MarkedRichTextReader } from '../../adapters/marked/rich-text-reader.ts';
import { RandomIds } from '../../adapters/node-crypto/random-ids.ts';
import { readPeopleFile } from '../../domain/enrolment/import/read-people.ts';
import { readQuestionFile } from '../../domain/questions/import/read-questions.ts';

// Entry point of the child process that reads files of questions and lists of people.

/** Maximum per message, so that the receiving server works on each only shortly. */
const PIECE = { questions: 5, people: 100 } as const;

/** Nothing else waits in this process. */
const rowReader = new CsvParseRowReader({ yield: async () => undefined });
const tools = {
  rowReader,
  richText: new MarkedRichTextReader(),
  nearest: new LevenNearestName(),
  ids: new RandomIds(),
};

async function read(request: Buffer, say: (piece: ImportPiece) => Promise<void>): Promise<ImportEnd> {
  const { asked, file } = unpackedRequest(request);
  if (asked.kind === 'people')
    return { brokenLine: await inPieces(readPeopleFile(file, rowReader), PIECE.people, say) };
  const { kind, now, ...facts } = asked;
  const vignettes = readQuestionFile({ ...facts, now: new Date(now), bytes: file }, tools);
  return { faults: await inPieces(vignettes, PIECE[kind], say) };
}

/** Passes on what a reading yields, in lists of `size`; returns what the reading returns. */
async function inPieces<T, R>(
  reading: AsyncGenerator<T, R>,
  size: number,
  say: (piece: readonly T[]) => Promise<void>,
): Promise<R> {
  let piece: T[] = [];
  for (;;) {
    const next = await reading.next();
    if (!next.done) piece.push(next.value);
    if (piece.length === size || (next.done && piece.length > 0)) {
      await say(piece);
      piece = [];
    }
    if (next.done) return next.value;
  }
}

await answerReadings<Task, ImportEnd, ImportPiece>(async () => ({
  read: async (input, bytes, say) => {
    const request = Buffer.alloc(bytes);
    await input.take(bytes, (part, at) => request.set(part, at));
    // A mistake of ours must not look like a file that is too large.
    return read(request, say).catch((error: Error) => ({ thrown: error.stack ?? String(error) }));
  },
  memoryBytes: () => process.memoryUsage.rss(),
}));
