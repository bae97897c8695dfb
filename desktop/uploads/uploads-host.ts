import type { UploadQueue, UploadRow, UploadTarget } from '../../src/uploads/upload-queue.ts';
import { isTransferring } from '../../src/uploads/upload-state.ts';
import type { DesktopStatus, RowsChange, TransferLimits } from '../../src/wire/desktop-bridge.ts';
import type { Connection } from './connection.ts';
import type { SavedFile } from './history.ts';
import { type LocalFile, localFile } from './local-files.ts';
import type { SidecarFile } from './made-files.ts';
import { openUploads, type PersonalUploads } from './personal-uploads.ts';
import { RowChanges } from './row-changes.ts';
import { personOf } from './token.ts';
import type { TransferGate } from './transfer-gate.ts';

export interface HostTools {
  readonly folder: string;
  readonly origin: string;
  readonly version: string;
  readonly connection: Connection;
  readonly gate: TransferGate;
  /** Stored limits: pause, rate and quiet hours. */
  readonly limits: { get(): TransferLimits; set(limits: TransferLimits): Promise<void> };
  /** Returns the sentence for a queue that cannot be opened. */
  problemOf(error: unknown): string;
  open?(facts: Parameters<typeof openUploads>[0]): Promise<PersonalUploads>;
}

export interface PathRequest {
  readonly path: string;
  readonly target: UploadTarget;
  readonly savesItself: boolean;
  readonly title?: string;
  readonly captions?: SidecarFile;
  readonly chapters?: SidecarFile;
}

/** Throttle of row updates to a page: small files change state hundreds of times a second. */
const TELL_EVERY_MS = 200;

/**
 * Uploads of the user signed in to the window. They pause when the session ends, and are replaced when another user
 * signs in.
 */
export class UploadsHost {
  private uploads: PersonalUploads | undefined;
  private owner: string | undefined;
  private problem: string | undefined;
  private opening: Promise<void> = Promise.resolve();
  private readonly changes = new RowChanges();
  private readonly rowListeners = new Set<(change: RowsChange<UploadRow>) => void>();
  private readonly statusListeners = new Set<(status: DesktopStatus) => void>();
  private timer: NodeJS.Timeout | undefined;
  private lastStatus = '';

  constructor(private readonly tools: HostTools) {
    tools.gate.set(tools.limits.get());
    tools.connection.subscribe(() => this.tellStatus());
  }

  get queue(): UploadQueue<LocalFile> | undefined {
    return this.uploads?.queue;
  }

  rows = (): readonly UploadRow[] => this.queue?.rows() ?? [];
  allRows = (): RowsChange<UploadRow> => (this.tellRows(), this.changes.all());
  history = (): readonly SavedFile[] => this.uploads?.history.entries() ?? [];

  onRows(listener: (change: RowsChange<UploadRow>) => void): () => void {
    this.rowListeners.add(listener);
    return () => this.rowListeners.delete(listener);
  }

  onStatus(listener: (status: DesktopStatus) => void): () => void {
    this.statusListeners.add(listener);
    return () => this.statusListeners.delete(listener);
  }

  /** Call with the window's current token. Queues are opened one after another. */
  signIn(token: string | undefined): Promise<void> {
    this.tools.connection.signIn(token);
    const person = token === undefined ? undefined : personOf(token);
    this.opening = this.opening.then(() => this.follow(person));
    return this.opening;
  }

  async add(batchId: string, requests: readonly PathRequest[]): Promise<void> {
    const { uploads } = this;
    const find = (sidecar: SidecarFile | undefined) => uploads?.made.file(sidecar);
    const found = await Promise.all(
      requests.map(async ({ path, captions, chapters, ...request }) => {
        const [file, ...sidecars] = await Promise.all([localFile(path), find(captions), find(chapters)]);
        return file ? [{ ...request, file, captions: sidecars[0], chapters: sidecars[1] }] : [];
      }),
    );
    // Another user may have signed in meanwhile.
    if (this.uploads === uploads) uploads?.queue.add(found.flat(), batchId);
  }

  async reattach(paths: readonly string[]): Promise<void> {
    const files = await Promise.all(paths.map(localFile));
    this.queue?.reattach(files.filter((file) => file !== undefined));
  }

  async setLimits(limits: TransferLimits): Promise<void> {
    this.tools.gate.set(limits);
    await this.tools.limits.set(limits);
    this.tellStatus();
  }

  status(): DesktopStatus {
    const { connection, gate, limits, version } = this.tools;
    return {
      limits: limits.get(),
      closedBy: gate.closedBy(),
      isOnline: connection.isOnline(),
      needsSignIn: connection.needsSignIn && this.rows().some(({ state }) => state !== 'saved'),
      problem: this.problem,
      version,
    };
  }

  /** Call periodically: quiet hours begin and end without an event. */
  refresh = (): void => this.tellStatus();

  /** True while bytes are sent or wait for the network: the computer must not sleep. */
  isMoving = (): boolean => this.tools.gate.closedBy() === undefined && this.rows().some(isTransferring);

  async close(): Promise<void> {
    await this.opening;
    clearTimeout(this.timer);
    this.tools.connection.close();
    await this.uploads?.close();
    this.uploads = undefined;
  }

  private async follow(person: string | undefined): Promise<void> {
    if (person === undefined || person === this.owner) return;
    await this.uploads?.close();
    this.uploads = undefined;
    this.owner = person;
    const { folder, origin, connection, gate, open = openUploads } = this.tools;
    try {
      this.uploads = await open({ folder, origin, personId: person, connection, gate });
      this.problem = undefined;
      this.uploads.queue.subscribe(() => this.tellSoon());
    } catch (error) {
      // Lets the next sign-in retry.
      this.owner = undefined;
      this.problem = this.tools.problemOf(error);
    }
    this.tellRows();
    this.tellStatus();
  }

  private tellSoon(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.tellRows();
      this.tellStatus();
    }, TELL_EVERY_MS);
  }

  private tellRows(): void {
    const change = this.changes.next(this.rows());
    if (change) for (const listener of this.rowListeners) listener(change);
  }

  private tellStatus(): void {
    const status = this.status();
    const text = JSON.stringify(status);
    if (text === this.lastStatus) return;
    this.lastStatus = text;
    for (const listener of this.statusListeners) listener(status);
  }
}
