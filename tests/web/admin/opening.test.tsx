import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OPENING_STEPS, type OpeningStep } from '../../../src/wire/literals.ts';
import type { OpeningReply } from '../../../src/wire/replies/school.ts';
import { Opening } from '../../../web/admin/opening.tsx';
import { OPENING, OPENING_WORDS } from '../../../web/text/copy/admin-opening.ts';
import { fakeServer } from '../features/support/fake-server.ts';
import { forgetEverybody, signIn, student } from '../features/support/people.ts';
import { show } from '../features/support/screen.tsx';

const server = fakeServer();
const CALL = 'GET /admin/opening';
beforeEach(() => signIn(student([], { role: 'admin' })));
afterEach(forgetEverybody);

const reply = (done: readonly OpeningStep[], facts: Partial<OpeningReply> = {}): OpeningReply => ({
  steps: OPENING_STEPS.map((step) => ({ step, isDone: done.includes(step) })),
  courseId: null,
  isNew: true,
  ...facts,
});
const region = () => screen.findByRole('region', { name: OPENING.title });
const addresses = async () =>
  within(await region())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the list of a new school', () => {
  it('is ten links to where each step is done', async () => {
    server.on(CALL, { body: reply([]) });
    show(<Opening />);
    expect(await addresses()).toEqual([
      '/admin/settings#settings-school',
      '/admin/settings#settings-mentor',
      '/admin/courses/add',
      '/admin/courses/add',
      '/admin/courses/add',
      '/admin/courses/add',
      '/admin/settings#settings-tax',
      '/admin/settings#settings-mail',
      '/courses',
      '/admin/administrators',
    ]);
    const bar = screen.getByRole('progressbar', { name: OPENING.progress });
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual(['0', '0 of 10 done']);
    for (const { hint } of Object.values(OPENING_WORDS)) expect(screen.getByText(hint)).toBeTruthy();
  });

  it('leads to the course that there is, and says of each line whether it is done', async () => {
    server.on(CALL, { body: reply(['name', 'course'], { courseId: 'c1' }) });
    show(<Opening />);
    expect((await addresses()).slice(2, 6)).toEqual([
      '/admin/courses',
      '/admin/courses/c1/manage',
      '/admin/courses?open=c1',
      '/admin/courses?open=c1',
    ]);
    const names = screen.getAllByRole('link').map((link) => link.textContent);
    expect(names[0]).toBe(`${OPENING.done} ${OPENING_WORDS.name.label}`);
    expect(names[1]).toBe(`${OPENING.open} ${OPENING_WORDS.mentor.label}${OPENING_WORDS.mentor.hint}`);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('2 of 10 done');
  });

  it('says when all is done, and stays', async () => {
    server.on(CALL, { body: reply(OPENING_STEPS) });
    show(<Opening />);
    expect(await screen.findByText(OPENING.complete)).toBeTruthy();
    expect(await addresses()).toHaveLength(10);
  });

  it('says that it waits', async () => {
    server.on(CALL, 'never');
    show(<Opening />);
    expect(await screen.findByText(OPENING.loading)).toBeTruthy();
  });

  it('can fail by itself, and be asked for again', async () => {
    server.on(CALL, { status: 503, body: { message: 'The database is away.' } });
    const { user } = show(<Opening />);
    expect(await screen.findByText(OPENING.failed)).toBeTruthy();
    server.on(CALL, { body: reply([]) });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await addresses()).toHaveLength(10);
  });
});
