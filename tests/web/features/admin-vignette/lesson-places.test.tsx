import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { LessonPlacesReply, LessonsReply } from '../../../../src/wire/replies/lessons.ts';
import { LessonPlaces } from '../../../../web/features/admin-vignette/lesson-places.tsx';
import { TAUGHT } from '../../../../web/text/copy/admin-vignette.ts';
import { fakeServer } from '../support/fake-server.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const AT = '/admin/questions/q1/lessons';

const place = (facts: Partial<LessonPlacesReply['places'][number]> = {}): LessonPlacesReply['places'][number] => ({
  contentId: 'risk',
  at: '12:31',
  lesson: { title: 'Caries risk', courseTitle: 'Five months', isPaper: false },
  hasMoved: false,
  ...facts,
});
const lesson = (facts: Partial<LessonsReply['lessons'][number]> = {}): LessonsReply['lessons'][number] => ({
  ...{ _id: 'risk', id: 'risk', courseTitle: 'Five months', moduleNumber: 2, dayNumber: 3, title: 'Caries risk' },
  ...{ isPaper: false, lengthSeconds: 780 },
  ...facts,
});
const PAPER = lesson({ id: 'paper', _id: 'paper', title: 'Fluoride', isPaper: true, lengthSeconds: null });

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
  server.on('GET /admin/lessons', { body: { lessons: [lesson(), PAPER], hasMore: true } });
});

function open(...places: LessonPlacesReply['places']) {
  server.on(`GET ${AT}`, { body: { places } });
  show(<LessonPlaces questionId="q1" />);
}

it('adds the second of a lesson that is found by words', async () => {
  open();
  expect(await screen.findByText(TAUGHT.none)).toBeTruthy();
  server.on(`PUT ${AT}`, { body: { places: [place()] } });
  await user.click(screen.getByRole('button', { name: TAUGHT.add }));
  await user.click(await screen.findByRole('button', { name: /^Choose Caries risk: Five months · Module 2, day 3/ }));
  await user.type(await screen.findByLabelText(TAUGHT.time), '12:31');
  await user.click(screen.getByRole('button', { name: TAUGHT.save }));
  const list = await screen.findByRole('list', { name: TAUGHT.label });
  expect(within(list).getByText('12:31')).toBeTruthy();
  expect(server.seen(`PUT ${AT}`)[0]?.body).toEqual({ places: [{ contentId: 'risk', at: '12:31' }] });
});

it('adds the page of a paper to what is there, and shows in the dialog why not', async () => {
  open(place());
  server.on(`PUT ${AT}`, {
    status: 422,
    body: { message: 'No such page.', error: 'No such page.', code: 'x', fields: { 'places[1].at': 'No such page.' } },
  });
  await user.click(await screen.findByRole('button', { name: TAUGHT.add }));
  await user.click(await screen.findByRole('button', { name: /^Choose Fluoride/ }));
  await user.click(await screen.findByRole('button', { name: TAUGHT.other }));
  await user.click(await screen.findByRole('button', { name: /^Choose Fluoride/ }));
  await user.type(await screen.findByLabelText(TAUGHT.page), '4000');
  await user.click(screen.getByRole('button', { name: TAUGHT.save }));
  expect(await within(screen.getByRole('dialog')).findByText('No such page.')).toBeTruthy();
  expect(server.seen(`PUT ${AT}`)[0]?.body).toEqual({
    places: [
      { contentId: 'risk', at: '12:31' },
      { contentId: 'paper', at: '4000' },
    ],
  });
});

it('says what may have moved and what is gone, and removes one', async () => {
  open(place({ hasMoved: true }), place({ contentId: 'gone', lesson: null }), place({ at: '0:05' }));
  expect(await screen.findByText(TAUGHT.hasMoved)).toBeTruthy();
  expect(screen.queryByRole('button', { name: TAUGHT.add })).toBeNull();
  server.on(`PUT ${AT}`, { body: { places: [place()] } });
  await user.click(screen.getByRole('button', { name: TAUGHT.remove(TAUGHT.gone) }));
  expect(await screen.findByRole('button', { name: TAUGHT.add })).toBeTruthy();
  expect(server.seen(`PUT ${AT}`)[0]?.body).toEqual({
    places: [
      { contentId: 'risk', at: '12:31' },
      { contentId: 'risk', at: '0:05' },
    ],
  });
});
