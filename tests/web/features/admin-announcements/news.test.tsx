import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { CHOSEN_MAIL_NAMES } from '../../../../src/wire/chosen-mails.ts';
import { useUnread } from '../../../../web/api/announcements.ts';
import { Announcements } from '../../../../web/features/learning/news/announcements.tsx';
import { MailChoices } from '../../../../web/features/profile/mail-choices.tsx';
import { ANNOUNCEMENTS, MAIL_CHOICES } from '../../../../web/text/copy/announcements.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
beforeEach(() => signIn(student(['a'])));

const unread = (id: string, courseIds: string[] | null) => ({
  _id: id,
  id,
  subject: `Subject ${id}`,
  blocks: [{ kind: 'paragraph', inlines: [{ text: `Words ${id}`, isStrong: false, isEm: false }] }],
  at: '2026-03-02T09:00:00.000Z',
  courseIds,
});

const OfCourse = () => <Announcements unread={useUnread().data?.announcements} courseId="a" />;

describe('unread announcements', () => {
  it('stand on the pages of their courses, and go when they are read', async () => {
    server.on('GET /announcements', { body: { announcements: [unread('1', null), unread('2', ['b'])] } });
    server.on('POST /announcements/1/read', { status: 204 });
    const { user } = show(<OfCourse />);
    expect(await screen.findByText('Words 1')).toBeTruthy();
    expect(screen.queryByText('Words 2')).toBeNull();
    await user.click(screen.getByRole('button', { name: `${ANNOUNCEMENTS.read} Subject 1` }));
    await waitFor(() => expect(screen.queryByText('Words 1')).toBeNull());
  });
});

describe('the choice of mails', () => {
  it('switches one kind off, and shows which stay on', async () => {
    const choices = [
      { kind: 'announcement', isOn: true },
      { kind: 'away', isOn: true },
    ];
    server.on('GET /mail-choices', { body: { choices } });
    server.on('PUT /mail-choices', { body: { choices: [choices[0], { kind: 'away', isOn: false }] } });
    const { user } = show(<MailChoices />);
    const away = await screen.findByRole('switch', { name: CHOSEN_MAIL_NAMES.away });
    await user.click(away);
    await waitFor(() => expect((away as HTMLInputElement).checked).toBe(false));
    expect(server.seen('PUT /mail-choices')[0]?.body).toEqual({ choices: [{ kind: 'away', isOn: false }] });
    const always = screen.getByRole('switch', { name: MAIL_CHOICES.always }) as HTMLInputElement;
    expect([always.checked, always.disabled]).toEqual([true, true]);
  });
});
