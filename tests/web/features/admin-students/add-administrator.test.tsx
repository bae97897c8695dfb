import { expect, it, vi } from 'vitest';
import { AdministratorsPage } from '../../../../web/features/admin-students/administrators-page.tsx';
import { ADMINISTRATORS } from '../../../../web/text/copy/admin-people.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();

it('an administrator is added by a command, which is copied with one press, or by hand where that is refused', async () => {
  signIn(student([], { role: 'admin' }));
  server.on('GET /admin/administrators', { body: [] });
  const page = show(<AdministratorsPage />);
  expect(page.getByText(ADMINISTRATORS.command)).toBeTruthy();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const copy = page.getByRole('button', { name: 'Copy command' });
  await page.user.click(copy);
  expect(await page.findByText(ADMINISTRATORS.copied)).toBeTruthy();
  expect(write).toHaveBeenCalledWith(ADMINISTRATORS.command);
  write.mockRejectedValue(new Error('Not allowed.'));
  await page.user.click(copy);
  expect(await page.findByText(ADMINISTRATORS.notCopied)).toBeTruthy();
});
