import type { Page } from 'playwright/test';
import type { UploadRow } from '../../../src/uploads/upload-queue.ts';
import type { DesktopRequest, DesktopStatus, HistoryEntry, RowsChange } from '../../../src/wire/desktop-bridge.ts';

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
  row('Furcation involvement', { state: 'uploading', sentBytes: 610_000_000, bytesPerSecond: 4_900_000 }),
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
export async function withBridge(page: Page, status: Partial<DesktopStatus> = {}): Promise<void> {
  // esbuild, which runs the screenshots, calls this helper for each function that gets a name; no page has it.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(
    ({ change, status, history }) => {
      const asked: unknown[] = [];
      Object.assign(window, {
        asked,
        desktop: {
          ...Object.fromEntries(
            ['pause', 'resume', 'remove', 'retry', 'move', 'setLimits'].map((name) => [
              name,
              async (...args: unknown[]) => void asked.push([name, ...args]),
            ]),
          ),
          rows: async () => change,
          onRows: () => () => undefined,
          status: async () => status,
          onStatus: () => () => undefined,
          history: async () => history,
          add: async (_batch: string, requests: DesktopRequest<{ weekNumber: number; dayNumber?: number }, File>[]) =>
            void asked.push(
              ...requests.map(({ file, captions, target: { weekNumber, dayNumber } }) => [
                file.name,
                captions?.name,
                weekNumber,
                dayNumber,
              ]),
            ),
        },
      });
    },
    { ...stub, status: { ...stub.status, ...status } },
  );
}

/** What the page has asked of it so far. */
export const askedOfBridge = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);
