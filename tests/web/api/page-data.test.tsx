import { beforeEach, describe, expect, it, vi } from 'vitest';
import { providePageData } from '../../../web/api/page-data.ts';
import { CoursesPage } from '../../../web/features/catalog/courses-page.tsx';
import { liveCourse } from '../features/support/courses.ts';
import { fakeServer } from '../features/support/fake-server.ts';
import { forgetEverybody } from '../features/support/people.ts';
import { show } from '../features/support/screen.tsx';

const server = fakeServer();
const LIVE = 'GET /user/courses/live';

beforeEach(forgetEverybody);

describe('data that came with the document', () => {
  it('is on screen without any call, and is asked for again', async () => {
    providePageData({ liveCourses: [liveCourse('a', { price: 499 })] });
    server.on(LIVE, { body: [liveCourse('a', { price: 399 })] });
    const page = show(<CoursesPage />, '/courses');
    expect(page.getByRole('heading', { name: 'Course a' })).toBeTruthy();
    expect(page.getByText('$499')).toBeTruthy();
    expect(await page.findByText('$399'), 'no price stays old').toBeTruthy();
  });

  it('stays on screen when the call fails', async () => {
    providePageData({ liveCourses: [liveCourse('a')] });
    server.on(LIVE, { status: 404, body: { message: 'nothing' } });
    const page = show(<CoursesPage />, '/courses');
    await vi.waitFor(() => expect(server.seen(LIVE)).toHaveLength(1));
    expect(page.getByRole('heading', { name: 'Course a' })).toBeTruthy();
    expect(page.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('is read from its element and taken once: later in the same document the server is asked', async () => {
    const element = Object.assign(document.createElement('script'), { type: 'application/json', id: 'page-data' });
    element.textContent = JSON.stringify({ liveCourses: [liveCourse('a')] });
    document.body.append(element);
    vi.resetModules();
    const opened = await import('../../../web/api/page-data.ts');
    expect(opened.takePageData('liveCourses')).toHaveLength(1);
    expect(opened.takePageData('liveCourses')).toBeUndefined();
    element.remove();
  });

  it('leads the line with the first picture and lets the others wait', () => {
    const pictures = { thumbnail: 'thumbnails/a.webp', smallThumbnail: 'thumbnails/a-small.webp' };
    providePageData({ liveCourses: ['a', 'b', 'c'].map((id) => liveCourse(id, pictures)) });
    server.on(LIVE, 'never');
    const { container } = show(<CoursesPage />, '/courses');
    const [first, ...others] = container.querySelectorAll('img');
    expect([first?.getAttribute('fetchpriority'), first?.getAttribute('loading')]).toEqual(['high', null]);
    expect(others.map((one) => one.getAttribute('loading'))).toEqual(['lazy', 'lazy']);
  });
});
