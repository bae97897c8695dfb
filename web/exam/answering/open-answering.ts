import { AnsweringEngine } from '../../../src/answering/answering-engine.ts';
import { takeWriterLock } from '../../../src/answering/writer-lock.ts';
import type { SittingReply } from '../../../src/wire/replies/sittings.ts';
import { answersServer, type SchoolSitting, sittingOf } from './answers-server.ts';
import { browserClock, browserNetwork, browserPage, browserRandom, browserTimers } from './browser-ports.ts';
import { SittingJournal } from './sitting-journal.ts';
import { SittingLock } from './sitting-lock.ts';

/** The engine of this page for one sitting of one person. It works until it is closed. */
export const openAnswering = (personId: string, sittingId: string): AnsweringEngine<SchoolSitting> =>
  new AnsweringEngine<SchoolSitting>({
    server: answersServer(sittingId),
    journal: new SittingJournal(personId, sittingId),
    lock: new SittingLock(sittingId),
    clock: browserClock,
    timers: browserTimers,
    random: browserRandom,
    network: browserNetwork,
    page: browserPage,
  });

/**
 * Notes that this device made a sitting, so that its page may save without taking it over. To be called with the reply;
 * without a storage the page asks to continue here, and nothing is lost.
 */
export async function noteMadeHere(personId: string, reply: SittingReply): Promise<void> {
  try {
    await takeWriterLock(new SittingJournal(personId, reply.id), sittingOf(reply));
  } catch {
    // The page takes over first.
  }
}

/** Tells whether this browser keeps answers: it writes one of no sitting, and removes it. */
export async function canKeepAnswers(personId: string): Promise<boolean> {
  const journal = new SittingJournal(personId, 'check');
  try {
    await journal.write({ section: 0, writer: 0, sequence: 0, acknowledged: 0, answers: [], unsent: [] });
    await journal.remove({ section: 0, writer: 0 });
    return true;
  } catch {
    return false;
  }
}
