import {
  FILE_CHANGED,
  FILE_GONE,
  type PutReceipt,
  type PutRequest,
  type Transport,
  TransportError,
} from '../../../src/uploads/api/transport.ts';
import type { JournalRecord } from '../../../src/uploads/list/journal-record.ts';
import type { FileFinder, Journal } from '../../../src/uploads/ports.ts';
import { UploadEngine } from '../../../src/uploads/upload-engine.ts';
import type { PickedFile, UploadRow, UploadTarget } from '../../../src/uploads/upload-queue.ts';
import { FakeClock } from './fake-clock.ts';
import { FakeSchool } from './fake-school.ts';

/** `lost`: it never reached the school. `dropped`: it did, and the answer never came back. */
export type Fault = 'lost' | 'dropped' | 'expired' | 401 | 403 | 404 | 408 | 413 | 429 | 500 | 503;
export type Call = 'presign' | 'initiate' | 'part-address' | 'put' | 'complete' | 'abort' | 'discard' | 'save';

const CALL_MS = 40;
const JOURNAL_MS = 3;
export const BYTES_PER_SECOND = 5_242_880;

/** What a page that is gone waits for. */
const never = new Promise<never>(() => undefined);

interface Life {
  isAlive: boolean;
}

/**
 * One person's browser, its network and the school behind it. A crash ends the engine's life in the middle of whatever
 * it did.
 */
export class World {
  readonly clock = new FakeClock();
  readonly school = new FakeSchool();
  readonly journal = new Map<string, JournalRecord>();
  readonly calls: { readonly call: Call; readonly at: number; readonly detail: string }[] = [];
  /** The fault of the next call, where there is one. */
  fault: (call: Call, detail: string) => Fault | undefined = () => undefined;
  retryAfterSeconds: number | undefined;
  /** What a fault that is a status says. */
  sentence: string | undefined;
  jitter = 0;
  max = { puts: 0, files: 0, savesOfOneModule: 0 };
  /** What lies on the disk by its source, where this machine can open files again: a desktop, and no browser. */
  readonly disk = new Map<string, PickedFile>();

  private readonly finder: FileFinder<PickedFile> = {
    known: (facts) => facts,
    look: async ({ source = '' }) => this.disk.get(source),
  };
  private online = true;
  private sessionName: string | undefined = 'session-1';
  private readonly listeners = new Set<() => void>();
  private readonly underWay = new Set<PutRequest<PickedFile>>();
  private readonly saving: string[] = [];
  private life: Life = { isAlive: false };
  private ids = 0;
  queue: UploadEngine<PickedFile> = this.boot();

  rows = (): readonly UploadRow[] => this.queue.rows();
  row = (fileName: string): UploadRow | undefined => this.rows().find((row) => row.fileName === fileName);
  idsOf = (...states: UploadRow['state'][]): string[] =>
    this.rows()
      .filter(({ state }) => states.length === 0 || states.includes(state))
      .map(({ id }) => id);
  pass = (milliseconds: number) => this.clock.pass(milliseconds);
  count = (call: Call) => this.calls.filter((made) => made.call === call).length;

  /** The tab is gone and opened again. Some of what was under way reaches the storage all the same. */
  crash(): void {
    this.life.isAlive = false;
    this.underWay.clear();
    this.saving.length = 0;
    this.queue = this.boot();
  }

  connection(isOnline: boolean): void {
    this.online = isOnline;
    this.tell();
  }

  session(name: string | undefined): void {
    this.sessionName = name;
    this.tell();
  }

  private tell(): void {
    for (const listener of [...this.listeners]) listener();
  }

  private boot(): UploadEngine<PickedFile> {
    const life = { isAlive: true };
    this.life = life;
    return new UploadEngine<PickedFile>({
      clock: { now: this.clock.now, after: (ms, run) => this.clock.after(ms, () => life.isAlive && run()) },
      random: { fraction: () => this.jitter, id: () => `id-${(this.ids += 1)}` },
      environment: {
        isOnline: () => this.online,
        session: () => this.sessionName,
        subscribe: (listener) => {
          const heard = () => life.isAlive && listener();
          this.listeners.add(heard);
          return () => this.listeners.delete(heard);
        },
      },
      journal: this.journalOf(life),
      finder: this.finder,
      transport: this.transportOf(life),
    });
  }

  /** What is not written when the life ends is never written. */
  private journalOf(life: Life): Journal {
    const soon = <T>(work: () => T) =>
      new Promise<T>((resolve, reject) => {
        this.clock.after(JOURNAL_MS, () => {
          if (!life.isAlive) return;
          try {
            resolve(work());
          } catch (error) {
            reject(error as Error);
          }
        });
      });
    return {
      load: () => soon(() => [...this.journal.values()]),
      put: (record) => soon(() => void this.journal.set(record.id, structuredClone(record))),
      remove: (id) => soon(() => void this.journal.delete(id)),
    };
  }

