import type { BrowserContext, Locator, Page, Route } from 'playwright/test';
import type { ContentReply, CourseReply } from '../../../src/wire/replies/catalog.ts';
import type { CourseProgressReply } from '../../../src/wire/replies/enrolment.ts';
import type { BuiltSchool } from './built-school.ts';
import { buyDirectly } from './buying.ts';
import { ask, enter, newPerson, type Person, register } from './people.ts';
import { inDatabase } from './stored.ts';

/** A student of their own, with a course and nothing watched yet. */
export interface Enrolled {
  person: Person;
  token: string;
  courseId: string;
  course: CourseReply;
  videos: ContentReply[];
}

export async function enrol(origin: string): Promise<Enrolled> {
  const person = newPerson();
  await register(origin, person);
  const { body: login } = await ask<{ token: string }>(origin, '/auth/login', { body: person });
  const { courseId } = await buyDirectly(origin, login.token);
  const { body: course } = await ask<CourseReply>(origin, `/user/courses/${courseId}`, { token: login.token });
  const videos = course.weeks
    .flatMap(({ days }) => days.flatMap(({ contents }) => contents))
    .filter(({ type }) => type === 'video');
  return { person, token: login.token, courseId, course, videos };
}

/** Courses without their papers, as this page reads them: after a video the next one comes. */
export const withVideosAlone = (page: Page): Promise<unknown> =>
  page.route(/\/api\/user\/courses\/(?!live$)[^/]+$/, async (route) => {
    const response = await route.fetch();
    const course = (await response.json()) as CourseReply;
    for (const day of course.weeks.flatMap(({ days }) => days))
      day.contents = day.contents.filter(({ type }) => type === 'video');
    await route.fulfill({ response, json: course });
  });

/** The same, signed in and at a video. */
export async function openVideo(
  page: Page,
  origin: string,
  context: BrowserContext = page.context(),
): Promise<Enrolled & { player: Locator }> {
  const enrolled = await enrol(origin);
  await enter(context, origin, enrolled.person);
  await page.goto(`/student/course/${enrolled.courseId}/video/${enrolled.videos[0]?.id}`);
  const player = playerOf(page);
  await player.waitFor();
  return { ...enrolled, player };
}

export const playerOf = (page: Page): Locator => page.getByRole('region', { name: 'Video player' });

export const timeOf = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

export const isPaused = (page: Page): Promise<boolean> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);

export async function moveTo(page: Page, second: number): Promise<void> {
  await page.locator('video').evaluate((video: HTMLVideoElement, second) => {
    video.currentTime = second;
  }, second);
}

/** Some seconds of video. */
const FIRST_BYTES = 80_000;
const WATCHED_SECONDS = 0.5;

const isWatched = (page: Page) =>
  page.waitForFunction((seconds) => (document.querySelector('video')?.currentTime ?? 0) >= seconds, WATCHED_SECONDS, {
    timeout: 40_000,
  });

/**
 * The stream of a link that ends in the middle: the first answer is short, the next one is `breakOff`, later ones are
 * whole.
 */
export async function breakStream(
  page: Page,
  breakOff: (route: Route) => Promise<void>,
): Promise<{ broke: () => number }> {
  let broke = 0;
  let answered = 0;
  await page.route('**/stream/**', async (route) => {
    if (route.request().resourceType() !== 'media' || answered > 1) return route.continue();
    answered += 1;
    if (answered > 1) {
      // The browser asks for the rest at once, even before anybody presses Play.
      await isWatched(page);
      await breakOff(route);
      broke += 1;
      return undefined;
    }
    const whole = await route.fetch({ headers: { ...route.request().headers(), range: 'bytes=0-' } });
    const bytes = await whole.body();
    return route.fulfill({
      status: 206,
      headers: {
        ...whole.headers(),
        'content-length': String(FIRST_BYTES),
        'content-range': `bytes 0-${FIRST_BYTES - 1}/${bytes.length}`,
      },
      body: bytes.subarray(0, FIRST_BYTES),
    });
  });
  return { broke: () => broke };
}

const MINUTE_MS = 60_000;

/** As if the first seconds of a video had been watched a while ago: the student's player told, and the time passed. */
export async function watchedBefore(
  school: BuiltSchool,
  { token, courseId }: Enrolled,
  contentId: string,
  seconds: number,
): Promise<void> {
  const tell = (position: number, played: [number, number][]) =>
    ask(school.origin, `/user/progress/${contentId}`, {
      method: 'PUT',
      token,
      body: { courseId, position, duration: 60, played },
    });
  await tell(0, []);
  await inDatabase(school, (db) =>
    db('progress')
      .where({ content_id: contentId })
      .decrement('updated_at', 10 * MINUTE_MS),
  );
  await tell(seconds, [[0, seconds]]);
}

export async function storedPlace(origin: string, { token, courseId }: Enrolled, contentId: string) {
  const { body } = await ask<CourseProgressReply>(origin, `/user/courses/${courseId}/progress`, { token });
  return body.items.find((item) => item.contentId === contentId);
}
