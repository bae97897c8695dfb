import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { isPostgres } from '../../src/adapters/knex/database.ts';
import { COPIED } from '../../src/adapters/knex/identity/personal-data/copied-tables.ts';
import { NOT_COPIED } from '../../src/adapters/knex/identity/personal-data/other-tables.ts';
import { KnexPersonalData } from '../../src/adapters/knex/identity/personal-data/personal-data.ts';
import type { CopiedRows } from '../../src/domain/identity/personal-data/ports.ts';
import { inParallel } from './in-parallel.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { friday, tuesday } from './samples.ts';

interface Someone {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}
const ZOE: Someone = { id: 'zoe_1', name: "Zoë O'Marker", email: 'zoe_marker@example.org' };
const BOSS: Someone = { id: 'boss', name: 'Boss', email: 'boss@example.org' };
const NOBODY: Someone = { id: 'nobody', name: 'Nobody', email: 'nobody@example.org' };
/** Her address differs in a sign that LIKE takes for any. */
const MAX: Someone = { id: 'max-1', name: 'Max Other', email: 'zoe-marker@example.org' };

const JSON_COLUMNS = ['shape', 'plan', 'answers', 'late_answers', 'watched'];
/** What the law asks to keep: it holds no words of a person but where it says so. */
const BOOKS = ['orders', 'order_events', 'refunds', 'coupon_uses', 'tax_documents'];
const FROZEN = ['refunds.reason', 'tax_documents.buyer_email', 'tax_documents.buyer_name'];
/** Words of the program in a table that has words of people as well. */
const PLAIN = [
  'admin_actions.kind',
  'admin_actions.path',
  'admin_actions.detail',
  'admin_actions.request_id',
  'announcements.subject',
  'announcements.body',
  'unmatched_payments.currency',
];

/** A row with the person's name and address in every column that can have words. */
async function rowOf(db: Knex, table: string, who: Someone, set: Record<string, unknown>): Promise<object> {
  const words = `${who.name} <${who.email}>`;
  const row: Record<string, unknown> = {};
  for (const [column, { type }] of Object.entries(await db(table).columnInfo())) {
    const place = `${table}.${column}`;
    if (column in set) row[column] = set[column];
    else if (/bool/.test(type)) row[column] = false;
    else if (!/text|char/.test(type)) row[column] = 7;
    else if (JSON_COLUMNS.includes(column)) row[column] = JSON.stringify({ words });
    else if (/^id$|_id$|^key$|^idempotency_key$|digest$/.test(column)) row[column] = `${column}-${who.id}`;
    else if (column.endsWith('email')) row[column] = who.email.toUpperCase();
    else row[column] = (BOOKS.includes(table) && !FROZEN.includes(place)) || PLAIN.includes(place) ? 'plain' : words;
  }
  return row;
}

const searched = ({ email }: Someone): string =>
  JSON.stringify({ kind: 'students', filter: { search: email.toUpperCase(), courseId: null, endsSoon: false } });

