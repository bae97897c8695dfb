import { UploadEngine } from '../../src/uploads/engine.ts';
import type { UploadQueue, UploadRow } from '../../src/uploads/upload-queue.ts';
import { sessionStore } from '../api/session-store.ts';
import { browserClock, browserRandom, browserSurroundings } from './browser-ports.ts';
import { IndexedJournal } from './indexed-journal.ts';
import { warnsBeforeLeaving } from './leave-guard.ts';
import { serverTransport } from './server-transport.ts';

/*
 * The queue lives here and not in a component: whatever page is left, it goes on. It belongs to one administrator.
 * When the session ends it waits for that person; when somebody else signs in, theirs takes its place.
 */

const NO_ROWS: readonly UploadRow[] = [];

const listeners = new Set<() => void>();
let engine: UploadEngine<File> | undefined;
let owner: string | undefined;

function tell(): void {
  warnsBeforeLeaving(uploads.rows());
  for (const listener of [...listeners]) listener();
}

function followSession(): void {
  const user = sessionStore.get()?.user;
  if (!user || user.id === owner) return;
  engine?.close();
  owner = user.id;
  engine = user.role === 'admin' ? open(user.id) : undefined;
  tell();
}

function open(personId: string): UploadEngine<File> {
  const opened = new UploadEngine<File>({
    clock: browserClock,
    random: browserRandom,
    surroundings: browserSurroundings,
    transport: serverTransport,
    journal: new IndexedJournal(personId),
  });
  opened.subscribe(tell);
  return opened;
}

/** The queue of whoever is signed in; for anybody but an administrator it stays empty. */
export const uploads: UploadQueue<File> = {
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  rows: () => engine?.rows() ?? NO_ROWS,
  add: (wishes) => engine?.add(wishes) ?? '',
  pause: (ids) => engine?.pause(ids),
  resume: (ids) => engine?.resume(ids),
  retry: (ids) => engine?.retry(ids),
  reattach: (files) => engine?.reattach(files) ?? files,
  save: async (ids) => (await engine?.save(ids)) ?? { saved: 0, failed: 0 },
  remove: (ids) => engine?.remove(ids),
};

followSession();
sessionStore.subscribe(followSession);
