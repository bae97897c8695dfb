import { DomainError } from '../kernel/errors.ts';

export function emailTaken(): DomainError {
  const sentence = 'An account with this email already exists.';
  return new DomainError('conflict', 'identity/email-taken', sentence, { fields: { email: sentence } });
}
