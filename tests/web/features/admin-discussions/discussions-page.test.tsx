import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { DiscussionsPage } from '../../../../web/features/admin-discussions/discussions-page.tsx';
import { DISCUSSION_FORM, DISCUSSIONS, SERIES_FORM } from '../../../../web/text/copy/admin-discussions.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const at = '/admin/courses/k1';
const discussion = (id: string, startsAt: string, facts: object = {}) => ({
  ...{ _id: id, id, seriesId: 's', startsAt, endsAt: startsAt, opensAt: startsAt, topic: 'Past papers', papers: [] },
  ...{ state: 'planned', isCaseDiscussion: false, recording: null, revision: 3, minutes: 90, attendance: 0 },
  ...facts,
});
const series = {
  ...{ _id: 's', id: 's', revision: 2, topic: 'Past papers', roomUrl: 'https://meet.example/room', weekday: 3 },
  ...{ startsAt: '19:00', minutes: 90, timeZone: 'Australia/Sydney', isCaseDiscussion: true },
};
const FULL = {
  ...{ _id: 'k1', id: 'k1', title: 'Sprint', series: [series] },
  coming: [
    discussion('a', '2027-03-03T08:00:00.000Z'),
    discussion('b', '2027-03-10T08:00:00.000Z', { state: 'cancelled' }),
  ],
  past: [discussion('p', '2026-03-04T08:00:00.000Z', { attendance: 7 })],
};
const sent: { body: unknown }[] = [];

beforeEach(() => {
  sent.length = 0;
  signIn(student([], { role: 'admin', roles: ['teacher'] }));
  server.on(`GET ${at}/discussions`, { body: FULL });
  server.on(`GET ${at}`, { body: { _id: 'k1', id: 'k1', title: 'Sprint', weeks: [] } });
  for (const call of [`POST ${at}/discussion-series`, `PUT ${at}/discussion-series/s`, `PUT ${at}/discussions/a`])
    server.on(call, (seen) => {
      sent.push({ body: seen.body });
      return { body: FULL };
    });
});

const open = () =>
  show(
    <Routes>
      <Route path="/admin/courses/:courseId/discussions" element={<DiscussionsPage />} />
    </Routes>,
    `${at}/discussions`,
  );

describe('the live discussions of a course', () => {
  it('are shown with their series, what is cancelled, and who was there', async () => {
    const page = open();
    const coming = await page.findByRole('list', { name: DISCUSSIONS.coming });
    expect(within(coming).getAllByRole('listitem')).toHaveLength(2);
    expect(within(coming).getByText(DISCUSSIONS.states.cancelled)).toBeTruthy();
    const weekly = within(page.getByRole('list', { name: DISCUSSIONS.series }));
    expect(weekly.getByText(DISCUSSIONS.regularly('Wednesday', '19:00', 'Australia/Sydney', 90))).toBeTruthy();
    const past = within(page.getByRole('list', { name: DISCUSSIONS.past }));
    expect(past.getByText('7')).toBeTruthy();
  });

  it('begin with a new series', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: DISCUSSIONS.add }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByLabelText(SERIES_FORM.topic), 'Cases');
    await user.type(dialog.getByLabelText(SERIES_FORM.room), 'https://meet.example/new');
    await user.click(dialog.getByRole('button', { name: SERIES_FORM.add }));
    expect(await screen.findByText(SERIES_FORM.added)).toBeTruthy();
    expect(sent).toMatchObject([{ body: { topic: 'Cases', roomUrl: 'https://meet.example/new', weekday: 1 } }]);
  });

  it('are changed from one on, or alone, over the revision that was read', async () => {
    const { user } = open();
    await user.click((await screen.findAllByRole('button', { name: new RegExp(`^${DISCUSSIONS.following}`) }))[0]!);
    let dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: SERIES_FORM.save }));
    expect(await screen.findByText(SERIES_FORM.saved)).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: new RegExp(`^${DISCUSSIONS.change}`) })[0]!);
    dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByLabelText(DISCUSSION_FORM.isCancelled));
    await user.click(dialog.getByRole('button', { name: SERIES_FORM.save }));
    await expect.poll(() => sent.length).toBe(2);
    expect(sent).toMatchObject([
      { body: { revision: 2, from: 'a' } },
      { body: { revision: 3, isCancelled: true, startsAt: '2027-03-03T08:00:00.000Z' } },
    ]);
  });
});
