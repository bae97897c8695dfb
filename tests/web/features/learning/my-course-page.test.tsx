import { beforeEach, describe, expect, it } from 'vitest';
import { M } from '../../../../src/wire/messages.ts';
import { MyCoursePage } from '../../../../web/features/learning/my-course-page.tsx';
import { liveCourse } from '../support/courses.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
beforeEach(() => signIn(student(['a'])));

describe('/Mycourse', () => {
  it('lists the live courses with the way into each', async () => {
    server.on('GET /user/courses/live', { body: [liveCourse('a'), liveCourse('b', { title: '', description: '' })] });
    const page = show(<MyCoursePage />);
    expect(page.getByText(M.loadingCourses)).toBeTruthy();
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe(M.liveCoursesHeading);
    const links = await page.findAllByRole('link', { name: 'Go to Course' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/mycourse/a', '/mycourse/b']);
    expect(page.getByText(M.courseTitleFallback)).toBeTruthy();
    expect(page.getByText(M.courseDescriptionFallback)).toBeTruthy();
  });

  it('says that there is none, word for word', async () => {
    server.on('GET /user/courses/live', { body: [] });
    expect(await show(<MyCoursePage />).findByText(M.noLiveCourses)).toBeTruthy();
  });
});
