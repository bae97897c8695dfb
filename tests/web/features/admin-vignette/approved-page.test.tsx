import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import type { TeamRole } from '../../../../src/wire/literals.ts';
import { ApprovedPage } from '../../../../web/features/admin-vignette/approved-page.tsx';
import { ANSWERS, APPROVED, VIGNETTE } from '../../../../web/text/copy/admin-vignette.ts';
import { BLUEPRINT_REPLY } from '../admin-questions/support/bank.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';
import { version } from './vignette.ts';

const server = fakeServer();
const ONE = 'GET /admin/vignettes/v1/approved';

const open = (role: TeamRole = 'teacher') => {
  signIn(student([], { role: 'admin', roles: [role] }));
  server.on('GET /admin/blueprint', { body: BLUEPRINT_REPLY });
  for (const id of ['q1', 'q2']) server.on(`GET /admin/questions/${id}/lessons`, { body: { places: [] } });
  show(
    <Routes>
      <Route path="/admin/questions/:vignetteId/approved" element={<ApprovedPage />} />
    </Routes>,
    '/admin/questions/v1/approved',
  );
};

it('shows a teacher what is approved of a case, with its answers and nothing to change', async () => {
  server.on(ONE, { body: { _id: 'v1', id: 'v1', vignetteNumber: 12, version: version({ state: 'approved' }) } });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'V12 Molar pain' })).toBeTruthy();
  expect(screen.getByText('A man has pain.')).toBeTruthy();
  expect(await screen.findAllByText(ANSWERS.place)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: ANSWERS.edit })).toBeNull();
  expect(screen.queryByRole('button', { name: ANSWERS.withdraw })).toBeNull();
});

it('leads each role back to a list that it may open', async () => {
  server.on(ONE, { body: { _id: 'v1', id: 'v1', vignetteNumber: 12, version: version({ state: 'approved' }) } });
  open('author');
  expect((await screen.findByRole('link', { name: VIGNETTE.list })).getAttribute('href')).toBe('/admin/questions');
  expect(screen.queryByRole('link', { name: APPROVED.list })).toBeNull();
});

it('says that a case without an approved version cannot be read', async () => {
  server.on(ONE, { status: 404, body: { message: 'Gone.', error: 'Gone.', code: 'questions/no-vignette' } });
  open();
  expect(await screen.findByText(APPROVED.unknown)).toBeTruthy();
});
