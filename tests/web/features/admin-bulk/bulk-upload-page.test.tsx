import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ADMIN } from '../../../../src/wire/admin-messages.ts';
import { BulkUploadPage } from '../../../../web/features/admin-bulk/bulk-upload-page.tsx';
import { chosenFiles } from '../../../../web/features/admin-bulk/chosen-files.ts';
import { tabStorage } from '../../../../web/platform/storage.ts';
import { BULK } from '../../../../web/text/copy/admin-bulk.ts';
import { listing, reply } from '../admin-courses/courses.ts';
import { fakeServer } from '../support/fake-server.ts';
import { forgetEverybody, signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';
import { queue } from './fake-queue.ts';

vi.mock('../../../../web/uploads/uploads.ts', async () => {
  const { queue: uploads } = await import('./fake-queue.ts');
  return { uploads, drawnRows: { subscribe: uploads.subscribe, get: uploads.rows } };
});

const server = fakeServer();
const week = { _id: 'w1', id: 'w1', version: 1, weekNumber: 1, title: 'Periodontology', days: [], documents: [] };
const READY = '/admin/bulk-pdf-upload?course=a&module=w1';

beforeEach(() => {
  signIn(student([], { role: 'admin' }));
  server.on('GET /admin/courses', { body: [listing('a'), listing('b')] });
  server.on('GET /admin/courses/a', { body: reply('a', { weeks: [week] }) });
  server.on('GET /admin/courses/b', { body: reply('b') });
});
afterEach(() => {
  forgetEverybody();
  queue.empty();
  chosenFiles.clear();
  tabStorage.forget();
});

const pdf = (name: string, type = 'application/pdf') => new File([name], name, { type, lastModified: 7 });
const course = () => screen.findByLabelText<HTMLSelectElement>(BULK.course);
const moduleBox = () => screen.getByLabelText<HTMLSelectElement>(BULK.module);

async function pick(...files: File[]): Promise<void> {
  await course();
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, { target: { files } });
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('asks for a course before a module, says why, and keeps both in the address', async () => {
  const { user, address } = show(<BulkUploadPage />, '/admin/bulk-pdf-upload');
  await course();
  expect(moduleBox().disabled).toBe(true);
  expect(screen.getByText(BULK.courseFirst).id).toBe(moduleBox().getAttribute('aria-describedby'));
  await user.selectOptions(await course(), 'a');
  await waitFor(() => expect(moduleBox().disabled).toBe(false));
  await user.selectOptions(moduleBox(), 'w1');
  expect(address()).toBe(READY);
  await user.selectOptions(await course(), 'b');
  expect(address()).toBe('/admin/bulk-pdf-upload?course=b');
  expect((await screen.findByRole('link', { name: BULK.addModule })).getAttribute('href')).toBe(
    '/admin/courses/b/manage#add-module',
  );
});

it('says at its head what is missing, when Upload all is pressed too early', async () => {
  show(<BulkUploadPage />, READY);
  await course();
  press(BULK.upload);
  const words = screen.getByText(ADMIN.bulkIncomplete);
  expect(words.closest('[role=alert]')).toBeTruthy();
  expect(document.activeElement?.contains(words)).toBe(true);
  expect(queue.rows()).toHaveLength(0);
});

it('leaves out what is no PDF, by name, and makes one row of one file', async () => {
  show(<BulkUploadPage />, READY);
  await pick(pdf('a.pdf'), pdf('notes.txt', 'text/plain'));
  expect(screen.getByText(ADMIN.onlyPdf)).toBeTruthy();
  expect(screen.getByText('notes.txt')).toBeTruthy();
  await pick(pdf('a.pdf'), pdf('b.pdf'));
  expect(screen.getByText(BULK.twice(1))).toBeTruthy();
  expect(
    screen.getAllByRole('button', { name: /^Do not upload/ }).map((button) => button.getAttribute('aria-label')),
  ).toEqual([BULK.takeOut('a.pdf'), BULK.takeOut('b.pdf')]);
  press(BULK.takeOut('a.pdf'));
  expect(screen.getByRole('button', { name: BULK.uploadCount(1) })).toBeTruthy();
});

it('finds the chosen files again after another screen', async () => {
  const first = show(<BulkUploadPage />, READY);
  await pick(pdf('a.pdf'));
  first.unmount();
  show(<BulkUploadPage />, READY);
  expect(await screen.findByRole('button', { name: BULK.uploadCount(1) })).toBeTruthy();
});

it('hands everything to the queue, and says at the end how many arrived', async () => {
  const { address } = show(<BulkUploadPage />, READY);
  await pick(pdf('a.pdf'), pdf('b.pdf'));
  await waitFor(() => expect(moduleBox().value).toBe('w1'));
  press(BULK.uploadCount(2));
  expect(queue.rows().map(({ target, savesItself }) => ({ target, savesItself }))[0]).toEqual({
    savesItself: true,
    target: { kind: 'document', courseId: 'a', courseTitle: 'Course a', weekId: 'w1', weekNumber: 1 },
  });
  expect(address()).toBe(`${READY}&batch=batch-0`);
  const list = within(screen.getByRole('region', { name: BULK.rows }));
  expect(list.getAllByRole('listitem')).toHaveLength(2);
  act(() => queue.change('a.pdf', { state: 'saved' }));
  expect(screen.queryByText(ADMIN.bulkUploaded(2))).toBeNull();
  act(() => queue.change('b.pdf', { state: 'saved' }));
  const said = screen.getAllByText(ADMIN.bulkUploaded(2));
  expect(
    said.filter((words) => words.closest('[role=status]')),
    'announced once',
  ).toHaveLength(1);
  expect(screen.getByRole('link', { name: BULK.seeThem }).getAttribute('href')).toBe('/admin/courses/a/manage');
  press(BULK.clear);
  expect(screen.queryByRole('region', { name: BULK.results })).toBeNull();
});

it('is busy and refuses nothing while the module of its address is still loading', async () => {
  let load = () => {};
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  server.on('GET /admin/courses/a', () => loaded.then(() => ({ body: reply('a', { weeks: [week] }) })));
  show(<BulkUploadPage />, READY);
  await pick(pdf('a.pdf'));
  const upload = () => screen.getByRole('button', { name: BULK.uploadCount(1) });
  expect(upload().getAttribute('aria-busy')).toBe('true');
  fireEvent.click(upload());
  expect(screen.queryByText(ADMIN.bulkIncomplete)).toBeNull();
  load();
  await waitFor(() => expect(upload().getAttribute('aria-busy')).toBeNull());
  fireEvent.click(upload());
  expect(queue.rows()).toHaveLength(1);
});

it('says what is missing when the modules could not be loaded', async () => {
  server.on('GET /admin/courses/a', { status: 404, body: { message: 'There is nothing at this address.' } });
  show(<BulkUploadPage />, READY);
  await pick(pdf('a.pdf'));
  expect(await screen.findByText(BULK.modulesFailed)).toBeTruthy();
  press(BULK.uploadCount(1));
  expect(screen.getByText(ADMIN.bulkIncomplete)).toBeTruthy();
});

it('puts what failed first, counts it, and tries it again', async () => {
  show(<BulkUploadPage />, READY);
  await pick(pdf('a.pdf'), pdf('b.pdf'));
  await waitFor(() => expect(moduleBox().value).toBe('w1'));
  press(BULK.uploadCount(2));
  act(() => queue.change('a.pdf', { state: 'saved' }));
  act(() => queue.change('b.pdf', { state: 'failed', reason: 'It is encrypted.' }));
  expect(
    screen.getAllByText(ADMIN.bulkPartlyFailed(1, 2)).filter((words) => words.closest('[role=alert]')),
  ).toHaveLength(1);
  const rows = within(screen.getByRole('region', { name: BULK.results })).getAllByRole('listitem');
  expect(rows.map((row) => /[ab]\.pdf/.exec(row.textContent ?? '')?.[0])).toEqual(['b.pdf', 'a.pdf']);
  expect(screen.getByText('It is encrypted.')).toBeTruthy();
  press(BULK.retryFailed);
  expect(queue.asked).toEqual(['retry b.pdf']);
});

it('says nothing of what had ended before, but still shows it', async () => {
  const target = { kind: 'document', courseId: 'a', courseTitle: 'Course a', weekId: 'w1', weekNumber: 1 } as const;
  queue.add([{ file: pdf('a.pdf'), target, savesItself: true }]);
  queue.change('a.pdf', { state: 'saved' });
  show(<BulkUploadPage />, `${READY}&batch=batch-0`);
  await course();
  expect(screen.getAllByText(ADMIN.bulkUploaded(1))).toHaveLength(1);
});

it('lets a file that is picked again go on with its interrupted row', async () => {
  queue.waiting = ['a.pdf'];
  show(<BulkUploadPage />, READY);
  await pick(pdf('a.pdf'), pdf('b.pdf'));
  expect(screen.getByText(BULK.goesOn(1))).toBeTruthy();
  expect(screen.getByRole('button', { name: BULK.uploadCount(1) })).toBeTruthy();
});
