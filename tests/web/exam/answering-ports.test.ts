import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JournalRecord } from '../../../src/answering/ports.ts';
import { browserNetwork, browserPage } from '../../../web/exam/answering/browser-ports.ts';
import { SittingJournal } from '../../../web/exam/answering/sitting-journal.ts';
import { SittingLock } from '../../../web/exam/answering/sitting-lock.ts';

const record = (section: number, writer: number, sequence = 1): JournalRecord => ({
  section,
  writer,
  sequence,
  acknowledged: 0,
  answers: [{ question: 'q1', option: 'a', flagged: false, struck: [], seconds: 3 }],
  unsent: ['q1'],
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the journal of a sitting in the browser', () => {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  });

  it('keeps the last record of each section and writer over a reload', async () => {
    const journal = new SittingJournal('anna', 's1');
    await Promise.all([journal.write(record(1, 1, 1)), journal.write(record(1, 2, 5)), journal.write(record(1, 1, 2))]);
    expect(await new SittingJournal('anna', 's1').read()).toEqual([record(1, 1, 2), record(1, 2, 5)]);
    await journal.remove({ section: 1, writer: 1 });
    expect(await journal.read()).toEqual([record(1, 2, 5)]);
  });

  it('shows nothing of another person, nor of another sitting', async () => {
    await new SittingJournal('anna', 's1').write(record(1, 1));
    await new SittingJournal('anna', 's10').write(record(1, 3));
    expect(await new SittingJournal('ben', 's1').read()).toEqual([]);
    await new SittingJournal('anna', 's1').clear();
    expect(await new SittingJournal('anna', 's1').read()).toEqual([]);
    expect(await new SittingJournal('anna', 's10').read()).toEqual([record(1, 3)]);
  });

  it('has written when the transaction is complete: one that is undone was never written', async () => {
    const journal = new SittingJournal('anna', 's1');
    await journal.read();
    const { put } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function undone(this: IDBObjectStore, value) {
      const request = put.call(this, value);
      request.addEventListener('success', () => this.transaction.abort());
      return request;
    });
    await expect(journal.write(record(1, 1))).rejects.toBeDefined();
    expect(await journal.read()).toEqual([]);
  });

  it('says that there is no database, and tries again at the next write', async () => {
    const factory = globalThis.indexedDB;
    const journal = new SittingJournal('anna', 's1');
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new Error('refused');
      },
    });
    await expect(journal.write(record(1, 1))).rejects.toThrow('refused');
    vi.stubGlobal('indexedDB', factory);
    await journal.write(record(1, 1));
    expect(await journal.read()).toHaveLength(1);
  });
});

/** Web Locks of one browser: a page waits until the holder lets go, or takes it. */
class Locks {
  private holder: { readonly reject: (error: Error) => void; readonly done: Promise<unknown> } | undefined;

  async request(_name: string, options: LockOptions, work: () => Promise<void>): Promise<void> {
    if (options.steal) {
      this.holder?.reject(new DOMException('stolen', 'AbortError'));
      this.holder = undefined;
    }
    while (this.holder) await Promise.race([this.holder.done, aborted(options.signal)]);
    let reject: (error: Error) => void = () => undefined;
    const lost = new Promise<never>((_resolve, fail) => {
      reject = fail;
    });
    const held = Promise.race([work(), lost]);
    const done = held.catch(() => undefined);
    const holder = { reject, done };
    this.holder = holder;
    await held.finally(() => {
      if (this.holder === holder) this.holder = undefined;
    });
  }
}

const aborted = (signal: AbortSignal | undefined) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

describe('the lock of a sitting in the browser', () => {
  beforeEach(() => vi.stubGlobal('navigator', { locks: new Locks() }));

  it('is held by one page, and free again when that one lets go, as in a reload', async () => {
    const first = new SittingLock('s1');
    expect(await first.hold('if-free', vi.fn())).toBe(true);
    const next = new SittingLock('s1').hold('if-free', vi.fn());
    first.release();
    expect(await next).toBe(true);
  });

  it('is refused while another page has it', async () => {
    expect(await new SittingLock('s1').hold('if-free', vi.fn())).toBe(true);
    expect(await new SittingLock('s1').hold('if-free', vi.fn())).toBe(false);
  });

  it('is taken from the page that has it, which is told so once', async () => {
    const onLost = vi.fn();
    await new SittingLock('s1').hold('if-free', onLost);
    const second = new SittingLock('s1');
    expect(await second.hold('take', vi.fn())).toBe(true);
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledTimes(1));
    expect(await second.hold('take', vi.fn())).toBe(true);
    expect(onLost).toHaveBeenCalledTimes(1);
  });

  it('is held by every page where the browser has none', async () => {
    vi.stubGlobal('navigator', {});
    expect(await new SittingLock('s1').hold('if-free', vi.fn())).toBe(true);
    expect(await new SittingLock('s1').hold('if-free', vi.fn())).toBe(true);
  });
});

describe('network and page', () => {
  it('tell of every change until nobody listens', () => {
    const heard = vi.fn();
    const stops = [browserNetwork.onChange(heard), browserPage.onChange(heard)];
    for (const name of ['online', 'offline', 'pagehide', 'pageshow']) dispatchEvent(new Event(name));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(heard).toHaveBeenCalledTimes(5);
    for (const stop of stops) stop();
    dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(heard).toHaveBeenCalledTimes(5);
  });
});
