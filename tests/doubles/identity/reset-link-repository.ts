import type { ResetLinkRepository } from '../../../src/domain/identity/ports.ts';
import type { UserId } from '../../../src/domain/kernel/ids.ts';
import { type Restorable, Table } from '../table.ts';

interface ResetLink {
  readonly tokenDigest: string;
  readonly userId: UserId;
  readonly expiresAt: Date;
}

export class MemoryResetLinkRepository implements ResetLinkRepository, Restorable {
  /** By user: a newer link takes the place of the older one. */
  private readonly links = new Table<ResetLink>();

  async replace(link: ResetLink): Promise<void> {
    this.links.set(link.userId, link);
  }

  async consume(tokenDigest: string, now: Date): Promise<UserId | undefined> {
    const [link] = this.links.where((link) => link.tokenDigest === tokenDigest && now < link.expiresAt);
    return link && this.links.delete(link.userId) ? link.userId : undefined;
  }

  async ownerOf(tokenDigest: string, now: Date): Promise<UserId | undefined> {
    return this.links.where((link) => link.tokenDigest === tokenDigest && now < link.expiresAt)[0]?.userId;
  }

  snapshot(): () => void {
    return this.links.snapshot();
  }
}
