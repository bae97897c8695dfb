import { within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ExtraTimeReply, StudentSittingsReply } from '../../../../src/wire/replies/extra-time.ts';
import { ExtraTime } from '../../../../web/features/admin-students/extra-time.tsx';
import { StudentSittings } from '../../../../web/features/admin-students/student-sittings.tsx';
import { EXTRA_TIME, STUDENT_TESTS } from '../../../../web/text/copy/admin-student-exam.ts';
import { momentOf } from '../../../../web/text/dates.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const AT = '2026-03-02T09:00:00.000Z';
const DEADLINE = '2026-03-02T11:00:00.000Z';
const EXTRA = 'GET /admin/students/s/extra-time';
const SITTINGS = 'GET /admin/students/s/sittings';

const granted = (facts: Partial<NonNullable<ExtraTimeReply['extraTime']>> = {}): { body: ExtraTimeReply } => ({
  body: {
    extraTime: {
      ...{ percent: 25, reason: 'Dyslexia', until: '2099-12-31T12:59:59.999Z', hasEnded: false },
      ...{ grantedBy: 'Boss', grantedAt: AT },
      ...facts,
    },
  },
});
const sitting = (facts: Partial<StudentSittingsReply['sittings'][number]> = {}) => ({
  ...{ _id: 'm', id: 'm', kind: 'mock', title: 'Mock exam 1', state: 'running', createdAt: AT, endedAt: null },
  ...{ extraTimePercent: 25, sections: 4, questions: 280, answered: 67, running: { section: 1, deadlineAt: DEADLINE } },
  ...facts,
});
const listed = (...sittings: object[]) => ({ body: { sittings, nextBefore: null } });

beforeEach(() => signIn(student([], { role: 'admin' })));

describe('extra time of a student', () => {
  const open = () => show(<ExtraTime student={{ id: 's', name: 'Sana' }} />);

  it('shows how much, why, until when and who gave it', async () => {
    server.on(EXTRA, granted());
    const page = open();
    expect(await page.findByText('25% more time')).toBeTruthy();
    for (const words of ['Dyslexia', 'Until 31 Dec 2099']) expect(page.getByText(words)).toBeTruthy();
    expect(page.getByText(/by Boss/)).toBeTruthy();
    expect(page.queryByText(EXTRA_TIME.ended)).toBeNull();
    page.unmount();
    server.on(EXTRA, granted({ until: null, hasEnded: false, grantedBy: null }));
    const endless = open();
    expect(await endless.findByText(EXTRA_TIME.noEnd)).toBeTruthy();
    expect(endless.getByText(/by a former administrator/)).toBeTruthy();
  });

  it('is given with a reason, by a common value, and the server says what moved', async () => {
    server.on(EXTRA, { body: { extraTime: null } });
    server.on('PUT /admin/students/s/extra-time', () => {
      server.on(EXTRA, granted({ percent: 50 }));
      return { body: { message: 'Sana has 50% extra time.' } };
    });
    const page = open();
    await page.user.click(await page.findByRole('button', { name: EXTRA_TIME.give }));
    const dialog = within(await page.findByRole('dialog'));
    await page.user.click(dialog.getByRole('button', { name: '50%' }));
    await page.user.click(dialog.getByRole('button', { name: EXTRA_TIME.save }));
    expect(await dialog.findAllByText('Please say why.')).not.toHaveLength(0);
    await page.user.type(dialog.getByLabelText(EXTRA_TIME.reason), 'Dyslexia');
    await page.user.click(dialog.getByRole('button', { name: EXTRA_TIME.save }));
    expect(await page.findByText('Sana has 50% extra time.')).toBeTruthy();
    expect(await page.findByText('50% more time')).toBeTruthy();
    expect(server.seen('PUT /admin/students/s/extra-time').map(({ body }) => body)).toEqual([
      { percent: 50, reason: 'Dyslexia', until: '' },
    ]);
  });

  it('is changed from what it is, within its bounds', async () => {
    server.on(EXTRA, granted({ hasEnded: true }));
    const page = open();
    expect(await page.findByText(EXTRA_TIME.ended)).toBeTruthy();
    await page.user.click(page.getByRole('button', { name: EXTRA_TIME.change }));
    const dialog = within(await page.findByRole('dialog'));
    const percent = dialog.getByLabelText(EXTRA_TIME.percentLabel);
    expect((percent as HTMLInputElement).value).toBe('25');
    expect((dialog.getByLabelText(/Last day/) as HTMLInputElement).value).toBe('');
    await page.user.clear(percent);
    await page.user.type(percent, '201');
    await page.user.click(dialog.getByRole('button', { name: EXTRA_TIME.save }));
    expect(await dialog.findAllByText('Extra time is a whole number from 0 to 200 percent.')).not.toHaveLength(0);
  });

  it('is removed after it was said what that means', async () => {
    server.on(EXTRA, granted());
    server.on('DELETE /admin/students/s/extra-time', () => {
      server.on(EXTRA, { body: { extraTime: null } });
      return { body: { message: 'Sana has no extra time.' } };
    });
    const page = open();
    await page.user.click(await page.findByRole('button', { name: EXTRA_TIME.remove }));
    const question = within(await page.findByRole('alertdialog'));
    for (const fact of EXTRA_TIME.removeFacts) expect(question.getByText(fact)).toBeTruthy();
    expect(server.seen('DELETE /admin/students/s/extra-time')).toEqual([]);
    const agree = question.getByRole<HTMLButtonElement>('button', { name: EXTRA_TIME.remove });
    await expect.poll(() => agree.disabled).toBe(false);
    await page.user.click(agree);
    expect(await page.findByText('Sana has no extra time.')).toBeTruthy();
    expect(await page.findByText(EXTRA_TIME.none)).toBeTruthy();
    await expect.poll(() => document.activeElement?.textContent).toBe(EXTRA_TIME.heading);
  });
});

