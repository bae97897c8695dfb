import { randomBytes } from 'node:crypto';
import type { Ids } from '../../domain/kernel/ids.ts';

export class RandomIds implements Ids {
  next(): string {
    return randomBytes(16).toString('base64url');
  }
}
