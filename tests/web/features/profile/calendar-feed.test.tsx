import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CalendarFeed } from '../../../../web/features/profile/calendar-feed.tsx';
import { CALENDAR_FEED } from '../../../../web/text/copy/calendar-feed.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const OLD = 'https://cusp.test/api/calendar/discussions/ada.1.ics';
const NEW = 'https://cusp.test/api/calendar/discussions/ada.2.ics';

beforeEach(() => {
  signIn(student(['a']));
  server.on('GET /user/calendar', { body: { address: OLD } });
  server.on('POST /user/calendar', { body: { address: NEW } });
});

describe('the calendar in Profile', () => {
  it('has its address to copy', async () => {
    const page = show(<CalendarFeed />);
    expect((await screen.findByLabelText(CALENDAR_FEED.address)).textContent).toBe(OLD);
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await page.user.click(screen.getByRole('button', { name: CALENDAR_FEED.copy }));
    expect(writeText).toHaveBeenCalledWith(OLD);
  });

  it('gets a new one after it was asked once more, and not without', async () => {
    const page = show(<CalendarFeed />);
    const renew = await screen.findByRole('button', { name: CALENDAR_FEED.renew });
    await page.user.click(renew);
    const dialog = within(await screen.findByRole('alertdialog', { name: CALENDAR_FEED.renew }));
    expect(server.seen('POST /user/calendar')).toEqual([]);
    const sure = dialog.getByRole<HTMLButtonElement>('button', { name: CALENDAR_FEED.renew });
    await waitFor(() => expect(sure.disabled).toBe(false), { timeout: 5_000 });
    await page.user.click(sure);
    expect(await screen.findByText(NEW)).toBeTruthy();
    expect(screen.queryByText(OLD)).toBeNull();
  });

  it('says what to do when it could not be loaded', async () => {
    server.on('GET /user/calendar', { status: 500, body: {} });
    show(<CalendarFeed />);
    expect(await screen.findByText(CALENDAR_FEED.failed)).toBeTruthy();
  });
});
