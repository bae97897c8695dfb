import { DomainError } from '../kernel/errors.ts';

export const noSuchPerson = () => new DomainError('not-found', 'identity/no-such-person', 'There is no such account.');

export const noSuchUser = () =>
  new DomainError('not-found', 'identity/no-user', 'There is no account with this email.');

export const twoFactorIsOn = () =>
  new DomainError('conflict', 'identity/two-factor-on', 'Two-factor sign-in is on already. Turn it off first.');

/** @param field what the form calls the password that was asked for. */
export const wrongPassword = (field = 'currentPassword', sentence = 'Your current password is not correct.') =>
  new DomainError('invalid', 'identity/wrong-password', sentence, { fields: { [field]: sentence } });

export function wrongCode(): DomainError {
  const sentence = 'This code is not right. Please enter the code that your app shows now.';
  return new DomainError('invalid', 'identity/wrong-code', sentence, { fields: { code: sentence } });
}

export const otherEncryptionKey = () =>
  new DomainError(
    'forbidden',
    'identity/encryption-key',
    'We cannot check your code: the encryption key of the server has changed. ' +
      'Please ask your server’s operator to restore the old key, or to turn off your two-factor sign-in.',
  );

export function emailTaken(): DomainError {
  const sentence = 'An account with this email already exists.';
  return new DomainError('conflict', 'identity/email-taken', sentence, { fields: { email: sentence } });
}
