import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { MockExamsPage } from '../../../../web/features/admin-mock-exams/mock-exams-page.tsx';
import { MOCK, MOCK_EXAMS } from '../../../../web/text/copy/admin-mock-exams.ts';
import { EXAM } from '../../../../web/text/copy/exam.ts';
import { BLUEPRINT_REPLY } from '../admin-questions/support/bank.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';
import { listing, mockExam } from './mock-exam.ts';

const server = fakeServer();
beforeEach(() => {
  signIn(student([], { role: 'admin' }));
  server.on('GET /admin/blueprint', { body: BLUEPRINT_REPLY });
  server.on('GET /admin/mock-exams', { body: { mockExams: [listing()], isConfirmed: false } });
});

it('shows each mock exam as a link to its editor, with its state and size', async () => {
  const rows = [listing({ isShort: true, isDemo: true, state: 'published', courseIds: [] }), listing({ id: 'm2' })];
  server.on('GET /admin/mock-exams', { body: { mockExams: rows, isConfirmed: false } });
  show(<MockExamsPage />);
  const [first, second] = await screen.findAllByRole('link', { name: 'Autumn mock' });
  expect(second?.getAttribute('href')).toBe('/admin/mock-exams/m2');
  const row = within(first!.closest('tr') as HTMLElement);
  for (const words of [MOCK.states.published, MOCK.short, MOCK.demo, MOCK.filled(10, 16), MOCK.shape(4, 140)])
    expect(row.getByText(words)).toBeTruthy();
  expect(row.getByText(MOCK.audience({ courseIds: [], isFree: false }))).toBeTruthy();
  expect(await screen.findByText(EXAM.unconfirmed)).toBeTruthy();
});

it('begins a mock exam by its title, and opens it', async () => {
  server.on('POST /admin/mock-exams', { status: 201, body: mockExam() });
  const { user, address } = show(<MockExamsPage />);
  await user.click(await screen.findByRole('button', { name: MOCK_EXAMS.create }));
  await user.type(await screen.findByLabelText(MOCK_EXAMS.dialog.name), 'Autumn mock');
  await user.click(screen.getByRole('button', { name: MOCK_EXAMS.dialog.create }));
  await waitFor(() => expect(address()).toBe('/admin/mock-exams/m1'));
  expect(server.seen('POST /admin/mock-exams')[0]?.body).toEqual({
    title: 'Autumn mock',
    idempotencyKey: expect.stringMatching(/^[\w-]{36}$/),
  });
});
