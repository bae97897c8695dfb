import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Clock } from '../../src/uploads/ports.ts';
import { UploadEngine } from '../../src/uploads/upload-engine.ts';
import type { UploadQueue } from '../../src/uploads/upload-queue.ts';
import type { Connection } from './connection.ts';
import { FileJournal } from './file-journal.ts';
import { History } from './history.ts';
import { type LocalFile, localFiles } from './local-files.ts';
import { MadeFiles } from './made-files.ts';
import { nodeClock, nodeRandom } from './node-ports.ts';
import { nodeTransport } from './node-transport.ts';
import type { TransferGate } from './transfer-gate.ts';

export interface PersonalUploads {
  readonly queue: UploadQueue<LocalFile>;
  readonly history: History;
  /** Files made by pages for these uploads. */
  readonly made: MadeFiles;
  /** Stops everything at once; the journal continues with the next start. */
  close(): Promise<void>;
}

export interface UploadsOf {
  /** Base folder for all users of this computer. */
  readonly folder: string;
  readonly origin: string;
  readonly personId: string;
  readonly connection: Connection;
  readonly gate: TransferGate;
  readonly clock?: Clock;
}

/** Hashes a server address or user id: neither is a valid file name everywhere. */
const nameOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);

/** Opens the queue of one user at one school, with its state at the last close or crash. */
export async function openUploads(facts: UploadsOf): Promise<PersonalUploads> {
  const { origin, personId, connection, gate, clock = nodeClock } = facts;
  const folder = join(facts.folder, nameOf(origin), nameOf(personId));
  const journal = await FileJournal.open(folder);
  const history = await History.open(folder).catch(async (error: unknown) => {
    await journal.close();
    throw error;
  });
  const made = await MadeFiles.open(folder, await journal.load());
  const queue = new UploadEngine<LocalFile>({
    clock,
    random: nodeRandom,
    environment: connection,
    transport: nodeTransport(origin, connection, gate),
    journal: made.following(history.following(journal)),
    finder: localFiles,
  });
  return {
    queue,
    history,
    made,
    async close() {
      queue.close();
      await journal.close();
      await history.close();
    },
  };
}
