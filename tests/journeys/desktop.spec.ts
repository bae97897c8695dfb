import type { Page } from 'playwright/test';
import { SETUP_FILES } from '../../desktop/setup/files.ts';
import { TEXT } from '../../desktop/text.ts';
import type { UploadRow } from '../../src/uploads/upload-queue.ts';
import type { DesktopStatus, HistoryEntry, RowsChange } from '../../src/wire/desktop-bridge.ts';
import { faultsOf } from './support/faults.ts';
import { overflowPx } from './support/in-the-page.ts';
import { ADMIN, enter } from './support/people.ts';
import { askScreen } from './support/screen-questions.ts';
import { expect, test } from './support/test.ts';

const target = {
  kind: 'content',
  courseId: 'c',
  courseTitle: 'ADC Part 1 Sprint',
  weekId: 'w',
  weekNumber: 3,
  dayId: 'd',
  dayNumber: 2,
  type: 'video',
} as const;

const row = (id: string, change: Partial<UploadRow>): UploadRow => ({
  id,
  fileName: `${id}.mp4`,
  bytes: 1_400_000_000,
  sentBytes: 0,
  bytesPerSecond: 0,
  folder: 'videos',
  target,
  title: id,
  state: 'queued',
  savesItself: true,
  reason: undefined,
  key: undefined,
  batchId: 'b',
  ...change,
});

interface Stub {
  readonly change: RowsChange<UploadRow>;
  readonly status: DesktopStatus;
  readonly history: readonly HistoryEntry<UploadRow['target']>[];
}

const rows = [
  row('Furcation involvement', { state: 'uploading', sentBytes: 610_000_000, bytesPerSecond: 8_400_000 }),
  row('Pocket charting', {}),
  row('Root planing', {}),
  row('A lecture that was moved', {
    state: 'missing',
    reason: 'This file is not where it was. Please choose it again.',
  }),
  row('Instruments', { state: 'saved', sentBytes: 1_400_000_000 }),
];
const stub: Stub = {
  change: { number: 1, rows, order: rows.map(({ id }) => id) },
  status: {
    limits: { isPaused: false, bytesPerSecond: 5_000_000, quietHours: { fromMinute: 480, toMinute: 1080 } },
    closedBy: 'quiet-hours',
    isOnline: true,
    needsSignIn: false,
    problem: undefined,
    version: '1.0.0',
  },
  history: [
    {
      id: 'h',
      savedAt: '2026-11-22T21:14:00Z',
      fileName: 'Instruments.mp4',
      title: 'I',
      bytes: 5e8,
      checksum: 'x',
      target,
    },
  ],
};

/** The bridge of the desktop application, as its preload script puts it there before any script of the page. */
const withBridge = (page: Page) =>
  page.addInitScript(({ change, status, history }) => {
    const asked: unknown[] = [];
    const note =
      (name: string) =>
      async (...args: unknown[]) =>
        void asked.push([name, ...args]);
    Object.assign(window, {
      asked,
      desktop: {
        ...Object.fromEntries(
          ['pause', 'resume', 'remove', 'retry', 'move', 'setLimits'].map((name) => [name, note(name)]),
        ),
        rows: async () => change,
        onRows: () => () => undefined,
        status: async () => status,
        onStatus: () => () => undefined,
        history: async () => history,
      },
    });
  }, stub);

test('the desktop’s page shows what its main process does, and a plain browser has none', async ({ page, school }) => {
  await enter(page.context(), school.origin, ADMIN);
  await page.goto('/admin/this-computer');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await withBridge(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await askScreen(page, 'desktop', 0, async () => {
    await page.goto('/admin/this-computer');
    await expect(page.getByText('These are quiet hours.')).toBeVisible();
    await expect(page.getByRole('main').getByText('Furcation involvement.mp4')).toBeVisible();
  });
  await page.getByRole('button', { name: 'Send Root planing.mp4 next' }).press('Enter');
  await page.getByRole('main').getByRole('button', { name: 'Pause Pocket charting.mp4' }).press('Enter');
  expect(await page.evaluate(() => (window as unknown as { asked: unknown[] }).asked)).toEqual([
    ['move', ['Root planing'], 'Pocket charting'],
    ['pause', ['Pocket charting']],
  ]);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('Instruments.mp4').first()).toBeVisible();
});

test('the page of the first start says what is wrong with an address, in both themes', async ({ page }) => {
  const site = 'http://localhost:9';
  await page.route(`${site}/**`, (route) => {
    const file = SETUP_FILES[new URL(route.request().url()).pathname];
    return file ? route.fulfill({ contentType: file.type, body: file.text }) : route.fulfill({ status: 404 });
  });
  await page.addInitScript((refusal) => {
    Object.assign(window, {
      setup: { connect: async (typed: string) => (typed.startsWith('https') ? undefined : refusal) },
    });
  }, TEXT.httpsOnly);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.setViewportSize({ width: 390, height: 480 });
    await page.emulateMedia({ colorScheme });
    await page.goto(`${site}/`);
    await page.getByLabel('Address of your school').fill('http://school.example');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(TEXT.httpsOnly);
    await expect(page.getByLabel('Address of your school')).toBeFocused();
    expect(await faultsOf(page, { tags: ['wcag2a', 'wcag2aa', 'wcag22aa', 'best-practice'] })).toEqual([]);
    expect(await overflowPx(page)).toBeLessThanOrEqual(0);
  }
});
