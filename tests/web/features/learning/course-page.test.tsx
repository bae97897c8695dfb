import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { expectSaid } from '../support/said.ts';
import { COURSE, content, course, info, week } from './support/course.ts';
import { address, open } from './support/screen.tsx';
import { fakeServer } from './support/server.ts';

const done = { contentId: 'a', position: 600, duration: 600, watched: 600, completed: true, updatedAt: '' };

const completed = (contentId: string) => ({
  body: { contentId, position: 0, duration: 0, watched: 0, completed: true, updatedAt: '' },
});

const serve = (body: unknown = COURSE) =>
  fakeServer({
    'GET /user/courses/k1': { body },
    'GET /user/courses/k1/progress': { body: { courseId: 'k1', items: [done] } },
    'GET /stream/info/b': info('b'),
    'PUT /user/progress/notes': completed('notes'),
    'PUT /user/progress/letter': completed('letter'),
  });

const serveWith = (...items: (typeof done)[]) => {
  fakeServer({
    'GET /user/courses/k1': { body: COURSE },
    'GET /user/courses/k1/progress': { body: { courseId: 'k1', items } },
    ...Object.fromEntries(['a', 'c'].map((id) => [`GET /stream/info/${id}`, info(id)])),
  });
};

const module = (name: string) => screen.findByRole('button', { name: new RegExp(name) });
const item = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('course page', () => {
  test('banner, modules, days and items', async () => {
    serve();
    open('/student/course/k1');
    expect(await screen.findByText('2-Modules comprehensive plan with expert guidance')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mastery');
    expect(screen.getByText('MODULE 01 - Periodontology')).toBeTruthy();
    expect(screen.getByText('MODULE 02 - Study Plan')).toBeTruthy();
    expect(screen.getByText('1.1')).toBeTruthy();
    expect(screen.getAllByText('2 items')).toHaveLength(2);
    await waitFor(() => expect(item('Title a').textContent).toContain('Done'));
    expect(item('Title b').textContent).not.toContain('Done');
    expect(screen.getByText('1 of 5 done', { selector: '[aria-hidden]' })).toBeTruthy();
  });

  test('opens at the next item, which one press in its head plays', async () => {
    serveWith({ ...done, contentId: 'quiz' });
    open('/student/course/k1');
    expect((await screen.findByRole('button', { name: '2.1' })).getAttribute('aria-current')).toBe('true');
    expect(address()).toBe('/student/course/k1');
    await userEvent.click(screen.getByRole('link', { name: 'Continue 2.1 Title c' }));
    expect(address()).toBe('/student/course/k1/video/c');
  });

  test('names the first item before anything was opened, and none when everything is done', async () => {
    serveWith();
    const { unmount } = open('/student/course/k1');
    const start = await screen.findByRole('link', { name: 'Start 1.1 Title a' });
    expect(start.getAttribute('href')).toBe('/student/course/k1/video/a');
    unmount();
    serveWith(...['a', 'notes', 'b', 'quiz', 'c'].map((contentId) => ({ ...done, contentId })));
    open('/student/course/k1');
    expect(await screen.findByText('5 of 5 done', { selector: '[aria-hidden]' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^(Start|Continue) / })).toBeNull();
  });

  test('another module begins at its first day, in the address too', async () => {
    serve();
    open('/student/course/k1?module=1&day=2');
    expect((await screen.findByRole('button', { name: '1.2' })).getAttribute('aria-current')).toBe('true');
    await userEvent.click(await module('MODULE 02'));
    expect(address()).toBe('/student/course/k1?module=2');
    const first = screen.getByRole('button', { name: '2.1' });
    expect(first.getAttribute('aria-current')).toBe('true');
    expect(document.activeElement).toBe(first);
    await userEvent.click(screen.getByRole('button', { name: '2.2' }));
    expect(address()).toBe('/student/course/k1?module=2&day=2');
  });

  test('a place that the course does not have is the first one', async () => {
    serve();
    open('/student/course/k1?module=99&day=x');
    expect((await screen.findByRole('button', { name: '1.1' })).getAttribute('aria-current')).toBe('true');
  });

  test('a video opens its page', async () => {
    serve();
    open('/student/course/k1');
    await module('MODULE 01');
    await userEvent.click(item('Title b'));
    expect(address()).toBe('/student/course/k1/video/b');
  });

  test('a document opens in a new tab and counts as done', async () => {
    const server = serve();
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    open('/student/course/k1');
    await module('MODULE 01');
    await userEvent.click(screen.getByRole('button', { name: 'Read 1.1 Title notes' }));
    expect(opened).toHaveBeenCalledWith('/stream/documents/notes.pdf', '_blank', 'noopener');
    expect(server.puts().map(({ body }) => body)).toEqual([{ courseId: 'k1', position: 0, duration: 0 }]);
    await waitFor(() => expect(item('Title notes').textContent).toContain('Done'));
  });

  test('a Word document is tagged as one, is downloaded in this tab, and counts as done', async () => {
    const letter = content('letter', { type: 'pdf', tag: 'DOC', s3Key: 'documents/letter.docx', duration: null });
    const server = serve(course([week(1, 'Periodontology', [[letter]])]));
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const followed: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      followed.push(`${this.getAttribute('href')} ${this.hasAttribute('download')} ${this.target}`);
    });
    open('/student/course/k1');
    const button = await screen.findByRole('button', { name: /^Title letter/ });
    expect(button.textContent).toBe('Title letterDOCdownloads');
    await userEvent.setup().click(button);
    expect(opened).not.toHaveBeenCalled();
    expect(followed).toEqual(['/stream/documents/letter.docx true ']);
    expect(server.puts().map(({ body }) => body)).toEqual([{ courseId: 'k1', position: 0, duration: 0 }]);
  });

  test('any other type says that it cannot be opened', async () => {
    serve();
    open('/student/course/k1');
    await module('MODULE 01');
    await userEvent.click(item('Title quiz'));
    await expectSaid("This item type can't be opened here yet.", 'toast');
  });

  test('days in a row with nothing on them share one line', async () => {
    serve(course([week(1, 'Periodontology', [[], [content('a')], [], [], []])]));
    open('/student/course/k1?day=4');
    const line = (await screen.findByText('Nothing on these days yet.')).parentElement as HTMLElement;
    expect(
      within(line)
        .getAllByRole('button')
        .map((day) => day.textContent),
    ).toEqual(['1.3', '1.4', '1.5']);
    expect(within(line).getByRole('button', { name: '1.4' }).getAttribute('aria-current')).toBe('true');
    expect(within(line).getAllByText('0 items')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: '1.1' }));
    expect(address()).toBe('/student/course/k1?day=1&module=1');
  });

  test('where the modules do not fit beside the days, one button opens them in a sheet', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: media === '(max-width: 979px)' }) as MediaQueryList,
    );
    serve();
    open('/student/course/k1');
    await userEvent.click(await module('MODULE 01'));
    const sheet = await screen.findByRole('dialog', { name: 'Modules' });
    await userEvent.click(within(sheet).getByRole('button', { name: /MODULE 02/ }));
    expect(address()).toBe('/student/course/k1?module=2');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '2.1' })));
  });

  test('on paper stand all modules and days', async () => {
    serve();
    open('/student/course/k1?tab=documents');
    await screen.findByText('No documents available');
    expect(screen.queryByLabelText('Course outline')).toBeNull();
    fireEvent(window, new Event('beforeprint'));
    const outline = screen.getByLabelText('Course outline');
    for (const words of ['MODULE 01 - Periodontology', 'MODULE 02 - Study Plan', 'Title a · Title notes', '2.2'])
      expect(within(outline).getByText(words)).toBeTruthy();
    fireEvent(window, new Event('afterprint'));
    expect(screen.queryByLabelText('Course outline')).toBeNull();
  });

  test('empty course, empty module', async () => {
    serve(course([]));
    const { unmount } = open('/student/course/k1');
    expect(await screen.findByText('No Modules available')).toBeTruthy();
    unmount();
    serve(course([week(1, 'Empty', [[], []])]));
    open('/student/course/k1');
    expect(await screen.findByText('No content available for this Module')).toBeTruthy();
  });

  test('documents by module, each opening in a new tab', async () => {
    serve(
      course([
        week(
          1,
          'Periodontology',
          [],
          [
            {
              _id: 'p',
              id: 'p',
              title: 'Mock paper 1',
              s3Key: 'documents/p.pdf',
              state: 'ready',
              tag: 'PDF',
              bytes: 412_345,
              pageCount: 2,
              preview: 'documents/p.webp',
            },
          ],
        ),
        week(2, 'Empty', []),
      ]),
    );
    open('/student/course/k1');
    await userEvent.click(await screen.findByRole('tab', { name: 'Documents / Mock Papers' }));
    expect(address()).toBe('/student/course/k1?tab=documents');
    const panel = screen.getByRole('tabpanel');
    for (const words of ['MODULE 01 - Periodontology', 'Mock paper 1', 'PDF', '412 kB', '2 pages'])
      expect(within(panel).getByText(words)).toBeTruthy();
    expect(within(panel).queryByText('MODULE 02 - Empty')).toBeNull();
    const view = within(panel).getByRole('link', { name: /View/ });
    expect([view.getAttribute('href'), view.getAttribute('target')]).toEqual(['/stream/documents/p.pdf', '_blank']);
  });

  test('no documents', async () => {
    serve();
    open('/student/course/k1?tab=documents');
    expect(await screen.findByText('No documents available')).toBeTruthy();
  });
});

describe('course not available', () => {
  const refuse = (status: number, body: unknown) =>
    fakeServer({
      'GET /user/courses/k1': { status, body },
      'GET /user/courses/k1/progress': { status, body: { message: 'No progress.' } },
      'GET /user/courses/k1/guidance': { status, body: { message: 'No guidance.' } },
    });

  test("in the server's words, with the way back", async () => {
    refuse(403, { message: 'This course is not among your courses yet.' });
    open('/student/course/k1');
    expect(await screen.findByText('This course is not among your courses yet.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/student/dashboard');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test("in the specification's words when the server has none", async () => {
    refuse(500, {});
    open('/student/course/k1');
    expect(
      await screen.findByText('No course data found. Please check the course ID or try again later.'),
    ).toBeTruthy();
  });

  test.each(['/student/course', '/student/course/%20'])('without an id: %s', async (path) => {
    fakeServer({});
    open(path);
    expect(await screen.findByText('No course ID provided')).toBeTruthy();
  });
});
