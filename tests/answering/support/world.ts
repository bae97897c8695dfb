import { AnsweringEngine } from '../../../src/answering/answering-engine.ts';
import type {
  AnsweringPorts,
  AnswersServer,
  Failure,
  Journal,
  JournalRecord,
  Lock,
  SaveRequest,
} from '../../../src/answering/ports.ts';
import { takeWriterLock } from '../../../src/answering/writer-lock.ts';
import { FakeExam } from './fake-exam.ts';
import { Device, FakeTime } from './fake-time.ts';

/**
 * `lost`: it never reached the server. `dropped`: it did, and the answer never came back. `delayed`: it waits in the
 * network until nobody waits for it any more, and then reaches the server. `slow`: both ways take seconds. `noted`: the
 * server cannot store it and notes when it came; `noted-late`: it says so when nobody waits for it any more.
 */
export type Fault = 'lost' | 'dropped' | 'delayed' | 'slow' | 'noted' | 'noted-late' | 401 | 404 | 422 | 429 | 500;
export type Call = 'read' | 'save' | 'submit' | 'take-over';
/** `full`: what is written fails, and what is removed is gone. */
export type JournalFault = 'fails' | 'full' | 'hangs' | undefined;

export const JOURNAL_MS = 3;
const WAY_MS = 20;
/** Longer than a page waits for an answer. */
const LATE_MS = 10_500;

/** What a page that is gone waits for. */
const never = new Promise<never>(() => undefined);

/** One browser: its clocks, its network, its storage and the locks of its pages. */
export class Browser {
  readonly device: Device;
  readonly records = new Map<string, JournalRecord>();
  journalFault: JournalFault;
  isOnline = true;
  private holder: { readonly page: PageOf; readonly onLost: () => void } | undefined;

  constructor(
    readonly world: World,
    readonly name: string,
  ) {
    this.device = new Device(world.time);
  }

  open = (): PageOf => new PageOf(this);

  /** Takes the network away, or gives it back. */
  connect(isOnline: boolean): void {
    this.isOnline = isOnline;
    for (const page of this.world.pages) if (page.browser === this) page.tellNetwork();
  }

  lockOf = (page: PageOf): Lock => ({
    hold: async (how, onLost) => {
      if (this.holder && this.holder.page !== page) {
        if (how === 'if-free') return false;
        this.holder.onLost();
      }
      this.holder = { page, onLost };
      return true;
    },
    release: () => this.free(page),
  });

  free(page: PageOf): void {
    if (this.holder?.page === page) this.holder = undefined;
  }
}

/** One page with its engine. A crash ends it in the middle of whatever it did. */
export class PageOf {
  isAlive = true;
  isVisible = true;
  /** Sequences of requests that a note has come back for. */
  readonly heardNotes: number[] = [];
  readonly engine: AnsweringEngine;
  private readonly networkListeners = new Set<() => void>();
  private readonly pageListeners = new Set<() => void>();

  constructor(readonly browser: Browser) {
    browser.world.pages.add(this);
    const { clock, timers } = browser.device;
    const ports: AnsweringPorts = {
      server: this.server(),
      journal: this.journal(),
      lock: browser.lockOf(this),
      clock,
      timers: { after: (ms, run) => timers.after(ms, () => this.isAlive && run()) },
      random: { fraction: () => browser.world.jitter },
      network: {
        isOnline: () => browser.isOnline,
        onChange: (listener) => this.listen(this.networkListeners, listener),
      },
      page: { isVisible: () => this.isVisible, onChange: (listener) => this.listen(this.pageListeners, listener) },
    };
    this.engine = new AnsweringEngine(ports);
  }

  get seen() {
    return this.engine.getSnapshot();
  }

  choose = (question: string, option: string) => this.engine.edit(question, { option });
  optionOf = (question: string) => this.seen.rows.get(question)?.option;
  tellNetwork = () => this.tell(this.networkListeners);

  setVisible(isVisible: boolean): void {
    this.isVisible = isVisible;
    this.tell(this.pageListeners);
  }

  /** The tab is gone. What was on its way may still arrive. */
  crash(): void {
    this.isAlive = false;
    this.browser.free(this);
    this.browser.world.pages.delete(this);
  }

  leave(): void {
    this.engine.close();
    this.browser.world.pages.delete(this);
  }

  private listen(listeners: Set<() => void>, listener: () => void) {
    const heard = () => this.isAlive && listener();
    listeners.add(heard);
    return () => listeners.delete(heard);
  }

  private tell(listeners: Set<() => void>): void {
    for (const listener of [...listeners]) listener();
  }

