/**
 * Names the account of a form that sets or asks for its password, out of sight: a password manager takes the text field
 * before a password for the user name, and would keep a phone number.
 */
export const UsernameField = ({ email }: { email: string }) => (
  <input type="text" autoComplete="username" value={email} readOnly hidden />
);
