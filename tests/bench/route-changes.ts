import type { Browser, Page } from 'playwright';
import { enter, STUDENT } from '../journeys/support/people.ts';
import { PHONE } from './phone.ts';
import { median } from './process-figures.ts';

const ROUNDS = 7;

export interface RouteChange {
  readonly name: string;
  /** Milliseconds from the press to the painted page, on this machine. */
  readonly ms: number;
  /** The same with the processor of a phone. */
  readonly phoneMs: number;
}

interface Walk {
  readonly name: string;
  readonly from: string;
  /** The link that is pressed, by its words. */
  readonly link: string | RegExp;
  /** The heading of the page that comes. */
  readonly heading: string | RegExp;
}

const VISITOR_WALKS: readonly Walk[] = [
  { name: 'Home to Courses', from: '/Home', link: 'Courses', heading: 'Courses and prices' },
  { name: 'Home to About', from: '/Home', link: 'About', heading: 'A school for one exam' },
];
const STUDENT_WALKS: readonly Walk[] = [
  {
    name: 'Dashboard to course',
    from: '/studentdashboard',
    link: /^Open course/,
    heading: 'ADC Part 1 Mastery Program',
  },
  { name: 'Dashboard to profile', from: '/studentdashboard', link: 'Profile', heading: 'Profile' },
];

/** From the press of a link until the frame after the new heading. */
async function press(page: Page, { link, heading }: Walk): Promise<number> {
  const target = await page
    .getByRole('link', { name: link, exact: typeof link === 'string' })
    .filter({ visible: true })
    .first()
    .elementHandle();
  const title = page.getByRole('heading', { level: 1, name: heading });
  const words = heading instanceof RegExp ? heading.source : heading;
  const ms = await page.evaluate(
    ([element, expected]) =>
      new Promise<number>((resolve) => {
        const begun = performance.now();
        const look = () => {
          const isThere = new RegExp(expected as string).test(document.querySelector('h1')?.textContent ?? '');
          if (isThere) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
          else requestAnimationFrame(look);
        };
        (element as HTMLElement).click();
        look();
      }),
    [target, words] as const,
  );
  await title.waitFor();
  return ms;
}

async function walk(page: Page, one: Walk): Promise<number> {
  const times: number[] = [];
  await page.goto(one.from);
  for (let round = 0; round <= ROUNDS; round += 1) {
    await page.waitForLoadState('networkidle');
    times.push(await press(page, one));
    await page.waitForLoadState('networkidle');
    await page.goBack();
  }
  // The first one fetches code and data.
  return median(times.slice(1));
}

/** Both kinds of people, each walk on the bare and on the slowed processor. */
export async function routeChanges(browser: Browser, origin: string): Promise<RouteChange[]> {
  const changes: RouteChange[] = [];
  for (const [walks, who] of [
    [VISITOR_WALKS, undefined],
    [STUDENT_WALKS, STUDENT],
  ] as const) {
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } });
    if (who) await enter(context, origin, who);
    await context.addInitScript({ content: 'globalThis.__name = (named) => named' });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const slow = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
    for (const one of walks) {
      await slow(1);
      const ms = await walk(page, one);
      await slow(PHONE.processorSlowdown);
      changes.push({ name: one.name, ms, phoneMs: await walk(page, one) });
    }
    await context.close();
  }
  return changes;
}
