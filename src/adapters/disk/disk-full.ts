import { storageFull } from '../../domain/media/errors.ts';

const FULL = ['ENOSPC', 'EDQUOT'];

/** For `catch`: no room on the disk, or none left for us, is an answer that people understand. */
export function refuseFull(error: NodeJS.ErrnoException): never {
  throw FULL.includes(error.code ?? '') ? storageFull() : error;
}
