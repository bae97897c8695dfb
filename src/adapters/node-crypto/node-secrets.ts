import { createHash, randomBytes } from 'node:crypto';
import type { Secrets } from '../../domain/kernel/secrets.ts';

export class NodeSecrets implements Secrets {
  token(): string {
    return randomBytes(32).toString('base64url');
  }

  digest(text: string): string {
    return createHash('sha256').update(text).digest('hex');
  }
}
