import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { SettingsReply } from '../../../src/wire/replies/school.ts';
import { changedIn } from '../../../web/admin/settings-draft.ts';
import { DraftBar } from '../../../web/app/admin/draft-bar.tsx';
import { SETTINGS } from '../../../web/text/copy/admin-settings.ts';
import { DRAFT_BAR } from '../../../web/text/copy/draft-bar.ts';
import { fakeServer } from '../features/support/fake-server.ts';
import { forgetEverybody, signIn, student } from '../features/support/people.ts';
import { show } from '../features/support/screen.tsx';

const server = fakeServer();
afterEach(forgetEverybody);

/** Settings with a draft that changes one group, as far as the bar reads them. */
function changed(group: string, next: object): SettingsReply {
  const content = { school: {}, mentor: {}, words: {}, prices: {}, tax: {}, mail: {}, exam: {} };
  return { content, draft: { content: { ...content, [group]: next } } } as unknown as SettingsReply;
}

it('publishes the draft that the page shows and no newer one, and leads back to what was changed', async () => {
  signIn(student([], { role: 'admin', roles: ['owner'] }));
  server.on('GET /admin/settings', { body: { ...changed('tax', { abn: '1' }), revision: 9 } });
  const stale = { message: 'Stale.', error: 'Stale.', code: 'school/stale-settings' };
  server.on('POST /admin/settings/publish', { status: 409, body: stale });
  const { user } = show(<DraftBar revision={7} />, '/Home');
  expect(screen.getByText(DRAFT_BAR.owner)).toBeTruthy();
  const back = screen.getByRole('link', { name: DRAFT_BAR.back });
  await waitFor(() => expect(back.getAttribute('href')).toBe('/admin/settings#settings-tax'));
  await user.click(screen.getByRole('button', { name: SETTINGS.publish }));
  expect(await screen.findByText('Stale.')).toBeTruthy();
  expect(server.seen('POST /admin/settings/publish')[0]?.body).toEqual({ revision: 7 });
});

it.each([
  ['a stranger with the link', undefined],
  ['a teacher', student([], { role: 'admin', roles: ['teacher'] })],
])('only says to %s that it is a draft', (_who, person) => {
  if (person) signIn(person);
  show(<DraftBar revision={7} />, '/Home');
  expect(screen.getByText(DRAFT_BAR.others)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  ['school', { phone: '1' }, '/ContactUs'],
  ['mentor', { name: 'Ada' }, '/About'],
  ['words', { terms: { privacy: 'None.' } }, '/Tnc'],
  ['prices', { wasPercent: 5 }, '/courses'],
])('a change of %s is looked at where it is shown', (group, next, address) => {
  expect(changedIn(changed(group, next))).toEqual({ group, address });
});
