import { within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { PersonData } from '../../../../web/features/admin-students/person-data.tsx';
import { PERSON_DATA as WORDS } from '../../../../web/text/copy/admin-people.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const saved = vi.hoisted(() => [] as string[]);
vi.mock(import('../../../../web/platform/save-file.ts'), () => ({
  saveFile: (_file: Blob, name: string) => void saved.push(name),
}));

const server = fakeServer();
const ERASE = 'POST /admin/students/s/erasure';
beforeEach(() => {
  saved.length = 0;
  signIn(student([], { role: 'admin' }));
});

const open = () =>
  show(
    <Routes>
      <Route path="/" element={<PersonData student={{ id: 's', name: 'Sana' }} />} />
      <Route path="/admin/students" element={<p>The list</p>} />
    </Routes>,
  );

it('saves a copy of a student’s data', async () => {
  server.on('GET /admin/students/s/data-copy', { body: { account: [] } });
  const page = open();
  await page.user.click(page.getByRole('button', { name: WORDS.copy }));
  expect(await page.findByText(WORDS.copied)).toBeTruthy();
  expect(saved).toEqual([expect.stringMatching(/^personal-data-.*\.json$/)]);
});

it('deletes it once the address is typed, with a reason, and leaves the page', async () => {
  const page = open();
  await page.user.click(page.getByRole('button', { name: WORDS.erase }));
  const dialog = within(await page.findByRole('dialog'));
  server.on(ERASE, {
    status: 422,
    body: { code: 'identity/erase-other-email', message: 'No.', fields: { email: 'This is not the email address.' } },
  });
  await page.user.type(dialog.getByLabelText(WORDS.email), 'other@example.com');
  await page.user.type(dialog.getByLabelText(WORDS.reason), 'Asked for it.');
  await page.user.click(dialog.getByRole('button', { name: WORDS.erase }));
  expect(await dialog.findByText('This is not the email address.')).toBeTruthy();
  server.on(ERASE, { body: { message: 'The personal data is deleted.' } });
  await page.user.click(dialog.getByRole('button', { name: WORDS.erase }));
  expect(await page.findByText('The list')).toBeTruthy();
  expect(server.seen(ERASE)[0]?.body).toEqual({ email: 'other@example.com', reason: 'Asked for it.' });
});

it.each([
  [['office'], true, false],
  [['teacher'], false, false],
  [['owner'], true, true],
] as const)('shows %s what is theirs', (roles, mayCopy, mayErase) => {
  signIn(student([], { role: 'admin', roles: [...roles] }));
  const page = open();
  expect(page.queryByRole('button', { name: WORDS.copy }) !== null).toBe(mayCopy);
  expect(page.queryByRole('button', { name: WORDS.erase }) !== null).toBe(mayErase);
});
