import { randomUUID } from 'node:crypto';

/** UNC path, such as `\\host\share\a.mp4`. Even a stat would send this user's credentials to the host. */
const ON_A_HOST = /^[\\/]{2}([^\\/]+)/;
/** Device names and paths that bypass Windows' path normalization. */
const OF_A_DEVICE = /^[\\/]{1,2}[?.]{1,2}[\\/]/;

/** Exceeds one drop with captions and chapters. Older handles that were never used are dropped beyond it. */
const MAX_HELD = 150_000;

/**
 * Holds picked and dropped files, each behind a handle: a random name that opens one file once. Only `hold` accepts
 * paths from the page's process.
 */
export class PickedFiles {
  private readonly paths = new Map<string, string>();
  private readonly agreed = new Map<string, Promise<boolean>>();

  constructor(
    /** Asks the person whether files on this network host may be opened. */
    private readonly agrees: (host: string) => Promise<boolean>,
    private readonly platform: NodeJS.Platform = process.platform,
  ) {}

  /** Returns a handle for each path, in order; null if it may not be opened. */
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

  /** Returns the path behind a handle and invalidates the handle. */
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

  /** Asks once per host. A refusal is not remembered: the next files ask again. */
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
