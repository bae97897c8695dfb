import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { KnexCannedAnswers } from '../../src/adapters/knex/support/canned-answers.ts';
import { KnexContactMessageRepository } from '../../src/adapters/knex/support/contact-message-repository.ts';
import { KnexThreads } from '../../src/adapters/knex/support/threads.ts';
import { after, DAY_MS, HOUR_MS } from '../../src/domain/kernel/clock.ts';
import { THREAD_KINDS } from '../../src/domain/support/literals.ts';
import {
  answered,
  closed,
  followedUp,
  NO_SUBJECT,
  newThread,
  type Subject,
  type Thread,
  type ThreadMessage,
} from '../../src/domain/support/threads/thread.ts';
import { inParallel } from './in-parallel.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aContactMessage, aUser, monday, ODD_TEXT } from './samples.ts';

const ITEM: Subject = { ...NO_SUBJECT, kind: 'item', title: 'Caries', courseId: 'course', contentId: 'video', at: 751 };
const hours = (count: number) => after(monday, count * HOUR_MS);

const message = (thread: Thread, number: number, facts: Partial<ThreadMessage> = {}): ThreadMessage => ({
  ...{ id: `${thread.id}-${number}`, threadId: thread.id, number, by: 'asker', authorId: thread.userId },
  ...{ requestId: `request-${number}`, text: 'Why is it so?', at: thread.createdAt },
  ...facts,
});

