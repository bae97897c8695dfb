import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CheckedPeopleReply } from '../../../../src/wire/replies/enrolment-imports.ts';
import { PeopleImportPage } from '../../../../web/features/admin-students/people-import-page.tsx';
import { PEOPLE_IMPORT as WORDS } from '../../../../web/text/copy/admin-people-import.ts';
import { fakeServer } from '../support/fake-server.ts';
import { forgetEverybody, signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

type Person = CheckedPeopleReply['people'][number];
const aPerson = (line: number, facts: Partial<Person> = {}): Person => ({
  line,
  name: `Person ${line}`,
  email: `p${line}@example.org`,
  state: 'new',
  fault: '',
  ...facts,
});

const server = fakeServer();
const CHECK = 'POST /admin/enrolment-imports/check';
const START = 'POST /admin/enrolment-imports';
const PROGRESS = 'GET /admin/enrolment-imports/one';
const progress = (facts: object) => ({
  ...{ _id: 'one', id: 'one', courseId: 'c1', until: null, startedAt: '2026-03-01T00:00:00.000Z', people: 2 },
  ...{ waiting: 0, enrolled: 2, hadCourse: 0, refusedCount: 0, refused: [] },
  ...facts,
});

let people: Person[] = [];
let asked: string[] = [];
beforeEach(() => {
  signIn(student([], { role: 'admin' }));
  people = [aPerson(1), aPerson(2, { state: 'known', name: 'Say "A"' }), aPerson(3, { state: 'team' })];
  asked = [];
  server.on('GET /admin/courses', { body: [{ id: 'c1', title: 'Ten months', isLive: true }] });
  for (const call of [CHECK, START])
    server.on(call, (_seen, query) => {
      asked.push(`${call}?${query}`);
      return { body: call === CHECK ? { people } : { importId: 'one', people: 2, left: [] } };
    });
  server.on(PROGRESS, { body: progress({}) });
});
afterEach(forgetEverybody);

const open = async () => {
  const shown = show(<PeopleImportPage />);
  const box = await screen.findByLabelText(WORDS.paste);
  const check = async (list: string) => {
    await shown.user.click(box);
    await shown.user.paste(list);
    await shown.user.click(screen.getByRole('button', { name: WORDS.check }));
  };
  return { ...shown, check };
};
const boxes = () => within(screen.getByRole('table')).getAllByRole<HTMLInputElement>('checkbox');

it('enrols those who are ticked, and nobody is ticked before', async () => {
  const { user, check } = await open();
  await check('a list');
  expect(await screen.findByText(WORDS.states.team)).toBeTruthy();
  expect(boxes().map(({ checked }) => checked)).toEqual([false, false]);
  const start = () => screen.getByRole<HTMLButtonElement>('button', { name: WORDS.start(0) });
  expect(start().disabled).toBe(true);
  await user.click(screen.getByLabelText(WORDS.tickAll(2)));
  await user.click(screen.getByLabelText(WORDS.tickOf('Person 1', 'p1@example.org')));
  await user.click(screen.getByRole('button', { name: WORDS.start(1) }));
  expect(await screen.findByText(WORDS.done(2))).toBeTruthy();
  expect(asked).toEqual([`${CHECK}?courseId=c1`, `${START}?courseId=c1`]);
});

it('says why somebody is not enrolled, and that nobody on a list can be', async () => {
  people = [aPerson(4, { state: 'malformed', fault: 'Please write a name.' })];
  const { check } = await open();
  await check('x');
  expect(await screen.findByText('Please write a name.')).toBeTruthy();
  expect(screen.getByText(WORDS.nobodyReady)).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('shows how far it is, and who was refused at the end', async () => {
  let waiting = 1;
  const refused = [{ name: 'B', email: 'p2@example.org', why: 'This account is disabled.' }];
  server.on(PROGRESS, () => ({ body: progress({ waiting: waiting--, enrolled: 1, refusedCount: 1, refused }) }));
  const { user, check } = await open();
  await check('x');
  await user.click(await screen.findByLabelText(WORDS.tickAll(2)));
  await user.click(screen.getByRole('button', { name: WORDS.start(2) }));
  expect(await screen.findByText(WORDS.leave)).toBeTruthy();
  await waitFor(() => expect(screen.getByText('This account is disabled.')).toBeTruthy(), { timeout: 4_000 });
});

it('draws a list of thousands page by page', async () => {
  people = Array.from({ length: 5_000 }, (_, at) => aPerson(at + 1));
  const { user, check } = await open();
  await check('x');
  expect(await screen.findByText(WORDS.place(1, 100))).toBeTruthy();
  expect(boxes()).toHaveLength(50);
  await user.click(screen.getByRole('button', { name: WORDS.next }));
  expect(screen.getByText('p51@example.org')).toBeTruthy();
});

it('says what is missing, and what the server refuses', async () => {
  const { user, check } = await open();
  await user.click(screen.getByRole('button', { name: WORDS.check }));
  expect(await screen.findByText(WORDS.nothing)).toBeTruthy();
  server.on(CHECK, { status: 422, body: { code: 'enrolment/people-nobody', message: 'There is nobody.' } });
  await check('x');
  expect(await screen.findByText('There is nobody.')).toBeTruthy();
});