  private transportOf(life: Life): Transport<PickedFile> {
    const call = <T>(name: Call, detail: string, work: () => T) => this.answer(life, name, detail, work);
    const saved = async <T>(target: UploadTarget, detail: string, work: () => T): Promise<T> => {
      if (life.isAlive) this.saving.push(target.weekId);
      this.max.savesOfOneModule = Math.max(
        this.max.savesOfOneModule,
        this.saving.filter((module) => module === target.weekId).length,
      );
      try {
        return await call('save', detail, work);
      } finally {
        if (life.isAlive) this.saving.splice(this.saving.indexOf(target.weekId), 1);
      }
    };
    return {
      maxDocumentsAtOnce: 3,
      presign: (object) => call('presign', object.fileName, () => this.school.presign(object)),
      initiate: (object) => call('initiate', object.fileName, () => this.school.initiate(object)),
      partUrl: (_key, uploadId, part) => call('part-address', String(part), () => this.school.partUrl(uploadId, part)),
      put: (request) => this.travel(life, request),
      complete: (key, uploadId, parts) => call('complete', key, () => this.school.complete(uploadId, parts)),
      abort: (key, uploadId) => call('abort', key, () => this.school.abort(uploadId)),
      discard: (key) => call('discard', key, () => this.school.discard(key)),
      saveContent: (target, record) => saved(target, record.title, () => this.school.saveContent(target, record)),
      saveDocuments: (target, records) =>
        saved(target, records.map(({ title }) => title).join(), () => this.school.saveDocuments(target, records)),
      replaceFile: (target, key) => saved(target, target.itemId, () => this.school.replaceFile(target, key)),
    };
  }

  private answer<T>(life: Life, name: Call, detail: string, work: () => T): Promise<T> {
    if (!life.isAlive) return never;
    this.calls.push({ call: name, at: this.clock.now(), detail });
    return new Promise((resolve, reject) => {
      this.clock.after(CALL_MS, () => {
        const settle = (end: () => void) => life.isAlive && end();
        try {
          const reply = this.judged(this.fault(name, detail), work);
          settle(() => resolve(reply));
        } catch (error) {
          settle(() => reject(error as Error));
        }
      });
    });
  }

  private judged<T>(fault: Fault | undefined, work: () => T): T {
    if (!this.online || fault === 'lost') throw new TransportError(0);
    if (this.sessionName === undefined || fault === 401) {
      if (fault === 401) this.session(undefined);
      throw new TransportError(401, { code: 'identity/not-signed-in', sentence: 'Please login first' });
    }
    if (typeof fault === 'number')
      throw new TransportError(fault, { sentence: this.sentence, retryAfterSeconds: this.retryAfterSeconds });
    const reply = work();
    if (fault === 'dropped') throw new TransportError(0);
    return reply;
  }

  private travel(life: Life, request: PutRequest<PickedFile>): Promise<PutReceipt> {
    if (!life.isAlive) return never;
    const bytes = request.toByte - request.fromByte;
    const ms = Math.max(1, (bytes / BYTES_PER_SECOND) * 1000);
    this.calls.push({ call: 'put', at: this.clock.now(), detail: request.file.name });
    this.underWay.add(request);
    this.max.puts = Math.max(this.max.puts, this.underWay.size);
    this.max.files = Math.max(this.max.files, new Set([...this.underWay].map(({ file }) => file.name)).size);
    let isPastHalf = false;
    let isOver = false;
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        isOver = true;
        request.signal.removeEventListener('abort', onAbort);
        this.underWay.delete(request);
        if (life.isAlive) settle();
      };
      const arrive = () => this.school.receive(request.url, bytes);
      const onAbort = () => {
        // An abort comes too late for what has nearly arrived.
        if (isPastHalf) ignoring(arrive);
        end(() => reject(new TransportError(0)));
      };
      this.clock.after(ms / 2, () => {
        isPastHalf = true;
        if (life.isAlive && !isOver) request.onProgress(Math.floor(bytes / 2));
        // What had left when the tab went reaches the storage all the same.
        else if (!life.isAlive && !isOver) ignoring(arrive);
      });
      this.clock.after(ms, () => {
        if (isOver || !life.isAlive) return;
        const fault = this.fault('put', request.file.name);
        if (fault === 'expired') this.school.expire(request.url);
        try {
          this.checkDisk(request.file);
          if (!this.online || fault === 'lost') throw new TransportError(0);
          if (typeof fault === 'number')
            throw new TransportError(fault, { sentence: this.sentence, retryAfterSeconds: this.retryAfterSeconds });
          const receipt = arrive();
          if (fault === 'dropped') throw new TransportError(0);
          end(() => resolve(receipt));
        } catch (error) {
          end(() => reject(error as Error));
        }
      });
      request.signal.addEventListener('abort', onAbort);
    });
  }

  /** As a machine does that reads files itself; what has no source was picked in a browser. */
  private checkDisk({ source, size, lastModified }: PickedFile): void {
    if (source === undefined) return;
    const now = this.disk.get(source);
    if (!now) throw new TransportError(422, { code: FILE_GONE });
    if (now.size !== size || now.lastModified !== lastModified) throw new TransportError(422, { code: FILE_CHANGED });
  }
}

function ignoring(work: () => unknown): void {
  try {
    work();
  } catch {
    // Nobody is there to hear it.
  }
}