describe('sittings of a student', () => {
  const open = () => show(<StudentSittings studentId="s" />);

  it('say that there are none', async () => {
    server.on(SITTINGS, listed());
    expect(await open().findByText(STUDENT_TESTS.none)).toBeTruthy();
  });

  it('are shown with their state, page by page, and only one that runs can be extended', async () => {
    server.on(SITTINGS, (_seen, query) => ({
      body:
        query.get('before') === 'p'
          ? {
              sittings: [sitting({ id: 'o', state: 'between', title: 'Mock exam 0', running: null })],
              nextBefore: null,
            }
          : {
              sittings: [
                sitting(),
                sitting({
                  id: 'p',
                  kind: 'tutor',
                  title: 'Tutor test',
                  state: 'over',
                  extraTimePercent: 0,
                  running: null,
                }),
              ],
              nextBefore: 'p',
            },
    }));
    const page = open();
    await page.findByText('Tutor test');
    await page.user.click(page.getByRole('button', { name: STUDENT_TESTS.older }));
    await page.findByText('Mock exam 0');
    const rows = page.getAllByRole('listitem').map((row) => within(row));
    expect(rows).toHaveLength(3);
    for (const words of [STUDENT_TESTS.states.running, '67 of 280 answered', '25% extra time'])
      expect(rows[0]?.getByText(words)).toBeTruthy();
    expect(rows[0]?.getByText(STUDENT_TESTS.ends(1, momentOf(DEADLINE)))).toBeTruthy();
    expect(rows[1]?.getByText(STUDENT_TESTS.kinds.tutor)).toBeTruthy();
    expect(rows[1]?.queryByText(/extra time/)).toBeNull();
    expect(rows[2]?.getByText(STUDENT_TESTS.states.between)).toBeTruthy();
    expect(page.getAllByRole('button', { name: /Extend/ })).toHaveLength(1);
  });

  it('get minutes and a reason, and then show the new end', async () => {
    const later = '2026-03-02T11:30:00.000Z';
    server.on(SITTINGS, listed(sitting()));
    server.on('POST /admin/sittings/m/extension', () => {
      server.on(SITTINGS, listed(sitting({ running: { section: 1, deadlineAt: later } })));
      return { body: { message: 'Section 1 now ends later.' } };
    });
    const page = open();
    await page.user.click(await page.findByRole('button', { name: `${STUDENT_TESTS.extend} Mock exam 1` }));
    const dialog = within(await page.findByRole('dialog'));
    await page.user.click(dialog.getByRole('button', { name: '30 min' }));
    await page.user.type(dialog.getByLabelText(STUDENT_TESTS.reason), 'Power cut');
    await page.user.click(dialog.getByRole('button', { name: STUDENT_TESTS.extend }));
    expect(await page.findByText('Section 1 now ends later.')).toBeTruthy();
    expect(await page.findByText(STUDENT_TESTS.ends(1, momentOf(later)))).toBeTruthy();
    expect(server.seen('POST /admin/sittings/m/extension').map(({ body }) => body)).toEqual([
      { minutes: 30, reason: 'Power cut' },
    ]);
  });

  it('say why when nothing runs any more, and are asked for again', async () => {
    server.on(SITTINGS, listed(sitting()));
    const message = 'No section of this test is running now.';
    server.on('POST /admin/sittings/m/extension', () => {
      server.on(SITTINGS, listed(sitting({ state: 'between', running: null })));
      return { status: 409, body: { message } };
    });
    const page = open();
    await page.user.click(await page.findByRole('button', { name: /Extend/ }));
    const dialog = within(await page.findByRole('dialog'));
    const minutes = dialog.getByLabelText(STUDENT_TESTS.minutes);
    await page.user.clear(minutes);
    await page.user.type(minutes, '121');
    await page.user.type(dialog.getByLabelText(STUDENT_TESTS.reason), 'Power cut');
    await page.user.click(dialog.getByRole('button', { name: STUDENT_TESTS.extend }));
    expect(await dialog.findByText('Please choose 1 to 120 minutes.')).toBeTruthy();
    await page.user.clear(minutes);
    await page.user.type(minutes, '12');
    await page.user.click(dialog.getByRole('button', { name: STUDENT_TESTS.extend }));
    expect(await dialog.findByText(message)).toBeTruthy();
    await expect.poll(() => page.queryByText(STUDENT_TESTS.states.between)).toBeTruthy();
  });
});

