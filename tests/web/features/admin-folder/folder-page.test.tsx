import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UploadRequest } from '../../../../src/uploads/upload-queue.ts';
import { ADMIN } from '../../../../src/wire/admin-messages.ts';
import type { AdminWeekReply } from '../../../../src/wire/replies/admin-catalog.ts';
import { FolderPage } from '../../../../web/features/admin-folder/folder-page.tsx';
import { folderStore } from '../../../../web/features/admin-folder/folder-store.ts';
import { FOLDER } from '../../../../web/text/copy/admin-folder.ts';
import { reply } from '../admin-courses/courses.ts';
import { fakeServer } from '../support/fake-server.ts';
import { forgetEverybody, signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const sent = vi.hoisted(() => ({ requests: [] as UploadRequest<File>[] }));
vi.mock('../../../../web/uploads/uploads.ts', () => ({
  uploads: { add: (requests: UploadRequest<File>[]) => void sent.requests.push(...requests) },
}));

const server = fakeServer();
const ids = (id: string) => ({ _id: id, id });
const week = (weekNumber: number, title: string): AdminWeekReply => ({
  ...ids(`w${weekNumber}`),
  version: 1,
  weekNumber,
  title,
  documents: [],
  days: Array.from({ length: 7 }, (_, index) => ({
    ...ids(`w${weekNumber}d${index + 1}`),
    version: 1,
    dayNumber: index + 1,
    title: `Day ${index + 1}`,
    contents: [],
  })),
});
const LIMIT = { maxBytes: 1000, sentence: 'This file is too large. The limit is 10 GB.' };
const limits = { video: LIMIT, document: LIMIT, captions: LIMIT };
let weeks: AdminWeekReply[] = [];

beforeEach(() => {
  signIn(student([], { role: 'admin' }));
  weeks = [week(1, 'Bones')];
  server.on('GET /admin/courses/a', () => ({ body: reply('a', { weeks }) }));
  server.on('GET /admin/courses/a/files', { body: { files: [], limits } });
  server.on('POST /admin/courses/a/weeks', ({ body }) => {
    const { weekNumber, title } = body as { weekNumber: number; title: string };
    weeks = [...weeks, week(weekNumber, title)];
    return { status: 201, body: weeks.at(-1) };
  });
  server.on('GET /admin/courses', { body: [] });
});
afterEach(() => {
  forgetEverybody();
  folderStore.set(undefined);
  sent.requests.length = 0;
});

const file = (path: string, bytes = path) =>
  Object.assign(new File([bytes], path.split('/').at(-1) ?? '', { lastModified: 7 }), { path });

const TREE = [
  file('Course/Module 1/Day 3/probing.mp4'),
  file('Course/Module 1/Day 3/probing.en.vtt', 'WEBVTT\n\n00:00.000 --> 00:02.000\nThin enamel.\n'),
  file('Course/Module 2 - Gums/notes.pdf'),
  file('Course/extra/more.pdf'),
  file('Course/.DS_Store'),
];

async function give(...files: File[]) {
  const view = show(
    <Routes>
      <Route path="/admin/courses/:courseId/folder" element={<FolderPage />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    '/admin/courses/a/folder',
  );
  await screen.findByText(FOLDER.howHeading);
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, { target: { files } });
  await screen.findByText(/ into \d+ modules?/);
  return view;
}
const sending = (files: number) => screen.getByRole('button', { name: FOLDER.send(files) });

it('shows the plan as the course will look, and sends nothing by itself', async () => {
  await give(...TREE);
  const bones = screen.getByRole('region', { name: /MODULE 01 Bones/ });
  expect(within(bones).getByRole('heading', { level: 3 }).textContent).toBe('1.3Day 3');
  expect(within(bones).getByDisplayValue('probing')).toBeTruthy();
  expect(within(bones).getByText(FOLDER.captions('probing.en.vtt'))).toBeTruthy();
  expect(within(screen.getByRole('region', { name: /MODULE 02/ })).getByDisplayValue('Gums')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: FOLDER.openHeading })).getByText(/extra\/more\.pdf/)).toBeTruthy();
  expect(screen.getByText(FOLDER.skippedHeading(1))).toBeTruthy();
  expect(screen.getByText(/^3 files, .* into 2 modules; 1 skipped; 1 without a module$/)).toBeTruthy();
  expect([server.seen('POST /admin/courses/a/weeks').length, sent.requests]).toEqual([0, []]);
});

