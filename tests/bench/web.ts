/**
 * `npm run bench -- web`: the built pages in Chromium, as a visitor with a mid-range phone on slow 4G meets them, and
 * the changes of page inside the application. Medians of several loads, each with nothing in the cache. Addresses as
 * arguments (`-- web /courses`) are opened alone.
 */
import { cpus } from 'node:os';
import { type Browser, chromium } from 'playwright';
import { build } from '../../src/main/build.ts';
import { PUBLIC_PAGES } from '../../src/wire/pages.ts';
import { BuiltSchool } from '../journeys/support/built-school.ts';
import { chromiumArguments, provideChromium } from '../support/provision/chromium.ts';
import { openPhone } from './phone.ts';
import { median } from './process-figures.ts';
import { say } from './report.ts';
import { routeChanges } from './route-changes.ts';
import { type Vitals, vitalsOf } from './vitals.ts';

const LOADS = 5;
/** Every public page, a course's own, and the ways in. */
const PAGES = [
  ...PUBLIC_PAGES.map(({ path }) => path),
  '/courses/adc-part-1-sprint',
  '/login',
  '/login?tab=sign-up',
  '/forgot-password',
  '/reset-password/some-token',
  '/confirm-email/some-token',
  '/undo-email/some-token',
  '/invitation/some-token',
];
const GOALS = {
  largestPaint: 1800,
  layoutShift: 0.02,
  blockingTime: 100,
  scriptBytes: 125_000,
  routeChange: 100,
} as const;

async function loads(browser: Browser, origin: string, path: string): Promise<Vitals[]> {
  const all: Vitals[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    const { context, page } = await openPhone(browser, origin);
    all.push(await vitalsOf(page, path));
    await context.close();
  }
  return all;
}

const cell = (value: number, digits = 0) => value.toFixed(digits).padStart(9);
const row = (name: string, of: (pick: (one: Vitals) => number) => number, element: string) =>
  [
    name.padEnd(28),
    cell(of((one) => one.firstPaint)),
    cell(of((one) => one.largestPaint)),
    cell(
      of((one) => one.layoutShift),
      3,
    ),
    cell(of((one) => one.blockingTime)),
    cell(of((one) => one.scriptBytes)),
    `  ${element}`,
  ].join('');

const named = process.argv.slice(2);

build();
const school = await BuiltSchool.open();
const browser = await chromium.launch({ executablePath: await provideChromium(), args: chromiumArguments });
try {
  say(
    `${cpus().length} × ${cpus()[0]?.model.trim()}, Chromium ${browser.version()}, processor 4 × slower, 1.6 Mbit/s, 150 ms; medians of ${LOADS} loads\n`,
  );
  say(`${'page'.padEnd(28)}      FCP      LCP      CLS      TBT  JS bytes  largest element`);
  for (const path of named.length > 0 ? named : PAGES) {
    const all = await loads(browser, school.origin, path);
    say(row(path, (pick) => median(all.map(pick)), all[0]?.largestElement ?? ''));
  }
  say(
    `${'goal'.padEnd(28)}${''.padStart(9)}${cell(GOALS.largestPaint)}${cell(GOALS.layoutShift, 3)}${cell(GOALS.blockingTime)}${cell(GOALS.scriptBytes)}\n`,
  );
  if (named.length === 0) say(`change of page, data in the cache (goal: under ${GOALS.routeChange} ms)`);
  for (const { name, ms, phoneMs } of named.length > 0 ? [] : await routeChanges(browser, school.origin))
    say(`${name.padEnd(34)}${cell(ms)} ms  on the slowed processor ${cell(phoneMs)} ms`);
} finally {
  await browser.close();
  await school.close();
}
