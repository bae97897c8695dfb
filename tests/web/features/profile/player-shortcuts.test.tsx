import { beforeEach, expect, it } from 'vitest';
import { PlayerShortcuts } from '../../../../web/features/profile/profile-page.tsx';
import { keepPreferences, readPreferences } from '../../../../web/platform/player-preferences.ts';
import { show } from '../support/screen.tsx';

beforeEach(() => localStorage.clear());

it('are on until somebody turns them off, and stay off', async () => {
  const page = show(<PlayerShortcuts />);
  const toggle = page.getByRole('switch', { name: 'Keyboard shortcuts' });
  expect(toggle).toHaveProperty('checked', true);
  await page.user.click(toggle);
  expect(readPreferences().hasShortcuts).toBe(false);
  page.unmount();
  expect(show(<PlayerShortcuts />).getByRole('switch')).toHaveProperty('checked', false);
});

it('leave the other preferences of the player alone', async () => {
  keepPreferences({ speed: 1.5, hasShortcuts: false });
  const page = show(<PlayerShortcuts />);
  await page.user.click(page.getByRole('switch'));
  expect(readPreferences()).toMatchObject({ speed: 1.5, hasShortcuts: true });
});
