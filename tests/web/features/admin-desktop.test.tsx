import { within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UploadRow } from '../../../src/uploads/upload-queue.ts';
import type { DesktopStatus, TransferLimits } from '../../../src/wire/desktop-bridge.ts';
import { DesktopPage } from '../../../web/features/admin-desktop/desktop-page.tsx';
import { uploadRow } from '../uploads/rows.ts';
import { show } from './support/screen.tsx';

const held = vi.hoisted(() => ({ rows: [] as unknown[], move: undefined as unknown }));
vi.mock('../../../web/uploads/use-uploads.ts', () => ({
  useUploads: () => ({ rows: held.rows, move: held.move, pause: () => undefined, remove: () => undefined }),
}));

const STATUS: DesktopStatus = {
  limits: { isPaused: false },
  closedBy: undefined,
  isOnline: true,
  needsSignIn: false,
  problem: undefined,
  version: '1.2.3',
};

let limits: TransferLimits[];
let status: DesktopStatus;
const shell = { saveReport: vi.fn(async () => true), changeServer: vi.fn(async () => undefined) };

beforeEach(() => {
  vi.clearAllMocks();
  limits = [];
  status = STATUS;
  held.rows = [];
  held.move = vi.fn();
  const { target } = uploadRow('saved');
  const saved = {
    id: 'h',
    savedAt: '2026-11-23T05:00:00Z',
    fileName: 'Old.mp4',
    title: 'Old',
    bytes: 5,
    checksum: 'x',
    target,
  };
  Object.assign(window, {
    desktop: {
      ...shell,
      status: async () => status,
      onStatus: () => () => undefined,
      history: async () => [saved],
      setLimits: async (next: TransferLimits) => void limits.push(next),
    },
  });
});
afterEach(() => {
  delete (window as { desktop?: unknown }).desktop;
});

it('pauses, keeps quiet and holds back, each at once', async () => {
  const page = show(<DesktopPage />);
  await page.user.click(await page.findByRole('switch', { name: 'Pause all uploads' }));
  await page.user.click(page.getByRole('switch', { name: 'Quiet hours' }));
  await page.user.selectOptions(page.getByLabelText('Speed'), '1000000');
  expect(limits).toEqual([
    { isPaused: true },
    { isPaused: false, quietHours: { fromMinute: 480, toMinute: 1080 } },
    { isPaused: false, bytesPerSecond: 1_000_000 },
  ]);
});

it('shows when it is quiet, and takes other hours', async () => {
  status = {
    ...STATUS,
    closedBy: 'quiet-hours',
    limits: { isPaused: false, quietHours: { fromMinute: 1320, toMinute: 360 } },
  };
  const page = show(<DesktopPage />);
  expect(await page.findByText(/These are quiet hours/)).toBeTruthy();
  await page.user.selectOptions(page.getByLabelText('Until'), '7');
  expect(limits).toEqual([{ isPaused: false, quietHours: { fromMinute: 1320, toMinute: 420 } }]);
});

it.each<[Partial<DesktopStatus>, RegExp]>([
  [{ problem: 'Another Cusp is uploading.', isOnline: false }, /Another Cusp/],
  [{ needsSignIn: true, isOnline: false }, /Your session has ended/],
  [{ isOnline: false, closedBy: 'pause' }, /The server does not answer/],
  [{ closedBy: 'pause' }, /All uploads are paused/],
])('says the gravest thing alone: %o', async (change, words) => {
  status = { ...STATUS, ...change };
  expect(await show(<DesktopPage />).findByText(words)).toBeTruthy();
});

it('sends a row that waits before the others, by keyboard too', async () => {
  held.rows = (['uploading', 'queued', 'queued', 'saved'] as const).map(
    (state, n): UploadRow => uploadRow(state, { id: `${n}`, fileName: `${n}.pdf` }),
  );
  const page = show(<DesktopPage />);
  const buttons = await page.findAllByRole('button', { name: /^Send .* next$/ });
  expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual(['Send 2.pdf next']);
  buttons[0]!.focus();
  await page.user.keyboard('{Enter}');
  expect(held.move).toHaveBeenCalledExactlyOnceWith(['2'], '1');
});

it('shows what was sent, saves the report, and asks before it leaves the school', async () => {
  const page = show(<DesktopPage />);
  await page.user.click(page.getByRole('tab', { name: 'History' }));
  expect(await page.findByText('Old.mp4')).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: 'Save a report' }));
  expect(await page.findByText('The report is saved.')).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: 'Change school' }));
  expect(shell.changeServer).not.toHaveBeenCalled();
  await page.user.click(within(await page.findByRole('alertdialog')).getByRole('button', { name: 'Change school' }));
  await vi.waitFor(() => expect(shell.changeServer).toHaveBeenCalledOnce());
});
