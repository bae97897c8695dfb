import { join } from 'node:path';
import type { JournalRecord } from '../../src/uploads/list/journal-record.ts';
import type { Journal } from '../../src/uploads/ports.ts';
import type { StoredObject } from '../../src/uploads/transfer/parts.ts';
import type { UploadTarget } from '../../src/uploads/upload-queue.ts';
import { isSaved } from '../../src/uploads/upload-state.ts';
import type { HistoryEntry } from '../../src/wire/desktop-bridge.ts';
import { LineLog } from './line-log.ts';
import { checksumOfParts } from './sent-checksum.ts';

/** Drops older entries: this is a list for people, not an archive. */
const MAX_ENTRIES = 10_000;

/** A file that was uploaded and saved. */
export type SavedFile = HistoryEntry<UploadTarget>;

export class History {
  private constructor(
    private readonly byId: Map<string, SavedFile>,
    private readonly log: LineLog,
    private readonly now: () => Date,
  ) {}

  static async open(folder: string, now = () => new Date()): Promise<History> {
    const path = join(folder, 'history.log');
    const entries = (await LineLog.read(path)) as SavedFile[];
    const byId = new Map(entries.slice(-MAX_ENTRIES).map((entry) => [entry.id, entry]));
    return new History(byId, await LineLog.open(path, () => byId.values()), now);
  }

  /** Newest first. */
  entries = (): readonly SavedFile[] => [...this.byId.values()].toReversed();

  /** Wraps the journal: each saved record also goes into the history. */
  following(journal: Journal): Journal {
    return {
      ...journal,
      put: async (record) => {
        if (record.kind === 'upload' && isSaved(record)) await this.add(record);
        await journal.put(record);
      },
    };
  }

  close = (): Promise<void> => this.log.close();

  private async add(record: Extract<JournalRecord, { kind: 'upload' }>): Promise<void> {
    if (this.byId.has(record.id)) return;
    const { id, fileName, title, bytes, target, object } = record;
    const entry = {
      id,
      savedAt: this.now().toISOString(),
      fileName,
      title,
      bytes,
      checksum: checksumOf(object),
      target,
    };
    this.byId.set(id, entry);
    // A failed write to the history must not fail the journal.
    await this.log.append(entry).catch(() => undefined);
  }
}

function checksumOf(object: StoredObject | undefined): string | undefined {
  if (object === undefined) return undefined;
  return object.parts.length > 0 ? checksumOfParts(object.parts) : object.etag?.replaceAll('"', '');
}
