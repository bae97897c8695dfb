import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SETUP_STEPS, type SetupStep } from '../../../src/wire/literals.ts';
import type { SetupChecklistReply } from '../../../src/wire/replies/school.ts';
import { SetupChecklist } from '../../../web/admin/setup-checklist.tsx';
import { SETUP, SETUP_WORDS } from '../../../web/text/copy/admin-setup.ts';
import { fakeServer } from '../features/support/fake-server.ts';
import { forgetEverybody, signIn, student } from '../features/support/people.ts';
import { show } from '../features/support/screen.tsx';

const server = fakeServer();
const CALL = 'GET /admin/opening';
beforeEach(() => signIn(student([], { role: 'admin' })));
afterEach(forgetEverybody);

const reply = (done: readonly SetupStep[], facts: Partial<SetupChecklistReply> = {}): SetupChecklistReply => ({
  steps: SETUP_STEPS.map((step) => ({ step, isDone: done.includes(step) })),
  courseId: null,
  isNew: true,
  ...facts,
});
const region = () => screen.findByRole('region', { name: SETUP.title });
const addresses = async () =>
  within(await region())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the list of a new school', () => {
  it('is a link for each step, to where it is done', async () => {
    server.on(CALL, { body: reply([]) });
    show(<SetupChecklist />);
    expect(await addresses()).toEqual([
      '/admin/settings#settings-school',
      '/admin/settings#settings-mentor',
      '/admin/courses/add',
      '/admin/courses/add',
      '/admin/courses/add',
      '/admin/courses/add',
      '/admin/blueprint',
      '/admin/questions',
      '/admin/mock-exams',
      '/admin/settings#settings-exam',
      '/admin/settings#settings-tax',
      '/admin/settings#settings-mail',
      '/courses',
      '/admin/administrators',
    ]);
    const bar = screen.getByRole('progressbar', { name: SETUP.progress });
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual(['0', '0 of 14 done']);
    for (const { hint } of Object.values(SETUP_WORDS)) expect(screen.getByText(hint)).toBeTruthy();
  });

  it('leads to the course that there is, and says of each line whether it is done', async () => {
    server.on(CALL, { body: reply(['name', 'course'], { courseId: 'c1' }) });
    show(<SetupChecklist />);
    expect((await addresses()).slice(2, 6)).toEqual([
      '/admin/courses',
      '/admin/courses/c1/manage',
      '/admin/courses?open=c1',
      '/admin/courses?open=c1',
    ]);
    const names = screen.getAllByRole('link').map((link) => link.textContent);
    expect(names[0]).toBe(`${SETUP.done} ${SETUP_WORDS.name.label}`);
    expect(names[1]).toBe(`${SETUP.open} ${SETUP_WORDS.mentor.label}${SETUP_WORDS.mentor.hint}`);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('2 of 14 done');
  });

  it('says when all is done, and stays', async () => {
    server.on(CALL, { body: reply(SETUP_STEPS) });
    show(<SetupChecklist />);
    expect(await screen.findByText(SETUP.complete)).toBeTruthy();
    expect(await addresses()).toHaveLength(14);
  });

  it('says that it waits', async () => {
    server.on(CALL, 'never');
    show(<SetupChecklist />);
    expect(await screen.findByText(SETUP.loading)).toBeTruthy();
  });

  it('can fail by itself, and be asked for again', async () => {
    server.on(CALL, { status: 503, body: { message: 'The database is away.' } });
    const { user } = show(<SetupChecklist />);
    expect(await screen.findByText(SETUP.failed)).toBeTruthy();
    server.on(CALL, { body: reply([]) });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await addresses()).toHaveLength(14);
  });
});
