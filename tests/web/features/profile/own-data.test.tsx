import { beforeEach, expect, it, vi } from 'vitest';
import { OwnData } from '../../../../web/features/profile/own-data.tsx';
import { PROFILE } from '../../../../web/text/copy/profile.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const saved = vi.hoisted(() => [] as string[]);
vi.mock(import('../../../../web/platform/save-file.ts'), () => ({
  saveFile: (_file: Blob, name: string) => void saved.push(name),
}));

const server = fakeServer();
const COPY = 'POST /auth/data-copy';
beforeEach(() => {
  saved.length = 0;
  signIn(student(['a']));
});

it('downloads a copy with the password, and says where to write for the rest', async () => {
  const page = show(<OwnData />);
  await page.user.click(page.getByRole('button', { name: PROFILE.dataCopy }));
  const field = page.getByLabelText(PROFILE.currentPassword);
  const sentence = 'Your current password is not correct.';
  server.on(COPY, {
    status: 422,
    body: { code: 'identity/wrong-password', message: sentence, fields: { currentPassword: sentence } },
  });
  await page.user.type(field, 'wrong');
  await page.user.click(page.getByRole('button', { name: PROFILE.dataCopy }));
  expect(await page.findByText(sentence)).toBeTruthy();
  server.on(COPY, { body: { account: [] } });
  await page.user.click(page.getByRole('button', { name: PROFILE.dataCopy }));
  expect(await page.findByText(PROFILE.dataCopied)).toBeTruthy();
  expect(server.seen(COPY).at(-1)?.body).toEqual({ currentPassword: 'wrong' });
  expect(saved).toEqual([expect.stringMatching(/^personal-data-.*\.json$/)]);
  expect(page.getByRole('link', { name: PROFILE.dataWrite }).getAttribute('href')).toBe('/ContactUs');
});