const SITTING = 'sitting';
/** One row in each table that has something of a person, parents before their children. */
async function fill(db: Knex, who: Someone, sequence: number): Promise<void> {
  const user = { user_id: who.id };
  const order = { order_id: `order-${who.id}` };
  const sitting = { sitting_id: `${SITTING}-${who.id}` };
  const session = { session_id: `session-${who.id}` };
  const past = { ended_at: 1, release_at: 2 };
  const rows: readonly [string, Record<string, unknown>][] = [
    ['users', { id: who.id, email: who.email, role: 'student', roles: '' }],
    ['auth_sessions', { id: session.session_id, ...user }],
    ['account_streams', { ...session, ...user }],
    ['email_changes', { ...user, old_email: `old-${who.email}`, new_email: who.email }],
    ['invitations', { email: who.email, invited_by: BOSS.id }],
    ['email_confirmations', user],
    ['reset_links', user],
    ['two_factors', user],
    ['recovery_codes', user],
    ['orders', { id: order.order_id, ...user, status: 'paid', dispute: null }],
    ['order_events', order],
    ['refunds', { id: `refund-${who.id}`, ...order, state: 'done' }],
    [
      'coupons',
      {
        ...{ id: `coupon-${who.id}`, code: 'C', folded_code: `c-${who.id}`, note: '', off_kind: 'percent' },
        ...{ course_ids: null, from_day: null, until_day: null },
      },
    ],
    ['coupon_uses', { ...user, ...order, coupon_id: `coupon-${who.id}` }],
    ['tax_documents', { ...order, kind: 'invoice', sequence, refund_id: null }],
    ['unmatched_payments', user],
    ['enrolments', { ...user, ...order }],
    ['access_periods', { ...user, ...order, id: sequence }],
    ['enrolment_imports', { id: `import-${who.id}`, actor_id: 'boss', until: null }],
    ['enrolment_import_rows', { import_id: `import-${who.id}`, position: 0, email: who.email }],
    ['progress', user],
    ['study_goals', user],
    ['estimates', user],
    ['cards', { ...user, question_id: 'q' }],
    ['outcomes', user],
    ['attendances', { ...user, discussion_id: 'd' }],
    ['calendar_feeds', user],
    ['activity_entries', user],
    ['sittings', { id: sitting.sitting_id, ...user, kind: 'mock', ...past }],
    ['sitting_sections', { ...sitting, number: 1 }],
    ['sitting_versions', { ...sitting, number: 1 }],
    ['sitting_reveals', sitting],
    ['answered_questions', { ...sitting, ...user, question_id: 'q', version_id: 'v', option_id: 'o', is_right: true }],
    ['extra_times', user],
    ['question_reports', user],
    ['contact_messages', { user_id: null, folded_email: who.email }],
    ['threads', { id: `thread-${who.id}`, ...user, contact_id: null, assigned_to: null }],
    ['thread_messages', { thread_id: `thread-${who.id}`, author_id: null }],
    ['mails', { to: who.email, reply_to: null, user_id: null }],
    ['mail_choices', user],
    ['announcements', { id: `announcement-${who.id}`, author_id: BOSS.id, state: 'left', audience: searched(who) }],
    ['deliveries', { announcement_id: `announcement-${who.id}`, ...user }],
    ['learning_marks', { key: `away:${who.id}:2026-03-02T09:00:00.000Z` }],
    ['admin_actions', { ...user, actor_id: 'boss' }],
  ];
  for (const [table, set] of rows) await db(table).insert(await rowOf(db, table, who, set));
  const job = { attempt: 0, run_at: 1, created_at: 1, lost: 0 };
  for (const [at, payload] of [{ email: who.email }, { userId: who.id }].entries())
    await db('jobs').insert({ ...job, id: `job-${at}-${who.id}`, name: 'x', payload: JSON.stringify(payload) });
  const about = { id: `told-${who.id}`, key: `undeliverable:${order.order_id}`, user_id: null };
  const toSchool = { ...about, to: 'school@example.org', reply_to: null };
  await db('mails').insert(await rowOf(db, 'mails', who, { ...toSchool, kind: 'dispute' }));
}

/** Every table of the database, but those in which SQLite keeps words of another table once more. */
async function tablesOf(db: Knex): Promise<string[]> {
  const tables: string[] = isPostgres(db)
    ? await db('information_schema.tables')
        .where({ table_type: 'BASE TABLE' })
        .whereRaw('table_schema = current_schema()')
        .pluck('table_name')
    : await db('sqlite_master').where({ type: 'table' }).pluck('name');
  return tables.filter((table) => !/^(sqlite_|search_index|caption_index)/.test(table)).sort();
}

/** Places with a person's name or address, by table and column. */
async function placesOf(db: Knex, { name, email }: Someone): Promise<string[]> {
  const found = new Set<string>();
  for (const table of await tablesOf(db))
    for (const row of (await db(table).select()) as Record<string, unknown>[])
      for (const [column, value] of Object.entries(row)) {
        const text = (typeof value === 'object' ? JSON.stringify(value) : String(value)).toLowerCase();
        if (text.includes(name.toLowerCase()) || text.includes(email)) found.add(`${table}.${column}`);
      }
  return [...found].sort();
}

