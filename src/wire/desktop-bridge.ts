/*
 * Contract between the web application and the desktop shell. The shell exposes a DesktopBridge at `window.desktop`,
 * which is undefined in a plain browser. A page never sees a path: it hands over files as it got them from a person.
 */

/** Upload request of a page; `Picked` is a `File`. */
export interface DesktopRequest<Target, Picked> {
  readonly file: Picked;
  readonly target: Target;
  readonly savesItself: boolean;
  readonly title?: string;
  readonly captions?: Picked;
  readonly chapters?: Picked;
}

/**
 * Changed rows, and the order of all rows if it changed. `number` is a sequence number: a receiver that finds a gap
 * asks for all rows again.
 */
export interface RowsChange<Row> {
  readonly number: number;
  readonly rows: readonly Row[];
  readonly order: readonly string[] | undefined;
}

/** Minutes since midnight by this computer's clock; past midnight where the second comes before the first. */
export interface QuietHours {
  readonly fromMinute: number;
  readonly toMinute: number;
}

export interface TransferLimits {
  readonly isPaused: boolean;
  /** Over all files; without it as fast as it goes. */
  readonly bytesPerSecond?: number;
  readonly quietHours?: QuietHours;
}

export interface DesktopStatus {
  readonly limits: TransferLimits;
  /** Why no upload begins; undefined while uploads may begin. */
  readonly closedBy: 'pause' | 'quiet-hours' | undefined;
  readonly isOnline: boolean;
  /** The session has ended with uploads under way. */
  readonly needsSignIn: boolean;
  /** A sentence, where the uploads of this person cannot be opened. */
  readonly problem: string | undefined;
  readonly version: string;
}

export interface HistoryEntry<Target> {
  readonly id: string;
  /** ISO time. */
  readonly savedAt: string;
  readonly fileName: string;
  readonly title: string;
  readonly bytes: number;
  /** Checksum of the confirmed bytes; undefined where the storage gave none. */
  readonly checksum: string | undefined;
  readonly target: Target;
}

export interface DesktopBridge<Row, Target, Picked> {
  rows(): Promise<RowsChange<Row>>;
  /** Answers how to end it, as all listeners do. */
  onRows(listener: (change: RowsChange<Row>) => void): () => void;
  add(batchId: string, requests: readonly DesktopRequest<Target, Picked>[]): Promise<void>;
  reattach(files: readonly Picked[]): Promise<void>;
  pause(ids: readonly string[]): Promise<void>;
  resume(ids: readonly string[]): Promise<void>;
  retry(ids: readonly string[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  move(ids: readonly string[], beforeId: string | undefined): Promise<void>;
  save(ids: readonly string[]): Promise<{ saved: number; failed: number }>;
  status(): Promise<DesktopStatus>;
  onStatus(listener: (status: DesktopStatus) => void): () => void;
  setLimits(limits: TransferLimits): Promise<void>;
  /** The newest first. */
  history(): Promise<readonly HistoryEntry<Target>[]>;
  /** Asks for a file name, and writes the queue and the history as CSV. False when the person has cancelled. */
  saveReport(): Promise<boolean>;
  /** Reopens the page of the first start, which asks for the server. */
  changeServer(): Promise<void>;
}

/** Bridge of the first-start page: its only calls. */
export interface SetupBridge {
  /** Opens the server's site; returns a sentence for the person if it cannot. */
  connect(address: string): Promise<string | undefined>;
}
