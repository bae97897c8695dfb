import { DomainError } from '../kernel/errors.ts';

// What every FileStorage refuses with.

export const badKey = (): DomainError => new DomainError('invalid', 'media/bad-key', 'This is not a key of a stored file.');

export const keyTaken = (): DomainError => new DomainError('conflict', 'media/key-taken', 'A file with this key is stored already.');

export const noObject = (): DomainError => new DomainError('not-found', 'media/no-object', 'This file is not available.');
