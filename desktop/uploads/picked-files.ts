import { randomUUID } from 'node:crypto';

/** A path on another computer, such as `\\host\share\a.mp4`: to look at it signs in there, with this person's name. */
const ON_A_HOST = /^[\\/]{2}([^\\/]+)/;
/** Names of devices, and paths past Windows' own reading of them. */
const OF_A_DEVICE = /^[\\/]{1,2}[?.]{1,2}[\\/]/;

/** More than a person drops at once, with captions and chapters; what is held and never uploaded is let go then. */
const MAX_HELD = 150_000;

/**
 * Holds the files that a person has picked or dropped, each behind a handle: a random name that says nothing and opens
 * one file once. Only `hold` ever takes a path from the page's process.
 */
export class PickedFiles {
  private readonly paths = new Map<string, string>();
  private readonly agreed = new Map<string, Promise<boolean>>();

  constructor(
    /** Asks the person whether files on this computer of the network may be opened. */
    private readonly agrees: (host: string) => Promise<boolean>,
    private readonly platform: NodeJS.Platform = process.platform,
  ) {}

  /** A handle for each path, in their order; null for what may not be opened. */
  hold(paths: readonly string[]): Promise<(string | null)[]> {
    return Promise.all(
      paths.map(async (path) => {
        if (!(await this.mayOpen(path))) return null;
        const handle = randomUUID();
        this.paths.set(handle, path);
        if (this.paths.size > MAX_HELD) this.paths.delete(this.paths.keys().next().value ?? '');
        return handle;
      }),
    );
  }

  /** The path behind a handle, which opens nothing from then on. */
  take(handle: string): string | undefined {
    const path = this.paths.get(handle);
    this.paths.delete(handle);
    return path;
  }

  private mayOpen(path: string): Promise<boolean> | boolean {
    if (this.platform !== 'win32') return true;
    if (OF_A_DEVICE.test(path)) return false;
    const host = ON_A_HOST.exec(path)?.[1]?.toLowerCase();
    return host === undefined || this.isAgreed(host);
  }

  /** A host is asked for once, however many files lie there; a refusal is forgotten, and the next files ask anew. */
  private isAgreed(host: string): Promise<boolean> {
    const known = this.agreed.get(host);
    if (known) return known;
    const asking = this.agrees(host).then((isAgreed) => {
      if (!isAgreed) this.agreed.delete(host);
      return isAgreed;
    });
    this.agreed.set(host, asking);
    return asking;
  }
}
