import { DomainError } from '../kernel/errors.ts';
import { type Fault, fieldsOf } from '../kernel/fault.ts';

// Use cases and every adapter refuse in the same words.

/** @param faults each at its path within the content. */
export function blueprintRefused(faults: readonly Fault[]): DomainError {
  const fields = fieldsOf(faults, 'content.');
  const [first = 'Please check the blueprint.'] = Object.values(fields);
  return new DomainError('invalid', 'exam/blueprint', first, { fields });
}

/** Lost-update conflict: another version came first. */
export const staleBlueprint = (): DomainError =>
  new DomainError(
    'conflict',
    'exam/stale-blueprint',
    'Someone saved the blueprint in the meantime. Please check it again before you save.',
    { isStale: true },
  );

export const confirmedAlready = (): DomainError =>
  new DomainError(
    'conflict',
    'exam/confirmed-already',
    'Someone has confirmed this version of the blueprint already.',
    { isStale: true },
  );
