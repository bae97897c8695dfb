import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AdminContentReply, ConversionReply } from '../../../../src/wire/replies/admin-catalog.ts';
import { ManageContentPage } from '../../../../web/features/admin-content/manage-content-page.tsx';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';
import { FakeQueue } from './fake-queue.ts';
import { courseOf, dayOf, item, weekOf } from './sample-course.ts';

const held = vi.hoisted(() => ({ queue: undefined as unknown }));
vi.mock('../../../../web/uploads/use-uploads.ts', () => ({ useUploads: () => (held.queue as FakeQueue).use() }));

const server = fakeServer();
const COURSE = 'GET /admin/courses/c1';
const CONVERSIONS = `${COURSE}/conversions`;

const film = (id: string, change: Partial<AdminContentReply> = {}) =>
  item(id, { s3Key: `videos/${id}.mov`, fileName: `${id}.mov`, rareFormat: 'MOV', ...change });
const rendition = (height: number) => ({ height, s3Key: `videos/a-${height}.mp4`, kilobits: 700 });
const has = (...contents: AdminContentReply[]) =>
  server.on(COURSE, { body: courseOf([weekOf('w1', 1, [dayOf('d1', 1, contents)])]) });
const converts = (...conversions: (Omit<ConversionReply, 's3Key'> & { id: string })[]) =>
  server.on(CONVERSIONS, {
    body: { conversions: conversions.map(({ id, ...facts }) => ({ s3Key: `videos/${id}.mov`, ...facts })) },
  });
const page = () =>
  show(
    <Routes>
      <Route path="/admin/courses/:id/manage" element={<ManageContentPage />} />
    </Routes>,
    '/admin/courses/c1/manage?module=1&day=1',
  );

beforeEach(() => {
  signIn(student([], { role: 'admin' }));
  held.queue = new FakeQueue();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

it('a row shows how far its conversion is, why it failed, and what was made in the end', async () => {
  has(film('a'), film('b'), film('c'));
  const failure = 'This video is damaged and cannot be opened.';
  const failed = { id: 'b', state: 'failed', percent: 0, reason: failure } as const;
  const running = { id: 'a', state: 'running', percent: 40, reason: null } as const;
  converts(running, failed, { id: 'c', state: 'waiting', percent: 0, reason: null });
  const shown = page();
  const bar = await shown.findByRole('progressbar', { name: 'Conversion of Item a' });
  expect([bar.getAttribute('aria-valuenow'), shown.getByText('Converting: 40 %')]).toEqual(['40', expect.anything()]);
  expect(shown.getByText('Waiting to be converted')).toBeTruthy();
  expect(shown.getByText(new RegExp(failure))).toBeTruthy();
  expect(shown.getByRole('link', { name: 'See it in Background tasks' }).getAttribute('href')).toBe('/admin/jobs');
  expect(shown.queryByText(/Most browsers cannot play/)).toBeNull();

  has(film('a', { renditions: [rendition(720)] }), film('b'), film('c'));
  converts(failed);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await shown.findByText('Students watch it as MP4: 720p.')).toBeTruthy();
  expect(shown.getByText('Most browsers cannot play MOV files. An MP4 (H.264) plays everywhere.')).toBeTruthy();

  // Nothing moves any more: nobody is asked.
  const asked = server.seen(CONVERSIONS).length;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(server.seen(CONVERSIONS)).toHaveLength(asked);
});

it('an MP4 with a codec inside that most browsers cannot play is told of and asked for as a MOV is', async () => {
  const phone = { s3Key: 'videos/a.mp4', fileName: 'a.mp4', rareFormat: 'HEVC' };
  has(film('a', phone));
  server.on(CONVERSIONS, {
    body: { conversions: [{ s3Key: 'videos/a.mp4', state: 'running', percent: 40, reason: null }] },
  });
  const shown = page();
  expect(await shown.findByText('Converting: 40 %')).toBeTruthy();
  server.on(CONVERSIONS, { body: { conversions: [] } });
  await vi.advanceTimersByTimeAsync(3_000);
  const warning =
    'Most browsers cannot play HEVC, which is inside this video. An MP4 with H.264 and AAC plays everywhere.';
  expect(await shown.findByText(warning)).toBeTruthy();
});

it('a heavy video says so until lighter steps are there, and is told of as a MOV is', async () => {
  const heavy = { s3Key: 'videos/a.mp4', fileName: 'a.mp4', rareFormat: null, kilobits: 8049 };
  const says = 'Heavy: 8 Mbit/s. It stops on slow connections.';
  has(film('a', heavy), film('b', { ...heavy, s3Key: 'videos/b.mp4', kilobits: 1200 }));
  const waiting = { s3Key: 'videos/a.mp4', state: 'waiting', percent: 0, reason: null };
  server.on(CONVERSIONS, { body: { conversions: [waiting] } });
  const shown = page();
  expect(await shown.findByText('Waiting to be converted')).toBeTruthy();
  expect(shown.getAllByText(/^Heavy/).map(({ textContent }) => textContent)).toEqual([says]);
  has(film('a', { ...heavy, renditions: [rendition(240), rendition(0)] }));
  server.on(CONVERSIONS, { body: { conversions: [] } });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await shown.findByText('For slow connections: 240p, sound only.')).toBeTruthy();
  expect(shown.queryByText(/^Heavy/)).toBeNull();
});

it('a heavy video that nothing converts says so too', async () => {
  has(film('a', { s3Key: 'videos/a.mp4', rareFormat: null, kilobits: 1530 }));
  server.on(CONVERSIONS, { body: { conversions: [] } });
  expect(await page().findByText('Heavy: 1.5 Mbit/s. It stops on slow connections.')).toBeTruthy();
});

it('a course without such videos asks for no conversions', async () => {
  has(item('a'));
  const shown = page();
  await shown.findByText('Item a');
  expect(server.seen(CONVERSIONS)).toEqual([]);
});

it('the original stays as long as something is being made of it', async () => {
  has(film('a', { renditions: [rendition(480)] }));
  converts({ id: 'a', state: 'running', percent: 60, reason: null });
  const shown = page();
  expect(await shown.findByText('Ready for students: 480p.')).toBeTruthy();
  await shown.user.click(shown.getByRole('button', { name: 'More for Item a' }));
  await shown.user.click(await shown.findByRole('menuitem', { name: 'Video details' }));
  expect(await shown.findByText('You can delete it when the conversion is complete.')).toBeTruthy();
  expect(shown.queryByRole('button', { name: 'Move the original to the trash' })).toBeNull();
});
