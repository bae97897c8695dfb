import { DiskStorage } from '../../src/adapters/disk/disk-storage.ts';
import { TicketUrlSigner } from '../doubles/ticket-url-signer.ts';

/** The storage on a disk, with signed URLs that are forgotten with the process. */
export const openDisk = (root: string): Promise<DiskStorage> =>
  DiskStorage.open(root, { signer: new TicketUrlSigner(), path: '/api/uploads/' });
