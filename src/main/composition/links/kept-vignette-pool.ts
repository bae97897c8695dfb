import type { VignettePool } from '../../../domain/exam/link-ports.ts';
import { VersionedCache } from '../../../domain/kernel/versioned-cache.ts';
import type { PooledVignette, StandingVignette } from '../../../domain/kernel/vignettes.ts';
import type { PoolReader } from '../../../domain/questions/ports.ts';

/** Maximum over all pools together; a vignette takes some 700 bytes. */
const MAX_VIGNETTES = 50_000;

/**
 * Pools of approved vignettes, kept by the bank's version: practice is counted with each press of a button, and the
 * bank changes rarely. The version is read first, so that a pool may be newer than its version, never older.
 */
export class KeptVignettePool implements VignettePool {
  private readonly kept = new VersionedCache<readonly PooledVignette[]>({
    maxSize: MAX_VIGNETTES,
    // One more for the pool itself: the size of an entry must be positive.
    sizeOf: (vignettes) => vignettes.length + 1,
  });

  constructor(private readonly reader: PoolReader) {}

  async of(pool: StandingVignette['pool']): Promise<readonly PooledVignette[]> {
    return this.kept.of(pool, await this.reader.version(), () => this.reader.of(pool));
  }

  standing(...[ids]: Parameters<PoolReader['standing']>) {
    return this.reader.standing(ids);
  }

  inVersions(...[versionIds]: Parameters<PoolReader['inVersions']>) {
    return this.reader.inVersions(versionIds);
  }
}
