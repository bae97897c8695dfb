import { within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { CourseDiscussions } from '../../../../web/features/learning/course/course-discussions.tsx';
import { COURSE_DISCUSSIONS } from '../../../../web/text/copy/discussions.ts';
import { fakeServer } from '../support/fake-server.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const from = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const discussion = (id: string, starts: number, facts: object = {}) => ({
  ...{ _id: id, id, seriesId: 's', startsAt: from(starts), endsAt: from(starts + 60), opensAt: from(starts - 15) },
  ...{ topic: `Topic ${id}`, papers: [], state: 'planned', isCaseDiscussion: false, recording: null, isJoined: false },
  ...facts,
});
const recording = { _id: 'v', id: 'v', title: 'Recording' };

beforeEach(() => {
  server.on('GET /user/courses/k1/discussions', {
    body: {
      coming: [
        discussion('now', 10, { papers: [{ _id: 'p', id: 'p', title: 'Paper 7' }] }),
        discussion('off', 20, { state: 'cancelled' }),
        discussion('later', 5000, { state: 'moved' }),
      ],
      past: [discussion('seen', -100, { recording, isJoined: true }), discussion('missed', -900, { recording })],
    },
  });
});

describe('the discussions of a course', () => {
  it('lead to the room through the school while it is open, and say so otherwise', async () => {
    const page = show(<CourseDiscussions courseId="k1" />);
    const [open, ...others] = await page.findAllByRole('link', { name: /^Join/ });
    expect(open?.getAttribute('href')).toBe('/api/discussions/now/join');
    expect(others).toEqual([]);
    expect(page.getByText(/Paper 7/)).toBeTruthy();
    expect(page.getByText(COURSE_DISCUSSIONS.cancelled)).toBeTruthy();
    expect(page.getByText(COURSE_DISCUSSIONS.moved)).toBeTruthy();
    expect(page.queryByText(/^You can join from/)).toBeNull();
  });

  it('say from when one can join the next one, and show the far ones when asked', async () => {
    const coming = [100, 200, 300, 400, 500].map((minutes) => discussion(String(minutes), minutes));
    server.on('GET /user/courses/k1/discussions', { body: { coming, past: [] } });
    const page = show(<CourseDiscussions courseId="k1" />);
    expect(await page.findAllByText(/^You can join from/)).toHaveLength(1);
    expect(page.queryByText('Topic 500')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: COURSE_DISCUSSIONS.all(5) }));
    expect(page.getByText('Topic 500')).toBeTruthy();
  });

  it('say that none is planned', async () => {
    server.on('GET /user/courses/k1/discussions', { body: { coming: [], past: [] } });
    const page = show(<CourseDiscussions courseId="k1" />);
    expect(await page.findByText(COURSE_DISCUSSIONS.noneComing)).toBeTruthy();
  });

  it('show the recording first to those who missed it', async () => {
    const page = show(<CourseDiscussions courseId="k1" />);
    await page.findByText('Topic missed');
    const articles = page.getAllByRole('listitem').slice(3);
    expect(articles.map((one) => within(one).getByText(/^Topic/).textContent)).toEqual(['Topic missed', 'Topic seen']);
    expect(page.getAllByText(COURSE_DISCUSSIONS.missed)).toHaveLength(1);
    const [watch] = page.getAllByRole('link', { name: COURSE_DISCUSSIONS.recording });
    expect(watch?.getAttribute('href')).toBe('/student/course/k1/video/v');
  });
});