  private journal(): Journal {
    const { records, device } = this.browser;
    const soon = <T>(work: () => T, isWrite = false): Promise<T> => {
      const fault = this.browser.journalFault;
      if (fault === 'hangs') return never;
      return new Promise((resolve, reject) => {
        device.timers.after(JOURNAL_MS, () => {
          if (!this.isAlive) return;
          if (fault === 'fails' || (fault === 'full' && isWrite)) reject(new Error('QuotaExceededError'));
          else resolve(work());
        });
      });
    };
    const key = ({ section, writer }: Pick<JournalRecord, 'section' | 'writer'>) => `${section}/${writer}`;
    return {
      read: () => soon(() => structuredClone([...records.values()])),
      write: (record) => soon(() => void records.set(key(record), structuredClone(record)), true),
      remove: (record) => soon(() => void records.delete(key(record))),
      clear: () => soon(() => records.clear()),
    };
  }

  private server(): AnswersServer {
    const { world } = this.browser;
    const { exam } = world;
    return {
      read: () => this.call('read', () => ({ kind: 'sitting', sitting: exam.sitting() })),
      save: (section, request) => this.call('save', () => exam.save(section, request), { section, request }),
      submit: (section, request) => this.call('submit', () => exam.submit(section, request), { section, request }),
      takeOver: () => this.call('take-over', () => exam.takeOver(this.browser.name)),
    };
  }

  private async call<T>(
    call: Call,
    work: () => T,
    { section = 0, request }: { section?: number; request?: SaveRequest } = {},
  ): Promise<T | Failure> {
    const { world, device, isOnline } = this.browser;
    const sent = structuredClone(request);
    world.calls.push({ call, at: world.time.now, page: this, request: sent });
    const unreachable: Failure = { kind: 'unreachable' };
    if (!isOnline) return this.wait(WAY_MS, () => unreachable);
    const fault = world.fault(call, this);
    const way = fault === 'slow' ? 4000 : world.way();
    switch (fault) {
      case 'lost':
        return this.wait(way, () => unreachable);
      case 401:
        return this.wait(2 * way, () => ({ kind: 'signed-out' }));
      case 404:
      case 422:
        return this.wait(2 * way, () => ({ kind: 'refused', status: fault, message: 'No.' }));
      case 429:
      case 500:
        return this.wait(2 * way, () => ({ ...unreachable, retryAfterMs: fault === 429 ? 3000 : 0 }));
    }
    if (fault === 'noted' || fault === 'noted-late') {
      if (!sent) return this.wait(2 * way, () => unreachable);
      const noted = new Promise<string>((resolve) => {
        world.time.after(way, () => resolve(world.exam.noteOf(section, sent)));
      });
      const arrivalNote = await noted;
      return this.wait(fault === 'noted' ? way : LATE_MS, () => {
        this.heardNotes.push(sent.sequence);
        return { ...unreachable, arrivalNote, retryAfterMs: 5000 };
      });
    }
    const arrives = new Promise<T>((resolve) => {
      world.time.after(fault === 'delayed' ? 25_000 : way, () => resolve(work()));
    });
    const reply = await arrives;
    const back = fault === 'slow' ? way : world.way();
    if (fault === 'dropped') return this.wait(way, () => unreachable);
    // A reply reaches the device when it is awake.
    return new Promise((resolve) => {
      device.time.after(back, () => this.isAlive && resolve(reply), device);
    });
  }

  private wait<T>(milliseconds: number, answer: () => T): Promise<T> {
    return new Promise((resolve) => {
      this.browser.device.time.after(milliseconds, () => this.isAlive && resolve(answer()), this.browser.device);
    });
  }
}

export class World {
  readonly time = new FakeTime();
  readonly exam: FakeExam;
  readonly pages = new Set<PageOf>();
  readonly calls: {
    readonly call: Call;
    readonly at: number;
    readonly page: PageOf;
    readonly request: SaveRequest | undefined;
  }[] = [];
  fault: (call: Call, page: PageOf) => Fault | undefined = () => undefined;
  jitter = 0;
  /** Milliseconds of one way through the network. */
  way = () => WAY_MS;

  constructor(minutes?: readonly number[]) {
    this.exam = new FakeExam(() => this.time.now, minutes);
  }

  pass = (milliseconds: number) => this.time.pass(milliseconds);
  browser = (name = 'Chrome, Windows') => new Browser(this, name);
  count = (call: Call) => this.calls.filter((made) => made.call === call).length;

  /** A browser that has made the sitting and started its first section. */
  async started(): Promise<{ browser: Browser; page: PageOf }> {
    const browser = this.browser();
    await takeWriterLock(
      {
        read: async () => [],
        remove: async () => undefined,
        clear: async () => undefined,
        write: async (record) => void browser.records.set(`${record.section}/${record.writer}`, record),
      },
      this.exam.sitting(),
    );
    this.exam.start();
    const page = browser.open();
    await this.pass(500);
    return { browser, page };
  }
}
