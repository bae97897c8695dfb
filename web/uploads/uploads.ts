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
 * The queue is kept outside components, so that it survives navigation. It belongs to one administrator: it pauses when
 * the session ends, and is replaced when another user signs in.
 */

const store = createStore<readonly UploadRow[]>(() => []);
let engine: (UploadQueue<File> & { close(): void }) | undefined;
let owner: string | undefined;

function publish(): void {
  const rows = engine?.rows() ?? [];
  // The desktop's main process uploads independently of its pages.
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

/** Throttle of rendering: small files change state hundreds of times a second. */
const DRAW_EVERY_MS = 200;

/** Rows for rendering (throttled). */
export const drawnRows = throttledStore(store, DRAW_EVERY_MS);

/** Renders at once after a user's action. */
const seen = <Answer>(answer: Answer): Answer => {
  drawnRows.show();
  return answer;
};

/** Queue of the signed-in user; empty for anyone but an administrator. */
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
