import { expect, it } from 'vitest';
import { AdminHomePage } from '../../../../web/features/admin-operations/admin-home-page.tsx';
import { show } from '../support/screen.tsx';

it('leads to what exists and counts nothing', () => {
  const page = show(<AdminHomePage />);
  expect(page.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/admin/outbox', '/courses', '/Mycourse']);
  expect(page.container.querySelector('main, body')?.textContent ?? '').not.toMatch(/\d/);
});
