import { beforeEach, describe, expect, it } from 'vitest';
import { AuditPage } from '../../../../web/features/admin-audit/audit-page.tsx';
import { PasswordGate } from '../../../../web/features/identity/password-gate.tsx';
import { AUDIT } from '../../../../web/text/copy/admin-audit.ts';
import { PASSWORD_GATE } from '../../../../web/text/copy/password-gate.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const LIST = 'GET /admin/audit';
const entry = (id: string, facts: object = {}) => ({
  _id: id,
  id,
  at: '2026-11-20T10:00:00.000Z',
  action: 'admin-act',
  actor: { _id: 'boss', id: 'boss', name: 'Boss' },
  isBySystem: false,
  person: null,
  courseId: null,
  account: null,
  reason: null,
  detail: `Rename a week ${id}`,
  path: 'PATCH /admin/courses/a/weeks/b',
  requestId: `request-${id}`,
  network: '203.0.113.0/24',
  ...facts,
});
const actors = [{ id: 'boss', name: 'Boss' }];
const refused = { action: 'sign-in-refused', actor: null, detail: null, reason: 'identity/wrong-credentials' };
const page = (entries: object[], nextBefore: string | null = null) => ({ body: { entries, nextBefore, actors } });
const NEEDED = {
  status: 403,
  body: { message: 'Please confirm your password to continue.', code: 'identity/confirm-password' },
};
beforeEach(() => signIn(student([], { role: 'admin' })));

describe('/admin/audit', () => {
  it('lists what was done and refused, newest first, and fetches the older ones', async () => {
    server.on(LIST, (_seen, query) =>
      query.get('before') === '2'
        ? page([entry('1', { actor: null, isBySystem: true })])
        : page([entry('3', refused), entry('2')], '2'),
    );
    const screen = show(<AuditPage />);
    expect(await screen.findByText('Someone could not sign in')).toBeTruthy();
    expect(screen.getByText('Boss renamed a module')).toBeTruthy();
    await screen.user.click(screen.getByRole('button', { name: AUDIT.older }));
    expect(await screen.findByText('Cusp renamed a module')).toBeTruthy();
    expect(screen.getAllByRole('listitem').filter((one) => one.querySelector('time'))).toHaveLength(3);
  });

  it('has the technical side of an entry behind its details, with whom it is about', async () => {
    const ada = { _id: 'ada', id: 'ada', name: 'Ada' };
    server.on(LIST, page([entry('1', { action: 'disabled', person: ada, reason: 'Shared password' })]));
    const screen = show(<AuditPage />);
    expect(await screen.findByText('Boss disabled the account of Ada')).toBeTruthy();
    expect(screen.getByText('Shared password')).toBeTruthy();
    expect(screen.queryByText('request-1')).toBeNull();
    await screen.user.click(screen.getByRole('button', { name: 'Details: Boss disabled the account of Ada' }));
    expect(screen.getByText('request-1')).toBeTruthy();
    expect(screen.getByText('203.0.113.0/24')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ada' }).getAttribute('href')).toBe('/admin/students/ada');
  });

  it('keeps the words of an act whose call is not there any more', async () => {
    server.on(LIST, page([entry('1', { path: 'POST /admin/old' })]));
    expect(await show(<AuditPage />).findByText('Boss – Rename a week 1')).toBeTruthy();
  });

  it('says of what went to the trash and out of it what it was', async () => {
    const facts = { action: 'restored', detail: 'Course “Sprint”, as a draft' };
    server.on(LIST, page([entry('1', facts)]));
    const screen = show(<AuditPage />);
    expect(await screen.findByText('Boss restored from the trash: Course “Sprint”, as a draft')).toBeTruthy();
  });

  it('asks for an account, an action and days, and says when there is nothing', async () => {
    const asked: string[] = [];
    server.on(LIST, (_seen, query) => {
      asked.push(query.toString());
      return page(query.size > 0 ? [] : [entry('1')]);
    });
    const screen = show(<AuditPage />, '/admin/audit?action=disabled&account=ada%40example.org&from=2026-11-01');
    expect(await screen.findByText(AUDIT.notFound)).toBeTruthy();
    expect(asked).toEqual(['action=disabled&account=ada%40example.org&from=2026-11-01']);
    await screen.user.click(screen.getByRole('button', { name: AUDIT.showAll }));
    expect(await screen.findByText('Boss renamed a module')).toBeTruthy();
  });
});

describe('the password once more', () => {
  it('is asked for once, a wrong one stays in the form, and then what was asked for goes on', async () => {
    let isConfirmed = false;
    server.on(LIST, () => (isConfirmed ? page([entry('1')]) : NEEDED));
    server.on('POST /auth/confirm-password', ({ body }) => {
      isConfirmed = (body as { password: string }).password === 'right';
      const sentence = 'This password is not correct.';
      return isConfirmed
        ? { body: { message: 'Your password has been confirmed.' } }
        : { status: 422, body: { message: sentence, code: 'identity/wrong-password', fields: { password: sentence } } };
    });
    const screen = show(
      <>
        <AuditPage />
        <PasswordGate />
      </>,
    );
    const field = await screen.findByLabelText(PASSWORD_GATE.password);
    await screen.user.type(field, 'guess');
    await screen.user.click(screen.getByRole('button', { name: PASSWORD_GATE.confirm }));
    expect(await screen.findByText('This password is not correct.')).toBeTruthy();
    await screen.user.clear(field);
    await screen.user.type(field, 'right');
    await screen.user.click(screen.getByRole('button', { name: PASSWORD_GATE.confirm }));
    expect(await screen.findByText('Boss renamed a module')).toBeTruthy();
    expect(screen.queryByText(PASSWORD_GATE.title)).toBeNull();
  });

  it('may be left: the refusal is then said where the answer was wanted', async () => {
    server.on(LIST, NEEDED);
    const screen = show(
      <>
        <AuditPage />
        <PasswordGate />
      </>,
    );
    await screen.user.click(await screen.findByRole('button', { name: PASSWORD_GATE.cancel }));
    expect(await screen.findByText(NEEDED.body.message)).toBeTruthy();
  });
});