onEveryDatabase((name, open) => {
  const opened = async () => {
    const db = await open();
    const users = new KnexUserRepository(db);
    for (const id of ['ada', 'bob', 'tess'])
      await users.add(aUser({ id, email: `${id}@example.org`, name: `${id} Žižek` }));
    return { db, threads: new KnexThreads(db) };
  };
  const ask = async (threads: KnexThreads, id: string, facts: Partial<Thread & { text: string }> = {}) => {
    const { text = 'Why is it so?', ...given } = facts;
    const from = { id, userId: 'ada', contactId: null, requestId: `request-${id}` };
    const thread = { ...newThread(from, ITEM, given.createdAt ?? monday), ...given };
    await threads.add(thread, message(thread, 1, { text }), `${thread.userId} Žižek ada@example.org`);
    return thread;
  };
  const ids = (found: readonly { thread: Thread }[]) => found.map(({ thread }) => thread.id);
  const ALL = { kinds: THREAD_KINDS, words: [] };
  const page = { limit: 10 };

  describe(`Threads on ${name}`, () => {
    it('gives a thread back as it was asked, with its messages in order', async () => {
      const { threads } = await opened();
      const thread = await ask(threads, 't', { title: ODD_TEXT, text: `${ODD_TEXT}\n<script>` });
      expect(await threads.find('t')).toEqual({
        thread,
        messages: [message(thread, 1, { text: `${ODD_TEXT}\n<script>` })],
      });
      expect(await threads.find('another')).toBeUndefined();
      expect(await threads.findRequested('ada', 'request-t')).toBe('t');
      expect(await threads.findRequested('bob', 'request-t')).toBeUndefined();
      expect(await threads.findMessage('t-1')).toMatchObject({ threadId: 't', number: 1 });
    });

    it('stores the next revision, and of several at once one', async () => {
      const { threads } = await opened();
      const thread = await ask(threads, 't');
      const answer = (at: number) => message(thread, 2, { id: `answer-${at}`, by: 'team', authorId: 'tess' });
      const saved = await inParallel(8, (at) => threads.save(answered(thread, hours(1)), answer(at)));
      expect(saved.filter(Boolean)).toHaveLength(1);
      const found = await threads.find('t');
      expect(found?.thread).toEqual({ ...answered(thread, hours(1)), revision: 2 });
      expect(found?.messages.map(({ by }) => by)).toEqual(['asker', 'team']);
      const next = followedUp(found!.thread, hours(2));
      expect(await threads.save(next, message(next, 3, { at: hours(2) }))).toBe(true);
      expect((await threads.find('t'))?.messages).toHaveLength(3);
    });

    it('counts what waits and what was begun lately', async () => {
      const { threads } = await opened();
      await ask(threads, 'old');
      await ask(threads, 'new', { createdAt: hours(2) });
      await ask(threads, 'done', { createdAt: hours(2), state: 'closed' });
      await ask(threads, 'other', { createdAt: hours(2), userId: 'bob' });
      expect(await threads.countOf('ada', hours(1))).toEqual({ waiting: 2, begun: 2 });
      expect(await threads.countOf('tess', hours(1))).toEqual({ waiting: 0, begun: 0 });
    });

    it('lists one’s own newest first, and others’ only where they are shown', async () => {
      const { threads } = await opened();
      for (const at of [1, 2, 3]) await ask(threads, `own-${at}`, { createdAt: hours(at) });
      await ask(threads, 'page', { kind: 'page', contentId: 'paper', at: null, page: 3, createdAt: hours(4) });
      await ask(threads, 'shown', { userId: 'bob', isShown: true });
      await ask(threads, 'hidden', { userId: 'bob' });
      await ask(threads, 'question', { userId: 'bob', isShown: true, contentId: null, questionId: 'q' });
      expect(ids(await threads.listOf('ada', { limit: 2 }))).toEqual(['page', 'own-3']);
      expect(ids(await threads.listOf('ada', { limit: 9, before: 'own-3' }))).toEqual(['own-2', 'own-1']);
      expect(ids(await threads.listOf('ada', { ...page, in: { contentId: 'paper' } }))).toEqual(['page']);
      expect(ids(await threads.listShown('ada', { ...page, in: { contentId: 'video' } }))).toEqual(['shown']);
      expect(ids(await threads.listShown('bob', { ...page, in: { contentId: 'video' } }))).toEqual([]);
      expect(ids(await threads.listShown('ada', { ...page, in: { questionId: 'q' } }))).toEqual(['question']);
    });

    it('suggests what is shown and has half of the words, most of them first, then the same item, and never by who asked', async () => {
      const { threads } = await opened();
      const texts = { far: 'Fluoride and Phở', near: 'fluoride?', hidden: 'fluoride', other: 'fluoride' };
      for (const [id, text] of Object.entries(texts))
        await ask(threads, id, {
          ...{ text, isShown: id !== 'hidden', contentId: id === 'near' ? 'video' : 'another' },
          courseId: id === 'other' ? 'elsewhere' : 'course',
        });
      const where = { courseId: 'course', contentId: 'video' };
      expect(ids(await threads.suggest(where, ['fluoride'], 5))).toEqual(['near', 'far']);
      expect(ids(await threads.suggest(where, ['fluoride'], 1))).toEqual(['near']);
      expect(ids(await threads.suggest(where, ['fluoride', 'pho'], 5))).toEqual(['far', 'near']);
      expect(ids(await threads.suggest(where, ['fluoride', 'molar', 'pulp'], 5))).toEqual([]);
      for (const word of ['zizek', 'ada', '%']) expect(await threads.suggest(where, [word], 5)).toEqual([]);
    });

    it('has an inbox in which the longest wait is first, with filters and a search', async () => {
      const { db, threads } = await opened();
      await new KnexContactMessageRepository(db).add(aContactMessage({ id: 'contact', email: 'eve@example.org' }));
      await ask(threads, 'second', { waitingSince: hours(2) });
      await ask(threads, 'first', { waitingSince: hours(1), assignedTo: 'tess', text: 'Molars?' });
      await ask(threads, 'enquiry', {
        ...{ userId: null, contactId: 'contact', waitingSince: hours(3), kind: 'enquiry', requestId: 'contact' },
      });
      const done = await ask(threads, 'done');
      await threads.save(
        answered(done, hours(9)),
        message(done, 2, { by: 'team', text: 'Because of čaries', number: 2 }),
      );
      const open = { ...ALL, state: 'open' } as const;
      const inbox = await threads.inbox(open, page);
      expect(ids(inbox)).toEqual(['first', 'second', 'enquiry']);
      expect(inbox[0]).toMatchObject({
        asker: { name: 'ada Žižek', email: 'ada@example.org', isStudent: true },
        assigneeName: 'tess Žižek',
        opening: 'Molars?',
      });
      expect(inbox[2]?.asker).toMatchObject({ email: 'eve@example.org', isStudent: false });
      expect(ids(await threads.inbox(open, { limit: 1, before: 'first' }))).toEqual(['second']);
      expect(ids(await threads.inbox(ALL, { limit: 1 }))).toEqual(['done']);
      expect(ids(await threads.inbox({ ...open, kinds: ['item'] }, page))).toEqual(['first', 'second']);
      expect(ids(await threads.inbox({ ...ALL, assignedTo: 'tess' }, page))).toEqual(['first']);
      expect(ids(await threads.inbox({ ...ALL, words: ['caries', 'because'] }, page))).toEqual(['done']);
      expect(ids(await threads.inbox({ ...open, words: ['zizek', 'molars'] }, page))).toEqual(['first']);
      const named = await threads.findNamed('done');
      expect(named?.messages.map(({ by, name: who }) => [by, who])).toEqual([
        ['asker', 'ada Žižek'],
        ['team', 'ada Žižek'],
      ]);
      expect(await threads.findNamed('none')).toBeUndefined();
    });

    it('tells how long first answers took, without enquiries and orders', async () => {
      const { threads } = await opened();
      await ask(threads, 'a', { firstAnsweredAt: hours(2) });
      await ask(threads, 'b', { firstAnsweredAt: hours(1), kind: 'order' });
      await ask(threads, 'c', { firstAnsweredAt: hours(5) });
      await ask(threads, 'd');
      expect(await threads.answerTimes(monday, 10)).toEqual([5 * HOUR_MS, 2 * HOUR_MS]);
      expect(await threads.answerTimes(hours(3), 10)).toEqual([5 * HOUR_MS]);
      expect(await threads.answerTimes(monday, 1)).toEqual([5 * HOUR_MS]);
    });

    it('goes when nothing has happened to it for long, a batch at a time, and with its account', async () => {
      const { db, threads } = await opened();
      for (const at of [1, 2, 3, 4]) await ask(threads, `t-${at}`, { createdAt: hours(at) });
      const last = await ask(threads, 'last');
      await threads.save(closed(last, after(monday, DAY_MS)));
      const before = hours(4);
      expect([await threads.purge(before, 2), await threads.purge(before, 2)]).toEqual([2, 1]);
      expect(ids(await threads.listOf('ada', page)).sort()).toEqual(['last', 't-4']);
      await db('users').where({ id: 'ada' }).delete();
      expect([await rows(db, 'threads'), await rows(db, 'thread_messages')]).toEqual([0, 0]);
    });

    it('stays without its answerer, and goes with the contact message', async () => {
      const { db, threads } = await opened();
      const contacts = new KnexContactMessageRepository(db);
      await contacts.add(aContactMessage({ id: 'contact' }));
      const thread = await ask(threads, 'e', { userId: null, contactId: 'contact', assignedTo: 'tess' });
      await threads.save(answered(thread, hours(1)), message(thread, 2, { by: 'team', authorId: 'tess' }));
      await db('users').where({ id: 'tess' }).delete();
      expect(await threads.findNamed('e')).toMatchObject({
        thread: { assignedTo: null },
        messages: [{}, { authorId: null, name: '' }],
      });
      await contacts.removeOlderThan(after(monday, 9 * DAY_MS));
      expect(await rows(db, 'threads')).toBe(0);
    });
  });

  describe(`CannedAnswers on ${name}`, () => {
    it('keeps them by title, until they are removed', async () => {
      const canned = new KnexCannedAnswers(await open());
      for (const title of ['béta', 'Alpha', 'gamma']) await canned.add({ id: title, title, text: ODD_TEXT });
      expect((await canned.list()).map(({ title }) => title)).toEqual(['Alpha', 'béta', 'gamma']);
      expect((await canned.list())[0]).toEqual({ id: 'Alpha', title: 'Alpha', text: ODD_TEXT });
      expect([await canned.remove('Alpha'), await canned.remove('Alpha')]).toEqual([true, false]);
    });
  });
});

const rows = async (db: Knex, table: string): Promise<number> => (await db(table)).length;
