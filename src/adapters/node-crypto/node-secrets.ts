import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Secrets } from '../../domain/kernel/secrets.ts';

export class NodeSecrets implements Secrets {
  constructor(private readonly key: string | Uint8Array) {}

  token(): string {
    return randomBytes(32).toString('base64url');
  }

  digest(text: string): string {
    return createHash('sha256').update(text).digest('hex');
  }

  keyedDigest(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('hex');
  }
}
