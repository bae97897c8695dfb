import type { Clock, Environment } from '../../src/uploads/ports.ts';

const PROBE_FIRST_MS = 1000;
const PROBE_AT_MOST_MS = 30_000;

/**
 * Network and session of the desktop. A train's network is there and leads nowhere, so that it counts as lost as well
 * when the server does not answer: then the server is asked again and again, and no upload fails meanwhile.
 */
export class Connection implements Environment {
  private readonly listeners = new Set<() => void>();
  private token: string | undefined;
  /** The server has answered 401 to it: another one is waited for. */
  private endedToken: string | undefined;
  private answers = true;
  private probing: Promise<boolean> | undefined;
  private cancelNext: (() => void) | undefined;

  constructor(
    private readonly clock: Clock,
    /** What the system believes. */
    private readonly isNetworkUp: () => boolean,
    /** Whether the server answers. Never rejects. */
    private readonly probe: () => Promise<boolean>,
  ) {}

  isOnline = (): boolean => this.answers && this.isNetworkUp();

  session = (): string | undefined => (this.token === this.endedToken ? undefined : this.token);

  /** Somebody is signed in whose session has ended. */
  get needsSignIn(): boolean {
    return this.session() === undefined && this.endedToken !== undefined;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The token that the page has got, or undefined once it has signed out. */
  signIn(token: string | undefined): void {
    if (token === this.token) return;
    this.token = token;
    this.tell();
  }

  /** To be called when a call with this token was answered 401. */
  sessionEnded(token: string | undefined): void {
    if (token === undefined || token !== this.token || token === this.endedToken) return;
    this.endedToken = token;
    this.tell();
  }

  /** To be called when nothing came back from somewhere. Resolves once it is known whether the server is there. */
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

  /** To be called when the system says that its network changed, or that it woke up. */
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
