import { DomainError } from '../kernel/errors.ts';
import { type Fault, fieldsOf } from '../kernel/fault.ts';

/** Names every fault in its sentence: a publication has no field to show one at. @param faults each at its path. */
export function settingsRefused(faults: readonly Fault[]): DomainError {
  const fields = fieldsOf(faults, 'content.');
  const sentence = [...new Set(Object.values(fields))].join(' ') || 'Please check the settings.';
  return new DomainError('invalid', 'school/settings', sentence, { fields });
}

/** Lost-update conflict: another save, or a publication, came first. */
export const staleSettings = (): DomainError =>
  new DomainError(
    'conflict',
    'school/stale-settings',
    'Someone changed the settings in the meantime. Please check them again.',
    { isStale: true },
  );

export const nothingToPublish = (): DomainError =>
  new DomainError('conflict', 'school/no-draft', 'There is no draft to publish.', { isStale: true });

export const noSuchVersion = (): DomainError =>
  new DomainError('not-found', 'school/no-version', 'There is no such version of the settings.');

export const pictureInUse = (): DomainError =>
  new DomainError('conflict', 'school/picture-in-use', 'This file is used elsewhere. Please upload the picture again.');
