import type { Page } from 'playwright/test';
import type { TeamRole } from '../../src/wire/literals.ts';
import { ADMIN_PAGES } from '../../web/app/admin/admin-pages.ts';
import { PALETTE } from '../../web/text/copy/admin-palette.ts';
import { NOT_YOURS } from '../../web/text/copy/team-roles.ts';
import { REVIEWER } from './support/bank.ts';
import { opened } from './support/opened.ts';
import { enter, OFFICE, type Person, STUDENT, TEACHER } from './support/people.ts';
import type { Screen } from './support/screen.ts';
import { SCREEN_LIMIT_MS, screens } from './support/screens.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

const MEMBERS: readonly (readonly [TeamRole, Person])[] = [
  ['office', OFFICE],
  ['teacher', TEACHER],
  ['author', REVIEWER],
];

/** Every page of the team as an address that it matches, those without a variable part first. */
const PAGES = Object.entries(ADMIN_PAGES)
  .sort(([one], [other]) => one.split(':').length - other.split(':').length)
  .map(([page, { roles }]) => ({ address: new RegExp(`^${page.replaceAll(/:\w+/g, '[^/]+')}$`), roles }));

const rolesAt = (path: string): readonly TeamRole[] | undefined =>
  PAGES.find(({ address }) => address.test(path.replace(/[?#].*$/s, '')))?.roles;
const isFor = (path: string, role: TeamRole): boolean => rolesAt(path)?.includes(role) ?? false;

for (const [role, person] of MEMBERS) {
  test(`every page that is for ${role} asks and offers nothing that is not`, async ({ page, context, school }) => {
    const all = (await screens(school.origin)).filter(({ path }) => isFor(path, role));
    test.setTimeout((all.length + 2) * SCREEN_LIMIT_MS);
    const refused: string[] = [];
    page.on('response', (answer) => {
      const status = answer.status();
      if (status === 401 || status === 403 || status >= 500) refused.push(`${status} ${answer.url()}`);
    });
    await enter(context, school.origin, person);
    for (const screen of all)
      await test.step(screen.name, async () => {
        await visit(page, screen);
        await expect(page.getByText(NOT_YOURS.line)).toHaveCount(0);
        expect(await foreignLinks(page, role), 'links to pages of other roles').toEqual([]);
        expect(refused, 'calls that were refused').toEqual([]);
      });
    await test.step('the palette finds what is theirs', async () => {
      await page.goto('/admin/dashboard');
      await settled(page);
      await page.keyboard.press('Control+k');
      const asked = page.waitForLoadState('networkidle');
      await page.getByRole('combobox').fill(STUDENT.name);
      await asked;
      await expect(page.getByText(PALETTE.searching)).toHaveCount(0);
      await expect(page.getByText(PALETTE.notSearched)).toHaveCount(0);
      expect(refused).toEqual([]);
    });
  });
}

async function visit(page: Page, { path }: Screen): Promise<void> {
  await page.goto(path);
  await opened(page);
  await page.waitForLoadState('networkidle');
  await settled(page);
}

/** Addresses of the team in links of the page whose page is another role's. */
async function foreignLinks(page: Page, role: TeamRole): Promise<string[]> {
  const links = page.locator('a[href^="/admin"]');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(addresses)].filter((address) => !isFor(address, role));
}
