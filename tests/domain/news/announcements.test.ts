import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/domain/kernel/clock.ts';
import { type AnnouncementWords, PACE_MS } from '../../../src/domain/news/announcement.ts';
import { unsubscribeToken } from '../../../src/domain/news/mail-choice.ts';
import { newsWorld, WORDS } from './news-world.ts';

let world: ReturnType<typeof newsWorld>;
beforeEach(async () => {
  world = newsWorld();
  await world.course('a');
  await world.course('b');
});

const write = (words: Partial<AnnouncementWords> = {}) =>
  world.write.run({ authorId: 'boss', words: { ...WORDS, ...words } });
const sendNow = async (words: Partial<AnnouncementWords> = {}) => {
  const { id, revision } = await write(words);
  await world.send.run({ id, revision, at: null });
  return id;
};
const stateOf = async (id: string) => (await world.stores.announcements.find(id))?.state;

describe('an announcement', () => {
  it('reaches each who may enter a course once, and nobody else', async () => {
    await world.student('both', ['a', 'b']);
    await world.student('one', ['b']);
    await world.student('none', []);
    await world.student('left', ['a']);
    await world.stores.enrolments.revoke('left', 'a', world.clock.now());
    await world.student('off', ['a'], { disabledAt: world.clock.now() });
    await world.student('admin', ['a'], { role: 'admin' });
    const id = await sendNow();
    await world.pass(MINUTE_MS);
    expect(await world.mailed()).toEqual(['both@example.org', 'one@example.org']);
    expect(await world.stores.announcements.find(id)).toMatchObject({ state: 'left', people: 2 });
    expect((await world.unread.run({ userId: 'both' })).map(({ subject }) => subject)).toEqual([WORDS.subject]);
    expect(await world.unread.run({ userId: 'left' })).toEqual([]);
  });

  it('is on the site for an address that is not confirmed or was refused, and is not mailed there', async () => {
    await world.student('new', ['a'], { emailConfirmedAt: null });
    await world.student('refused', ['a'], { emailRefusedAt: world.clock.now() });
    const id = await sendNow();
    await world.pass(MINUTE_MS);
    expect([await stateOf(id), await world.mailed()]).toEqual(['left', []]);
    for (const userId of ['new', 'refused']) expect(await world.unread.run({ userId })).toHaveLength(1);
  });

  it('to courses reaches those of these, and stands on their pages', async () => {
    await world.student('of-a', ['a']);
    await world.student('of-b', ['b']);
    await sendNow({ audience: { kind: 'courses', courseIds: ['b'] } });
    await world.pass(MINUTE_MS);
    expect(await world.mailed()).toEqual(['of-b@example.org']);
    expect(await world.unread.run({ userId: 'of-b' })).toMatchObject([{ courseIds: ['b'] }]);
  });

  it('to a filtered list reaches those whom the list of students shows, if they have access', async () => {
    await world.student('zoe', ['a'], { name: 'Zoë Ng' });
    await world.student('zoe-2', [], { name: 'Zoe Other' });
    await world.student('bob', ['a']);
    await sendNow({ audience: { kind: 'students', filter: { search: 'zoe', courseId: null, endsSoon: false } } });
    await world.pass(MINUTE_MS);
    expect(await world.mailed()).toEqual(['zoe@example.org']);
  });

  it('to chosen students reaches those of them who have access', async () => {
    for (const id of ['ada', 'bob']) await world.student(id, ['a']);
    await world.student('gone', []);
    await sendNow({ audience: { kind: 'people', userIds: ['bob', 'gone', 'nobody'] } });
    await world.pass(MINUTE_MS);
    expect(await world.mailed()).toEqual(['bob@example.org']);
    expect(await world.unread.run({ userId: 'ada' })).toEqual([]);
  });

  it('leaves at its time of the school and not before, to those who have access then', async () => {
    await world.student('early', ['a']);
    const { id, revision } = await write();
    // Monday, 2 March 2026, nine in the morning in Sydney.
    await world.send.run({ id, revision, at: '2026-03-02T10:30' });
    await world.pass(HOUR_MS, MINUTE_MS);
    expect([await stateOf(id), await world.mailed()]).toEqual(['planned', []]);
    await world.student('late', ['a']);
    await world.stores.enrolments.revoke('early', 'a', world.clock.now());
    await world.pass(HOUR_MS, MINUTE_MS);
    expect([await stateOf(id), await world.mailed()]).toEqual(['left', ['late@example.org']]);
  });

  it('goes out one mail after the other, while nobody is told twice', async () => {
    for (let number = 0; number < 120; number += 1) await world.student(`many-${number}`, ['a']);
    const id = await sendNow();
    await world.doDue();
    expect((await world.mailed()).length).toBe(1);
    expect(await stateOf(id)).toBe('leaving');
    await world.pass(60 * PACE_MS, PACE_MS);
    // The second fifty were found a pace later.
    expect((await world.mailed()).length).toBe(60);
    await world.pass(MINUTE_MS, PACE_MS);
    expect(new Set(await world.mailed()).size).toBe(120);
    expect(await stateOf(id)).toBe('left');
  });

  it('that was half found when its worker died is found to its end by the next one', async () => {
    for (let number = 0; number < 120; number += 1) await world.student(`many-${number}`, ['a']);
    const id = await sendNow();
    const leave = world.handlers['news/leave'];
    // The job stays in the queue, as a killed worker leaves it.
    await leave.run({ announcementId: id });
    expect(await world.stores.deliveries.count(id)).toBe(50);
    await world.pass(3 * MINUTE_MS);
    expect((await world.mailed()).length).toBe(120);
  });

  it('is corrected and stopped until it left, and no longer', async () => {
    await world.student('one', ['a']);
    const { id, revision } = await write();
    const planned = await world.send.run({ id, revision, at: '2026-03-03T09:00' });
    const corrected = await world.edit.run({ id, revision: planned.revision, words: { ...WORDS, subject: 'Sunday' } });
    // Nobody has said that these words may leave.
    expect(corrected).toMatchObject({ state: 'draft', leavesAt: null, subject: 'Sunday' });
    const unseen = world.send.run({ id, revision, at: null });
    await expect(unseen).rejects.toMatchObject({ kind: 'conflict', code: 'news/stale-announcement' });
    const again = await world.send.run({ id, revision: corrected.revision, at: '2026-03-03T09:00' });
    const stopped = await world.stop.run({ id });
    expect([again.state, stopped.state]).toEqual(['planned', 'draft']);
    await world.pass(2 * DAY_MS, HOUR_MS);
    expect(await world.mailed()).toEqual([]);
    await world.send.run({ id, revision: stopped.revision, at: null });
    await world.pass(MINUTE_MS);
    expect((await world.mails())[0]?.subject).toBe('Sunday');
    for (const late of [
      () => world.stop.run({ id }),
      () => world.edit.run({ id, revision: 9, words: WORDS }),
      () => world.send.run({ id, revision: 9, at: null }),
      () => world.remove.run({ id }),
    ])
      await expect(late()).rejects.toMatchObject({ kind: 'conflict', code: 'news/is-left' });
  });

  it('that is stopped while it leaves reaches nobody else, and goes off the site', async () => {
    for (let number = 0; number < 20; number += 1) await world.student(`many-${number}`, ['a']);
    const id = await sendNow();
    await world.pass(2 * PACE_MS, PACE_MS);
    await world.stop.run({ id });
    const told = (await world.mailed()).length;
    await world.pass(MINUTE_MS);
    expect([await stateOf(id), (await world.mailed()).length]).toEqual(['stopped', told]);
    expect(await world.unread.run({ userId: 'many-1' })).toEqual([]);
  });

  it('of two senders at once ends in one truth', async () => {
    await world.student('one', ['a']);
    const { id, revision } = await write();
    const ends = await Promise.allSettled([
      world.send.run({ id, revision, at: null }),
      world.send.run({ id, revision, at: '2026-03-05T09:00' }),
      world.send.run({ id, revision, at: null }),
    ]);
    expect(ends.filter(({ status }) => status === 'fulfilled').length).toBe(1);
    await world.pass(4 * DAY_MS, HOUR_MS);
    expect(await world.mailed()).toEqual(['one@example.org']);
  });

  it('to a course that is deleted before it leaves reaches nobody', async () => {
    await world.student('one', ['a']);
    const { id, revision } = await write({ audience: { kind: 'courses', courseIds: ['a'] } });
    await world.send.run({ id, revision, at: '2026-03-02T10:30' });
    await world.db('courses').where({ id: 'a' }).delete();
    await world.pass(3 * HOUR_MS, MINUTE_MS);
    expect(await world.stores.announcements.find(id)).toMatchObject({ state: 'left', people: 0 });
    expect(await world.mailed()).toEqual([]);
  });

  it('is off one’s pages once it is read, and stays so', async () => {
    await world.student('one', ['a']);
    const id = await sendNow({ byMail: false });
    await world.doDue();
    expect([await stateOf(id), await world.mailed()]).toEqual(['left', []]);
    await world.markRead.run({ id, userId: 'one' });
    await world.markRead.run({ id, userId: 'one' });
    expect(await world.unread.run({ userId: 'one' })).toEqual([]);
    await expect(world.markRead.run({ id, userId: 'stranger' })).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('is off the site for who lost access since', async () => {
    await world.student('one', ['a']);
    await sendNow();
    await world.doDue();
    await world.stores.enrolments.revoke('one', 'a', world.clock.now());
    expect(await world.unread.run({ userId: 'one' })).toEqual([]);
  });

  it('is sent to its author as readers will have it, without a link that would end mails', async () => {
    const { id } = await write();
    await world.sendToMe.run({ id, me: { id: 'boss', name: 'Boss', email: 'boss@example.org' } });
    const [mail] = await world.mails();
    expect(mail).toMatchObject({ to: 'boss@example.org', subject: `Test: ${WORDS.subject}` });
    expect(mail?.unsubscribeUrl).toBeUndefined();
    expect(mail?.text).toContain('Please bring two cases.\n\n- yours\n- your questions');
  });
});

it('an announcement says where a class has moved: on the site as a link, in the mail as the address', async () => {
  const href = 'https://meet.example/room';
  await world.student('one', ['a']);
  await sendNow({ body: `The new room: ${href}` });
  await world.doDue();
  const [shown] = await world.unread.run({ userId: 'one' });
  expect(shown?.blocks).toMatchObject([{ inlines: [{ text: 'The new room: ' }, { text: href, href }] }]);
  expect((await world.mails()).at(-1)?.text).toContain(`The new room: ${href}`);
});

describe('what is no announcement', () => {
  it.each([
    [{ subject: '  ' }, 'subject'],
    [{ subject: 'x'.repeat(151) }, 'subject'],
    [{ body: ' \n' }, 'body'],
    [{ body: 'x'.repeat(1_000_000) }, 'body'],
    [{ body: '[click](javascript:alert(1))' }, 'body'],
    [{ body: '[our room](https://meet.example)' }, 'body'],
    [{ body: '<script>alert(1)</script>' }, 'body'],
    [{ body: '{{figure:1}}' }, 'body'],
    [{ onSite: false, byMail: false }, 'byMail'],
    [{ audience: { kind: 'courses', courseIds: [] } }, 'audienceCourses'],
    [{ audience: { kind: 'people', userIds: [] } }, 'audiencePeople'],
    [{ audience: { kind: 'courses', courseIds: ['a', 'gone'] } }, 'audienceCourses'],
  ] as const)('is refused: %o', async (words, field) => {
    await expect(write(words)).rejects.toMatchObject({
      kind: 'invalid',
      fields: { [field]: expect.any(String) },
    });
  });

  it.each(['2026-03-02T08:00', '2028-01-01T09:00', 'tomorrow'])('leaves at no such time: %s', async (at) => {
    await world.student('one', ['a']);
    const { id, revision } = await write();
    await expect(world.send.run({ id, revision, at })).rejects.toMatchObject({
      kind: 'invalid',
      fields: { at: expect.any(String) },
    });
  });

  it('is sent to nobody', async () => {
    const { id, revision } = await write();
    await expect(world.send.run({ id, revision, at: null })).rejects.toMatchObject({ code: 'news/no-readers' });
    expect(await stateOf(id)).toBe('draft');
  });
});

describe('mails that one may switch off', () => {
  it('stay away once they are off, by choice or by the link of one of them', async () => {
    await world.student('chose', ['a']);
    await world.student('pressed', ['a']);
    await world.student('wants', ['a']);
    await world.choose.run({ userId: 'chose', choices: [{ kind: 'announcement', isOn: false }] });
    const token = unsubscribeToken(world.secrets, 'announcement', 'pressed');
    expect(await world.unsubscribe.run({ token })).toBe('announcement');
    expect(await world.unsubscribe.run({ token })).toBe('announcement');
    await sendNow();
    await world.pass(MINUTE_MS);
    expect(await world.mailed()).toEqual(['wants@example.org']);
    expect((await world.mails())[0]?.unsubscribeUrl).toBe(
      `https://school.example/api/unsubscribe/${unsubscribeToken(world.secrets, 'announcement', 'wants')}`,
    );
    expect((await world.unread.run({ userId: 'pressed' })).length).toBe(1);
  });

  it('are ended by no link that is not ours', async () => {
    await world.student('one', ['a']);
    const good = unsubscribeToken(world.secrets, 'away', 'one');
    for (const token of [
      '',
      'away.one',
      `${good}x`,
      good.replace('away', 'discussion'),
      good.replace('one', 'two'),
      good.replace('away', 'receipt'),
      `${good}.more`,
    ])
      await expect(world.unsubscribe.run({ token })).rejects.toMatchObject({ code: 'news/unknown-link' });
    expect(await world.stores.mailChoices.offOf('one')).toEqual(['discussion-soon']);
  });

  it('of an account that is gone are ended without a word', async () => {
    const token = unsubscribeToken(world.secrets, 'away', 'gone');
    expect(await world.unsubscribe.run({ token })).toBe('away');
  });
});
