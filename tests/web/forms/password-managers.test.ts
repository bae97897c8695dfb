import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FEATURES = join(import.meta.dirname, '../../../web/features');
/** Forms that know no address, each with its reason. */
const WITHOUT_ADDRESS: Readonly<Record<string, string>> = {
  'identity/forgot-password-page.tsx': 'the link names no account',
};

it('forms that set a password name its account, so that a password manager keeps no phone number for it', () => {
  const forms = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => ({ path, text: readFileSync(join(FEATURES, path), 'utf8') }))
    .filter(({ text }) => /<PasswordField[^>]*kind="new"/.test(text));
  const names = ({ text }: { text: string }) => /<UsernameField|autoComplete="username"/.test(text);
  expect(forms.length).toBeGreaterThanOrEqual(4);
  expect(forms.filter((form) => !names(form)).map(({ path }) => path)).toEqual(Object.keys(WITHOUT_ADDRESS));
});
