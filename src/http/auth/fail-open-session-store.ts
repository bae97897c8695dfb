import { type SessionData, Store } from 'express-session';

export interface WarningLog {
  warn(facts: object, message: string): void;
}

/** Timeout of the store; its session then counts as absent. */
const PATIENCE_MS = 2000;

/**
 * A cookie store that may break without breaking a request. The cookie is only a second carrier of a
 * session whose row is elsewhere: what cannot be read counts as absent, what cannot be written is
 * written again with the next bearer request.
 *
 * It has no `touch` on purpose: the entry lives as long as the session may at most, and a touch
 * would be one write for every request and every range of a video.
 */
export class FailOpenSessionStore extends Store {
  constructor(
    private readonly inner: Store,
    private readonly log: WarningLog,
    private readonly patienceMs = PATIENCE_MS,
  ) {
    super();
    // An EventEmitter without a listener throws its errors at the process.
    inner.on('error', (err) => this.log.warn({ err }, 'cookie store reports an error'));
  }

  override get(sid: string, callback: (err: unknown, session?: SessionData | null) => void): void {
    this.attempt<SessionData | null>(
      'read',
      (done) => this.inner.get(sid, done),
      (found) => callback(null, found ?? null),
    );
  }

  override set(sid: string, data: SessionData, callback?: (err?: unknown) => void): void {
    this.attempt(
      'write',
      (done) => this.inner.set(sid, data, done),
      () => callback?.(),
    );
  }

  override destroy(sid: string, callback?: (err?: unknown) => void): void {
    this.attempt(
      'remove',
      (done) => this.inner.destroy(sid, done),
      () => callback?.(),
    );
  }

  /** Calls back exactly once: with what was found, or with nothing after an error or too long a wait. */
  private attempt<T>(
    verb: string,
    work: (done: (err?: unknown, result?: T) => void) => unknown,
    callback: (result?: T) => void,
  ): void {
    let isOver = false;
    const finish = (err: unknown, result?: T) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      if (err) this.log.warn({ err }, `cookie store could not ${verb}`);
      callback(err ? undefined : result);
    };
    const timer = setTimeout(() => finish(new Error(`no answer in ${this.patienceMs} ms`)), this.patienceMs);
    try {
      const promised = work(finish);
      if (promised instanceof Promise) promised.catch(finish);
    } catch (error) {
      finish(error);
    }
  }
}