describe('a test of a student that is over', () => {
  const over = sitting({ state: 'over', endedAt: DEADLINE, running: null, answered: 280 });

  it('leads teachers and owners to its result, and the office not', async () => {
    server.on(SITTINGS, listed(over));
    signIn(student([], { role: 'admin', roles: ['teacher'] }));
    const page = show(<StudentSittings studentId="s" />);
    const link = await page.findByRole('link', { name: `${STUDENT_TESTS.result} Mock exam 1` });
    expect(link.getAttribute('href')).toBe('/admin/students/s/sittings/m/result');
    page.unmount();
    signIn(student([], { role: 'admin', roles: ['office'] }));
    const office = show(<StudentSittings studentId="s" />);
    expect(await office.findByText(STUDENT_TESTS.answered(280, 280))).toBeTruthy();
    expect(office.queryByRole('link')).toBeNull();
  });

  it('that still runs shows how many are answered and the time left, and no way to a result', async () => {
    server.on(SITTINGS, listed(sitting({ running: { section: 1, deadlineAt: AT } })));
    const page = show(<StudentSittings studentId="s" />);
    expect(await page.findByText(STUDENT_TESTS.left(0))).toBeTruthy();
    expect(page.getByText(STUDENT_TESTS.answered(67, 280))).toBeTruthy();
    expect(page.queryByRole('link', { name: new RegExp(STUDENT_TESTS.result) })).toBeNull();
  });
});