it('lets every row be changed from the keyboard, then makes what is missing and fills the queue', async () => {
  const { user } = await give(...TREE);
  await user.selectOptions(screen.getByLabelText(FOLDER.moduleField('more.pdf')), '1');
  await user.selectOptions(screen.getByLabelText(FOLDER.dayField('more.pdf')), '2');
  const title = screen.getByLabelText(FOLDER.titleField('notes.pdf'));
  await user.clear(title);
  await user.type(title, 'All about gums');
  await user.clear(screen.getByLabelText(FOLDER.moduleTitle(2)));
  await user.type(screen.getByLabelText(FOLDER.moduleTitle(2)), 'Periodontology');
  await user.click(sending(4));
  await screen.findByText('Elsewhere');
  expect(server.seen('POST /admin/courses/a/weeks').map(({ body }) => body)).toEqual([
    { weekNumber: 2, title: 'Periodontology' },
  ]);
  expect(
    sent.requests.map(({ title: name, target, captions }) => [
      name,
      target.weekId,
      target.kind === 'content' && target.dayNumber,
      captions?.name,
    ]),
  ).toEqual([
    ['more', 'w1', 2, undefined],
    ['probing', 'w1', 3, 'probing.en.vtt'],
    ['All about gums', 'w2', false, undefined],
  ]);
});

it('gives a day the title of its folder, and leaves out captions that are not wanted', async () => {
  server.on('PATCH /admin/courses/a/weeks/w1/days/w1d3', ({ body }) => ({ body: { ...(body as object), version: 2 } }));
  const { user } = await give(
    file('Module 1/Day 3 - Gums/a.mp4'),
    file('Module 1/Day 3 - Gums/a.vtt', 'WEBVTT\n\n00:00.000 --> 00:02.000\nx\n'),
  );
  const title = screen.getByLabelText<HTMLInputElement>(FOLDER.dayTitle('1.3'));
  expect(title.value).toBe('Gums');
  await user.type(title, ' and bones');
  await user.click(screen.getByRole('checkbox', { name: FOLDER.captions('a.vtt') }));
  expect(screen.getByText(/^1 file, .* into 1 module; 1 skipped$/)).toBeTruthy();
  await user.click(sending(1));
  await screen.findByText('Elsewhere');
  expect(server.seen('PATCH /admin/courses/a/weeks/w1/days/w1d3').map(({ body }) => body)).toEqual([
    { title: 'Gums and bones', version: 1 },
  ]);
  expect(sent.requests.map(({ captions }) => captions)).toEqual([undefined]);
});

it('gives a module with the default title that of its folder, as a person has changed it', async () => {
  weeks = [week(1, 'Study Plan')];
  server.on('PATCH /admin/courses/a/weeks/w1', ({ body }) => ({ body: { ...(body as object), version: 2 } }));
  const { user } = await give(file('Module 1 - Gums/notes.pdf'));
  const title = screen.getByLabelText<HTMLInputElement>(FOLDER.moduleTitle(1));
  expect(title.value).toBe('Gums');
  await user.type(title, ' and bones');
  await user.click(sending(1));
  await screen.findByText('Elsewhere');
  expect(server.seen('PATCH /admin/courses/a/weeks/w1').map(({ body }) => body)).toEqual([
    { title: 'Gums and bones', version: 1 },
  ]);
});

