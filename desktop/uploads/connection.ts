import type { Clock, Environment } from '../../src/uploads/ports.ts';

const PROBE_FIRST_MS = 1000;
const PROBE_AT_MOST_MS = 30_000;

/**
 * State of network and session. A network without internet access counts as offline too when the server does not
 * answer: the server is then polled, and no upload fails meanwhile.
 */
export class Connection implements Environment {
  private readonly listeners = new Set<() => void>();
  private token: string | undefined;
  /** Token that the server answered with 401; the queue waits for another one. */
  private endedToken: string | undefined;
  private answers = true;
  private probing: Promise<boolean> | undefined;
  private cancelNext: (() => void) | undefined;

  constructor(
    private readonly clock: Clock,
    /** Online state according to the system. */
    private readonly isNetworkUp: () => boolean,
    /** Tells whether the server answers. Never rejects. */
    private readonly probe: () => Promise<boolean>,
  ) {}

  isOnline = (): boolean => this.answers && this.isNetworkUp();

  session = (): string | undefined => (this.token === this.endedToken ? undefined : this.token);

  /** True if the session of a signed-in user has ended. */
  get needsSignIn(): boolean {
    return this.session() === undefined && this.endedToken !== undefined;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Sets the page's token; undefined after sign-out. */
  signIn(token: string | undefined): void {
    if (token === this.token) return;
    this.token = token;
    this.tell();
  }

  /** Call when a request with this token was answered 401. */
  sessionEnded(token: string | undefined): void {
    if (token === undefined || token !== this.token || token === this.endedToken) return;
    this.endedToken = token;
    this.tell();
  }

  /** Call after a network error. Resolves once it is known whether the server is reachable. */
  async check(): Promise<void> {
    this.probing ??= this.probe().finally(() => {
      this.probing = undefined;
    });
    const answers = await this.probing;
    if (answers === this.answers) return;
    this.answers = answers;
    this.tell();
    if (!answers) this.probeAfter(PROBE_FIRST_MS);
  }

  /** Call when the system reports a network change or wakes from sleep. */
  changed(): void {
    if (this.answers) this.tell();
    else void this.check();
  }

  close(): void {
    this.cancelNext?.();
    this.listeners.clear();
  }

  private probeAfter(ms: number): void {
    this.cancelNext?.();
    const probe = async () => {
      await this.check();
      if (!this.answers) this.probeAfter(Math.min(PROBE_AT_MOST_MS, ms * 2));
    };
    this.cancelNext = this.clock.after(ms, () => void probe());
  }

  private tell(): void {
    for (const listener of [...this.listeners]) listener();
  }
}
