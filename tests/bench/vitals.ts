import type { Page } from 'playwright';

/** What the browser tells of one load. Times in milliseconds since the navigation began. */
export interface Vitals {
  readonly firstPaint: number;
  /** Largest Contentful Paint, and the element that it was. */
  readonly largestPaint: number;
  readonly largestElement: string;
  /** Cumulative Layout Shift: the worst window of shifts, as in web.dev's definition of 2021. */
  readonly layoutShift: number;
  /** Total Blocking Time: of each task longer than 50 ms what is above it, from the first paint on. */
  readonly blockingTime: number;
  readonly scriptBytes: number;
}

interface Watched {
  largest: { at: number; element: string };
  shifts: { at: number; value: number }[];
  tasks: { at: number; duration: number }[];
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Runs in the page before any script of its own. */
function watch(): void {
  const watched: Watched = { largest: { at: 0, element: '' }, shifts: [], tasks: [] };
  window.watched = watched;
  const see = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  see('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element?: Element };
    watched.largest = {
      at: entry.startTime,
      element: element ? `${element.localName} "${element.textContent?.slice(0, 40) ?? ''}"` : '',
    };
  });
  see('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) watched.shifts.push({ at: entry.startTime, value });
  });
  see('longtask', ({ startTime, duration }) => watched.tasks.push({ at: startTime, duration }));
}

const SHIFT_GAP_MS = 1000;
const SHIFT_WINDOW_MS = 5000;
const LONG_TASK_MS = 50;

function worstWindow(shifts: Watched['shifts']): number {
  let worst = 0;
  let [sum, begun, last] = [0, 0, 0];
  for (const { at, value } of shifts) {
    const isSame = sum > 0 && at - last < SHIFT_GAP_MS && at - begun < SHIFT_WINDOW_MS;
    [sum, begun, last] = [isSame ? sum + value : value, isSame ? begun : at, at];
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** Loads `path` and waits until the page has been quiet for `settleMs`. */
export async function vitalsOf(page: Page, path: string, settleMs = 4000): Promise<Vitals> {
  let scriptBytes = 0;
  page.on('requestfinished', async (request) => {
    if (request.resourceType() === 'script') scriptBytes += (await request.sizes()).responseBodySize;
  });
  await page.addInitScript(watch);
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForTimeout(settleMs);
  const { watched, firstPaint } = await page.evaluate(() => ({
    watched: window.watched,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  return {
    firstPaint,
    largestPaint: watched.largest.at,
    largestElement: watched.largest.element,
    layoutShift: worstWindow(watched.shifts),
    blockingTime: watched.tasks
      .filter(({ at }) => at >= firstPaint)
      .reduce((sum, { duration }) => sum + duration - LONG_TASK_MS, 0),
    scriptBytes,
  };
}
