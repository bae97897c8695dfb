import type { Journal, JournalRecord, Sitting } from './ports.ts';

const FIRST_WRITER = 1;

/** Record that names a writer's number before there is anything to keep. */
export const writerLockOf = (writer: number): JournalRecord => ({
  section: 0,
  writer,
  sequence: 0,
  acknowledged: 0,
  answers: [],
  unsent: [],
});

/** Notes that this device made the sitting, so that its page is the writer. Takes the reply that made it. */
export async function takeWriterLock(journal: Journal, sitting: Sitting): Promise<void> {
  if (sitting.writer.number === FIRST_WRITER) await journal.write(writerLockOf(FIRST_WRITER));
}