async function copied(pieces: AsyncIterable<CopiedRows>): Promise<Record<string, Record<string, unknown>[]>> {
  const all: Record<string, Record<string, unknown>[]> = {};
  for await (const { kind, rows } of pieces) all[kind] = [...(all[kind] ?? []), ...(rows as Record<string, unknown>[])];
  return all;
}

const ERASURE = { userId: ZOE.id, erasedBy: 'boss', erasedAt: tuesday, reason: 'She asked for it.' };

onEveryDatabase((name, open) => {
  const filled = async () => {
    const db = await open();
    await db('users').insert(await rowOf(db, 'users', BOSS, { id: BOSS.id, role: 'admin', roles: 'owner' }));
    await db('discussion_series').insert(await rowOf(db, 'discussion_series', NOBODY, { id: 'series' }));
    await db('discussions').insert(await rowOf(db, 'discussions', NOBODY, { id: 'd', series_id: 'series' }));
    await fill(db, ZOE, 1);
    await fill(db, MAX, 2);
    return { db, data: new KnexPersonalData(db) };
  };

  describe(`PersonalData on ${name}`, () => {
    it('has a decision about each table, and each column of one that is copied', async () => {
      const db = await open();
      expect([...Object.keys(COPIED), ...Object.keys(NOT_COPIED)].sort()).toEqual(await tablesOf(db));
      for (const [table, { columns, leftOut, key }] of Object.entries(COPIED)) {
        const known = Object.keys(await db(table).columnInfo());
        expect([...columns, ...leftOut].sort(), table).toEqual(known.sort());
        expect(known, table).toEqual(expect.arrayContaining([...key]));
      }
    });

    it('copies a row of each table, of this person only, and no secret', async () => {
      const { data } = await filled();
      const all = await copied(data.copyOf(ZOE.id, friday));
      expect(Object.keys(all)).toEqual(Object.values(COPIED).map(({ kind }) => kind));
      for (const [kind, rows] of Object.entries(all)) expect(rows, kind).toHaveLength(1);
      expect(all.account).toMatchObject([{ id: ZOE.id, email: ZOE.email, created_at: '1970-01-01T00:00:00.007Z' }]);
      expect(all.answerSheets).toMatchObject([{ plan: { words: `${ZOE.name} <${ZOE.email}>` } }]);
      expect(all.results).toMatchObject([{ is_right: true, question_id: 'q' }]);
      const text = JSON.stringify(all);
      expect(text).not.toMatch(/digest|password|secret|max-1|Max Other/);
    });

    it('copies many rows page by page, each once', async () => {
      const { db, data } = await filled();
      const entry = { user_id: ZOE.id, course_id: 'c', content_id: 'x', kind: 'key-held', minute: 1, at: 1, count: 1 };
      const many = Array.from({ length: 450 }, (_, at) => ({ ...entry, id: `many-${at}`, minute: at }));
      for (let at = 0; at < many.length; at += 100) await db('activity_entries').insert(many.slice(at, at + 100));
      const { protectionLog } = await copied(data.copyOf(ZOE.id, friday));
      expect(new Set(protectionLog?.map((one) => JSON.stringify(one))).size).toBe(451);
    });

    it('tells nobody what is right before the release', async () => {
      const { db, data } = await filled();
      await db('sittings').update({ release_at: friday.getTime() + 1 });
      expect((await copied(data.copyOf(ZOE.id, friday))).results).toEqual([]);
      await db('sittings').update({ release_at: null });
      expect((await copied(data.copyOf(ZOE.id, friday))).results).toHaveLength(1);
    });

    it('tells neither which cases count nor what authors answered before the release, the later one of two', async () => {
      const { db, data } = await filled();
      const plan = [{ vignetteId: 'v', versionId: 'v1', isScored: false, questions: [{ id: 'q', optionIds: ['o'] }] }];
      await db('sitting_sections').update({ plan: JSON.stringify(plan) });
      await db('question_reports').update({ answer: 'B is right', sitting_id: `${SITTING}-${ZOE.id}` });
      await db('sittings').update({ mock_exam_id: 'mock', kind: 'mock', release_at: friday.getTime() });
      await db('mock_exams').insert(
        await rowOf(db, 'mock_exams', BOSS, { id: 'mock', release_at: friday.getTime() + 1 }),
      );
      const read = async () => {
        const { answerSheets, questionReports, results } = await copied(data.copyOf(ZOE.id, friday));
        return { answerSheets, questionReports, results };
      };
      expect(JSON.stringify(await read())).not.toMatch(/isScored|B is right|is_right/);
      expect((await read()).answerSheets).toMatchObject([{ plan: [{ questions: [{ id: 'q' }] }] }]);
      expect((await read()).questionReports).toMatchObject([{ answer: '' }]);
      await db('mock_exams').update({ release_at: friday.getTime() });
      expect(await read()).toMatchObject({
        questionReports: [{ answer: 'B is right' }],
        results: [{ is_right: true }],
      });
      expect(JSON.stringify(await read())).not.toMatch(/isScored/);
    });

    it('leaves a person nowhere but in the books, and everybody else as they were', async () => {
      const { db, data } = await filled();
      const others = await placesOf(db, MAX);
      expect((await placesOf(db, ZOE)).length).toBeGreaterThan(40);
      expect(await db.transaction((trx) => new KnexPersonalData(trx).erase(ERASURE))).toEqual({
        ...ERASURE,
        orders: 1,
        documents: 1,
      });
      expect(await placesOf(db, ZOE)).toEqual(FROZEN);
      expect(await placesOf(db, MAX)).toEqual(others);
      expect(await data.findErasure(ZOE.id)).toMatchObject({ ...ERASURE, orders: 1, documents: 1 });
      expect(await data.findErasure(MAX.id)).toBeUndefined();
      expect(await db('users').orderBy('id').pluck('id')).toEqual([BOSS.id, MAX.id]);
      expect(await db('jobs').orderBy('id').pluck('id')).toEqual([`job-0-${MAX.id}`, `job-1-${MAX.id}`]);
      expect(await db('mails').orderBy('id').pluck('id')).toEqual([`id-${MAX.id}`, `told-${MAX.id}`]);
      expect(await db('admin_actions').where({ user_id: ZOE.id })).toMatchObject([{ actor_id: 'boss', reason: null }]);
      for (const table of ['deliveries', 'mail_choices', 'email_confirmations'])
        expect(await db(table).pluck('user_id'), table).toEqual([MAX.id]);
      expect(await db('learning_marks').pluck('key')).toEqual([expect.stringContaining(MAX.id)]);
      // What was told to others as well stays; a search for this address finds nobody, not everybody.
      expect(await db('announcements').orderBy('id')).toMatchObject([
        { id: `announcement-${MAX.id}`, audience: searched(MAX) },
        {
          id: `announcement-${ZOE.id}`,
          subject: 'plain',
          body: 'plain',
          audience: '{"kind":"courses","courseIds":[]}',
        },
      ]);
    });

    it('finds nothing by an address that was never confirmed, nor of a time when it was another’s', async () => {
      const { db, data } = await filled();
      const byAddress = async () => {
        const all = await copied(data.copyOf(ZOE.id, friday));
        return [all.contactMessages, all.mails, all.invitations, all.lists].map((rows) => rows?.length);
      };
      expect(await byAddress()).toEqual([1, 1, 1, 1]);
      await db('users').where({ id: ZOE.id }).update({ email_confirmed_at: 8 });
      expect(await byAddress()).toEqual([0, 0, 0, 0]);
      await db('users').where({ id: ZOE.id }).update({ email_confirmed_at: null });
      expect(await byAddress()).toEqual([0, 0, 0, 0]);
      await db.transaction((trx) => new KnexPersonalData(trx).erase(ERASURE));
      const left = ['contact_messages', 'mails', 'invitations', 'enrolment_import_rows'];
      for (const table of left) expect(await db(table).select(), table).not.toHaveLength(0);
      expect(await db('contact_messages').where({ folded_email: ZOE.email })).toHaveLength(1);
      expect(await db('mails').where({ to: ZOE.email })).toHaveLength(1);
    });

    it('erases whole addresses, in whatever letters they were typed, and none that only holds them', async () => {
      const { db } = await filled();
      const message = await db('contact_messages').first();
      const typed = { id: 'longer', email: `anna${ZOE.email}`, folded_email: `anna${ZOE.email}` };
      await db('contact_messages').insert({ ...message, ...typed });
      const told = { ...(await db('mails').first()), id: 'longer', to: 'school@example.org', key: 'contact:longer' };
      await db('mails').insert({ ...told, words: `anna${ZOE.email}`, text: `a friend of ${ZOE.email}` });
      await db('announcements').insert({
        ...(await db('announcements').first()),
        ...{ id: 'longer', audience: searched({ ...ZOE, email: `anna${ZOE.email}` }) },
      });
      await db.transaction((trx) => new KnexPersonalData(trx).erase(ERASURE));
      expect(await db('contact_messages').where({ id: 'longer' })).toHaveLength(1);
      expect(await db('mails').where({ id: 'longer' })).toHaveLength(1);
      expect(await db('announcements').where({ id: 'longer' }).pluck('audience')).toEqual([
        searched({ ...ZOE, email: `anna${ZOE.email}` }),
      ]);
    });

    it('takes them out of audiences that name them, and leaves the others there', async () => {
      const { db } = await filled();
      const audience = { kind: 'people', userIds: [MAX.id, ZOE.id] };
      const row = { ...(await db('announcements').first()), id: 'chosen', audience: JSON.stringify(audience) };
      await db('announcements').insert(row);
      await db.transaction((trx) => new KnexPersonalData(trx).erase(ERASURE));
      const [left] = await db('announcements').where({ id: 'chosen' }).pluck('audience');
      expect(JSON.parse(left)).toEqual({ kind: 'people', userIds: [MAX.id] });
    });

    it('hands over what somebody wrote signed in, under whichever address, and no network of the office', async () => {
      const { db, data } = await filled();
      await db('contact_messages').update({ user_id: MAX.id });
      expect((await copied(data.copyOf(ZOE.id, friday))).contactMessages).toEqual([]);
      expect((await copied(data.copyOf(MAX.id, friday))).contactMessages).toHaveLength(2);
      await db('admin_actions').update({ network: '203.0.113.0' });
      expect((await copied(data.copyOf(ZOE.id, friday))).activityLog).toMatchObject([{ network: null }]);
      await db('admin_actions').where({ user_id: ZOE.id }).update({ actor_id: ZOE.id });
      expect((await copied(data.copyOf(ZOE.id, friday))).activityLog).toMatchObject([{ network: '203.0.113.0' }]);
    });

    it('erases once, whoever else does it at the same time', async () => {
      const { db } = await filled();
      const erase = () => db.transaction((trx) => new KnexPersonalData(trx).erase(ERASURE));
      const answers = await inParallel(5, erase);
      expect(answers.filter(Boolean)).toHaveLength(1);
    });

    it('keeps the answers as sums that lead to nobody', async () => {
      const { db } = await filled();
      const sums = () => db('erased_answers').select();
      await db.transaction((trx) => new KnexPersonalData(trx).erase(ERASURE));
      await db.transaction((trx) => new KnexPersonalData(trx).erase({ ...ERASURE, userId: MAX.id }));
      expect(
        (await sums()).map((one) => ({ ...one, is_first: Boolean(one.is_first), is_right: Boolean(one.is_right) })),
      ).toEqual([{ version_id: 'v', question_id: 'q', option_id: 'o', is_first: false, is_right: true, answers: 2 }]);
      expect(await db('answered_questions').select()).toEqual([]);
    });

    it('knows when money is on its way', async () => {
      const { db, data } = await filled();
      const isOpen = () => data.hasOpenMoney(ZOE.id);
      expect(await isOpen()).toBe(false);
      const own = () => db('orders').where({ user_id: ZOE.id });
      for (const status of ['pending', 'processing']) {
        await own().update({ status });
        expect(await isOpen(), status).toBe(true);
      }
      await own().update({ status: 'paid', dispute: 'open' });
      expect(await isOpen()).toBe(true);
      await own().update({ dispute: 'won' });
      await db('refunds').update({ state: 'asked' });
      expect(await isOpen()).toBe(true);
      await db('refunds').update({ state: 'refused' });
      expect(await isOpen()).toBe(false);
      await db('tax_documents')
        .where({ order_id: `order-${ZOE.id}` })
        .delete();
      expect(await isOpen()).toBe(true);
    });
  });
});