it('makes no module twice when it is pressed again', async () => {
  server.on('POST /admin/courses/a/weeks', () => {
    weeks = [...weeks, week(2, 'Gums')];
    return 'no network';
  });
  const { user } = await give(TREE[2]!);
  await user.click(sending(1));
  expect(await screen.findByText(/The modules could not be prepared/)).toBeTruthy();
  await waitFor(() => expect(sending(1).getAttribute('aria-busy')).toBeNull());
  await user.click(sending(1));
  await screen.findByText('Elsewhere');
  expect([server.seen('POST /admin/courses/a/weeks').length, sent.requests.length]).toEqual([1, 1]);
});

it('leaves out what the course has already, and what a person does not want', async () => {
  const bytes = new TextEncoder().encode('the same bytes');
  const checksum = 'd7f0830fb138ab72ba0b876ea008e206';
  server.on('GET /admin/courses/a/files', {
    body: { files: [{ bytes: bytes.length, checksum, title: 'Old', weekNumber: 1, dayNumber: 2 }], limits },
  });
  const { user } = await give(file('Module 1/Day 1/a.mp4', 'the same bytes'), file('Module 1/Day 1/b.mp4'));
  expect(await screen.findByText(FOLDER.known({ title: 'Old', moduleNumber: 1, dayNumber: 2 }))).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(FOLDER.isSent('a.mp4')).checked).toBe(false);
  await user.click(screen.getByLabelText(FOLDER.isSent('b.mp4')));
  expect(await screen.findByText(/^0 files, .*; 1 skipped; 1 there already$/)).toBeTruthy();
  await user.click(screen.getByLabelText(FOLDER.isSent('a.mp4')));
  await screen.findByText(/^1 file, .*; 1 skipped$/);
});

it('turns SubRip into WebVTT, and says which line of captions is wrong before anything is sent', async () => {
  const subRip = file('Module 1/Day 1/a.srt', '1\n00:00:01,000 --> 00:00:02,000\nThin enamel.\n');
  const wrong = file('Module 1/Day 1/b.vtt', 'WEBVTT\n\n00:05.000 --> 00:02.000\nBackwards.\n');
  const { user } = await give(file('Module 1/Day 1/a.mp4'), subRip, file('Module 1/Day 1/b.mp4'), wrong);
  expect(screen.getByText('Captions: a.srt, turned into WebVTT')).toBeTruthy();
  expect(await screen.findByText(/^Line 3: /)).toBeTruthy();
  await user.click(sending(3));
  await screen.findByText('Elsewhere');
  const [a, b] = sent.requests;
  expect([a?.captions?.name, await a?.captions?.text(), b?.captions]).toEqual([
    'a.vtt',
    expect.stringMatching(/^WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nThin enamel\.\n$/),
    undefined,
  ]);
});

it('tells what of captions shows nothing, and sends WebVTT as browsers read it', async () => {
  const lenient = 'WEBVTT\n\n00:01 --> 00:02\nThin enamel.\n\n00:03,5 --> 00:04\n\n';
  const { user } = await give(file('Module 1/Day 1/a.mp4'), file('Module 1/Day 1/a.vtt', lenient));
  expect(
    await screen.findByText('What shows nothing is left out. Line 6: There are no words below these times.'),
  ).toBeTruthy();
  await user.click(sending(2));
  await screen.findByText('Elsewhere');
  expect(await sent.requests[0]?.captions?.text()).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nThin enamel.\n');
});

it('says why it cannot begin, and offers to try again', async () => {
  server.on('GET /admin/courses/a/files', 'no network');
  show(
    <Routes>
      <Route path="/admin/courses/:courseId/folder" element={<FolderPage />} />
    </Routes>,
    '/admin/courses/a/folder',
  );
  expect(await screen.findByText(ADMIN.courseDetailsFetchFailed)).toBeTruthy();
  server.on('GET /admin/courses/a/files', { body: { files: [], limits } });
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(FOLDER.howHeading)).toBeTruthy();
});
