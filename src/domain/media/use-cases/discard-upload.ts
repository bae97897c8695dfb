import { DomainError } from '../../kernel/errors.ts';
import { isKey } from '../object-key.ts';
import type { FileRepository, FileStorage } from '../ports.ts';

/**
 * Erases an unused upload. Idempotent. Its row stays, unusable, until the sweep: bytes still in transit are then found
 * and erased with it.
 */
export class DiscardUpload {
  constructor(
    private readonly files: Pick<FileRepository, 'find' | 'giveUp'>,
    private readonly storage: Pick<FileStorage, 'delete'>,
  ) {}

  async run({ key }: { key: string }): Promise<void> {
    if (!isKey(key)) return;
    if (await this.files.giveUp(key)) await this.storage.delete(key);
    else if (await this.files.find(key)) {
      throw new DomainError('conflict', 'media/in-use', 'This file is already used in a course. Remove it there.');
    }
  }
}
