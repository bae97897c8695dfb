import { DomainError } from '../kernel/errors.ts';

// Refusals that all FileStorage adapters share, and those of the upload routes.

export const badKey = (): DomainError =>
  new DomainError('invalid', 'media/bad-key', 'This is not a key of a stored file.');

export const keyTaken = (): DomainError =>
  new DomainError('conflict', 'media/key-taken', 'A file with this key is stored already.');

export const wrongLength = (): DomainError =>
  new DomainError('invalid', 'media/wrong-length', 'This file is not as long as was said.');

export const noObject = (): DomainError =>
  new DomainError('not-found', 'media/no-object', 'This file is not available.');

/** Other bytes than those that were asked for by their etag. */
export const objectChanged = (): DomainError =>
  new DomainError('conflict', 'media/changed', 'This file is not the one that was looked at. Please upload it again.');

export const noUpload = (): DomainError =>
  new DomainError('not-found', 'media/no-upload', 'This upload is not open any more. Please upload the file again.');

export const partsDoNotFit = (): DomainError =>
  new DomainError('invalid', 'media/parts', 'The pieces of this file do not fit together. Please upload it again.');

/** Error for a second, concurrent upload of a part; only one of the two may write. */
export const partReplaced = (): DomainError =>
  new DomainError('conflict', 'media/part-replaced', 'This piece of the file is being sent again from somewhere else.');

export const addressInvalid = (): DomainError =>
  new DomainError('forbidden', 'media/address-invalid', 'This is not an address that we gave out for an upload.');

export const addressExpired = (): DomainError =>
  new DomainError('forbidden', 'media/address-expired', 'The time for this upload is over. Please start it again.');

const STORAGE_FULL_RETRY_SECONDS = 60;
const STORAGE_RETRY_SECONDS = 5;

export const storageFull = (): DomainError =>
  new DomainError(
    'unavailable',
    'media/storage-full',
    'The storage is full, so this file was not saved. Please try again once there is room.',
    {
      retryAfterSeconds: STORAGE_FULL_RETRY_SECONDS,
    },
  );

export const storageUnavailable = (): DomainError =>
  new DomainError(
    'unavailable',
    'media/storage-unavailable',
    'We cannot reach our files right now. Please try again in a moment.',
    { retryAfterSeconds: STORAGE_RETRY_SECONDS },
  );

export const brokenOff = (): DomainError => new DomainError('malformed', 'media/broken-off', 'The upload broke off.');
