import { UploadEngine } from '../../src/uploads/upload-engine.ts';
import type { UploadQueue, UploadRow } from '../../src/uploads/upload-queue.ts';
import { sessionStore } from '../api/session-store.ts';
import { desktop } from '../platform/desktop.ts';
import { createStore } from '../platform/store.ts';
import { throttledStore } from '../platform/throttled-store.ts';
import { browserClock, browserEnvironment, browserRandom } from './browser-ports.ts';
import { DesktopQueue } from './desktop-queue.ts';
import { IndexedJournal } from './indexed-journal.ts';
import { warnsBeforeLeaving } from './leave-guard.ts';
import { uploadTransport } from './upload-transport.ts';

/*
 * The queue lives here and not in a component: whatever page is left, it goes on. It belongs to one administrator.
 * When the session ends it waits for that person; when somebody else signs in, theirs takes its place.
 */

const store = createStore<readonly UploadRow[]>(() => []);
let engine: (UploadQueue<File> & { close(): void }) | undefined;
let owner: string | undefined;

function publish(): void {
  const rows = engine?.rows() ?? [];
  // The desktop's main process uploads whatever becomes of its pages.
  if (!desktop()) warnsBeforeLeaving(rows);
  store.set(rows);
}

function followSession(): void {
  const user = sessionStore.get()?.user;
  if (!user || user.id === owner) return;
  engine?.close();
  owner = user.id;
  engine = user.role === 'admin' ? open(user.id) : undefined;
  publish();
}

function open(personId: string): NonNullable<typeof engine> {
  const bridge = desktop();
  const opened = bridge
    ? new DesktopQueue(bridge)
    : new UploadEngine<File>({
        clock: browserClock,
        random: browserRandom,
        environment: browserEnvironment,
        transport: uploadTransport,
        journal: new IndexedJournal(personId),
      });
  opened.subscribe(publish);
  return opened;
}

/** Small files change state hundreds of times a second: to draw each would take the time that they need to travel. */
const DRAW_EVERY_MS = 200;

/** The rows for whoever draws them. */
export const drawnRows = throttledStore(store, DRAW_EVERY_MS);

/** Whoever presses a button sees at once what it did. */
const seen = <Answer>(answer: Answer): Answer => {
  drawnRows.show();
  return answer;
};

/** The queue of whoever is signed in; for anybody but an administrator it stays empty. */
export const uploads: UploadQueue<File> = {
  subscribe: store.subscribe,
  rows: store.get,
  add: (requests, batchId) => seen(engine?.add(requests, batchId) ?? ''),
  move: (ids, beforeId) => seen(engine?.move(ids, beforeId)),
  pause: (ids) => seen(engine?.pause(ids)),
  resume: (ids) => seen(engine?.resume(ids)),
  retry: (ids) => seen(engine?.retry(ids)),
  reattach: (files) => seen(engine?.reattach(files) ?? files),
  save: async (ids) => (await seen(engine?.save(ids))) ?? { saved: 0, failed: 0 },
  remove: (ids) => seen(engine?.remove(ids)),
};

followSession();
sessionStore.subscribe(followSession);
