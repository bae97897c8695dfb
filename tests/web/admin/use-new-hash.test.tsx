import { beforeEach, expect, it } from 'vitest';
import { CouponsPage } from '../../../web/features/admin-coupons/coupons-page.tsx';
import { MockExamsPage } from '../../../web/features/admin-mock-exams/mock-exams-page.tsx';
import { QuestionsPage } from '../../../web/features/admin-questions/questions-page.tsx';
import { TeamPage } from '../../../web/features/admin-students/team-page.tsx';
import { newAt } from '../../../web/platform/admin-addresses.ts';
import { fakeServer } from '../features/support/fake-server.ts';
import { signIn, student } from '../features/support/people.ts';
import { show } from '../features/support/screen.tsx';

const server = fakeServer();
const CALLS = ['coupons', 'mock-exams', 'vignettes', 'team', 'blueprint', 'question-tallies', 'to-do', 'courses'];

beforeEach(() => {
  signIn(student([], { role: 'admin' }));
  for (const call of CALLS) server.on(`GET /admin/${call}`, 'never');
});

it.each([
  ['a coupon', CouponsPage],
  ['a mock exam', MockExamsPage],
  ['a case', QuestionsPage],
  ['a member of the team', TeamPage],
])('opens the dialog of %s by its address, once', async (_what, Page) => {
  const page = show(<Page />, newAt('/list?search=x'));
  expect(await page.findByRole('dialog')).toBeTruthy();
  expect(page.address()).toBe('/list?search=x');
  await page.user.keyboard('{Escape}');
  await expect.poll(() => page.queryByRole('dialog')).toBeNull();
});
