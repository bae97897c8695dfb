import type { Lock } from '../../../src/answering/ports.ts';

/** Time that a page which is being reloaded has to let go. */
const RELOAD_MS = 1000;

/** Absent on plain http; then every page holds it, and the server's writer alone decides. */
const locks = (): LockManager | undefined => (globalThis.navigator as Partial<Navigator> | undefined)?.locks;

/** The sitting's Web Lock. A crash of the page releases it. */
export class SittingLock implements Lock {
  private free: (() => void) | undefined;

  constructor(private readonly sitting: string) {}

  hold = (how: 'if-free' | 'take', onLost: () => void): Promise<boolean> => {
    const manager = locks();
    if (!manager || this.free) return Promise.resolve(true);
    return new Promise((resolve) => {
      const waiting = new AbortController();
      const timer = setTimeout(() => waiting.abort(), RELOAD_MS);
      const until = () => {
        clearTimeout(timer);
        resolve(true);
        return new Promise<void>((free) => {
          this.free = free;
        });
      };
      const options = how === 'take' ? { steal: true } : { signal: waiting.signal };
      manager.request(`cusp-sitting-${this.sitting}`, options, until).catch(() => {
        clearTimeout(timer);
        resolve(false);
        if (!this.free) return;
        this.free = undefined;
        onLost();
      });
    });
  };

  release = (): void => {
    this.free?.();
    this.free = undefined;
  };
}
