import { beforeEach, describe, expect, it } from 'vitest';
import { JobsPage } from '../../../../web/features/admin-operations/jobs-page.tsx';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const JOBS = 'GET /admin/jobs';
const job = (id: string, name = 'enrolment/send-receipt') => ({
  id,
  name,
  attempt: 10,
  createdAt: '2026-11-20T10:00:00.000Z',
  at: '2026-11-20T11:00:00.000Z',
  reason: `The mail service is away (${id}).`,
});
const counts = { waiting: 0, running: 0, failed: 2 };
beforeEach(() => signIn(student([], { role: 'admin' })));

describe('/admin/jobs', () => {
  it('shows what failed and why, and the other states behind tabs', async () => {
    server.on(JOBS, (_seen, query) => ({
      body:
        query.get('state') === 'failed'
          ? { counts, jobs: [job('2'), job('1')], nextBefore: null }
          : { counts, jobs: [], nextBefore: null },
    }));
    const page = show(<JobsPage />);
    expect(await page.findByText('The mail service is away (2).')).toBeTruthy();
    expect(page.getAllByRole('heading', { name: 'Send a receipt' })).toHaveLength(2);
    await page.user.click(page.getByRole('tab', { name: /Running/ }));
    expect(await page.findByText('Nothing is running')).toBeTruthy();
  });

  it('names the video that a conversion works on, and tells how far it is', async () => {
    const convert = { ...job('3', 'media/convert-video'), reason: null };
    const video = { fileName: 'Lecture 1.mov', percent: 40 };
    server.on(JOBS, { body: { counts, jobs: [{ ...convert, video }], nextBefore: null } });
    const page = show(<JobsPage />);
    const retry = await page.findByRole('button', { name: 'Retry: Convert a video, Lecture 1.mov' });
    expect(page.queryByRole('progressbar')).toBeNull();
    expect(retry).toBeTruthy();
    await page.user.click(page.getByRole('tab', { name: /Running/ }));
    const bar = await page.findByRole('progressbar', { name: 'Progress of Lecture 1.mov' });
    expect(bar.getAttribute('aria-valuetext')).toBe('40 %');
    expect(page.getByText('Lecture 1.mov')).toBeTruthy();
  });

  it('tries one again, and all', async () => {
    server.on(JOBS, { body: { counts, jobs: [job('2'), job('1')], nextBefore: null } });
    server.on('POST /admin/jobs/2/retry', { body: { count: 1 } });
    server.on('POST /admin/jobs/retry', { body: { count: 2 } });
    const page = show(<JobsPage />);
    await page.user.click((await page.findAllByRole('button', { name: 'Retry: Send a receipt' }))[0]!);
    expect(await page.findByText('We are trying the task again.')).toBeTruthy();
    await page.user.click(page.getByRole('button', { name: 'Retry all 2' }));
    expect(await page.findByText('We are trying 2 tasks again.')).toBeTruthy();
  });

  it('says why one could not be tried again', async () => {
    server.on(JOBS, { body: { counts, jobs: [job('1')], nextBefore: null } });
    server.on('POST /admin/jobs/1/retry', {
      status: 404,
      body: { message: 'This job has not failed, or someone else was quicker.' },
    });
    const page = show(<JobsPage />);
    await page.user.click(await page.findByRole('button', { name: 'Retry: Send a receipt' }));
    expect(await page.findByText('This job has not failed, or someone else was quicker.')).toBeTruthy();
  });
});
