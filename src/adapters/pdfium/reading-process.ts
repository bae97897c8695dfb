import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import type { DocumentReading } from '../../domain/media/document-reader.ts';
import { Input } from './input.ts';
import { openPdfium, type Pdfium, withMemory } from './library.ts';
import { type Answer, LENGTH_BYTES, type Task } from './protocol.ts';
import { readPdf } from './read-pdf.ts';
import { startWatchman } from './watchman.ts';

// Entry point of the child process: reads documents one after another until the input ends.

const BEHIND_THE_SERVER = 5;

/** Ctrl+C in the terminal signals the child too; the server ends it. */
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

const task = JSON.parse(process.argv[2] ?? '') as Task;
setPriority(BEHIND_THE_SERVER);
beFirstToGo();
const watchman = startWatchman(task, Number(process.argv[3]));
const pdfium = await openPdfium(task.maxMemoryBytes);
const input = new Input(process.stdin);

while (await readNext()) {}
process.exit();

async function readNext(): Promise<boolean> {
  const length = Buffer.alloc(LENGTH_BYTES);
  if (!(await input.take(LENGTH_BYTES, (part, at) => length.set(part, at)))) return false;
  const bytes = length.readUIntBE(0, LENGTH_BYTES);
  watchman.turn();
  const reading = await readHere(pdfium, bytes).catch((): DocumentReading => ({ refused: 'too-demanding' }));
  watchman.turn();
  await answer({ reading, memoryBytes: pdfium.memory.HEAPU8.length });
  return true;
}

/** Streams the bytes directly into the library's memory, to avoid a second copy of a large file. */
function readHere(library: Pdfium, bytes: number): Promise<DocumentReading> {
  return withMemory(library, bytes, async (pointer) => {
    const isWhole = await input.take(bytes, (part, at) => library.memory.HEAPU8.set(part, pointer + at));
    return isWhole ? readPdf(library, pointer, bytes, task.limits) : { refused: 'broken' };
  });
}

function answer(words: Answer): Promise<void> {
  return new Promise((resolve) => process.send!(words, undefined, undefined, () => resolve()));
}

/** Raises the OOM score: if memory runs out, Linux kills this process, not the server or the database. */
function beFirstToGo(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Another system, or a sandbox without this file: keep its default.
  }
}
