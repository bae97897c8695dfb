import type { Knex } from 'knex';
import type { Audience } from '../../../../domain/news/announcement.ts';
import { likePattern } from '../../like-pattern.ts';
import { marksOf, type Person } from './person-rows.ts';

/** Tables whose rows belong to the person, children before their parents. */
const OWN = [
  'question_reports',
  'extra_times',
  'progress',
  'activity_entries',
  'access_periods',
  'enrolments',
  'account_streams',
  'auth_sessions',
  'reset_links',
  'recovery_codes',
  'two_factors',
  'email_changes',
  'email_confirmations',
  'mail_choices',
  'deliveries',
] as const;

/** Readers whom a search by an erased address found: it finds nobody any more, and must not find everybody. */
const NOBODY: Audience = { kind: 'courses', courseIds: [] };

/** Answers go on counting for their questions: as sums, without sitting, person and moment. */
const KEEP_ANSWERS = `
  insert into erased_answers (version_id, question_id, option_id, is_first, is_right, answers)
  select version_id, question_id, coalesce(option_id, ''), is_first, is_right, count(*)
  from answered_questions join sittings on sittings.id = answered_questions.sitting_id
  where sittings.user_id = ? and not sittings.is_preview
  group by version_id, question_id, coalesce(option_id, ''), is_first, is_right
  on conflict (version_id, question_id, option_id, is_first, is_right)
  do update set answers = erased_answers.answers + excluded.answers`;

/** Removes everything of a person but orders, their history, refunds and tax documents. Within a transaction. */
export async function eraseRows(db: Knex, { userId, addresses }: Omit<Person, 'now'>): Promise<void> {
  await db.raw(KEEP_ANSWERS, [userId]);
  // Sections, reveals and answers go with their sitting.
  await db('sittings').where({ user_id: userId }).delete();
  for (const table of OWN) await db(table).where({ user_id: userId }).delete();
  await marksOf(db, { userId }).delete();
  for (const address of addresses)
    await db('announcements')
      .whereRaw(`lower(audience) like ? escape '!'`, [holding(address)])
      .update({ audience: JSON.stringify(NOBODY) });
  await db('invitations').whereIn('email', addresses).delete();
  await db('enrolment_import_rows').whereIn('email', addresses).delete();
  await db('contact_messages').whereIn(lower(db, 'email'), addresses).delete();
  await db('unmatched_payments')
    .where((own) => own.where({ user_id: userId }).orWhereIn(lower(db, 'payer_email'), addresses))
    .update({ payer_name: null, payer_email: null });
  await db('mails')
    .where((mails) => {
      mails.whereIn('to', addresses).orWhereIn(lower(db, 'reply_to'), addresses);
      // Mails to the school that tell of them.
      for (const address of addresses)
        for (const column of ['words', 'text'])
          mails.orWhereRaw(`lower(${column}) like ? escape '!'`, [holding(address)]);
    })
    .delete();
  await db('jobs')
    .where((jobs) => {
      for (const word of [userId, ...addresses])
        jobs.orWhereRaw(`payload like ? escape '!'`, [holding(JSON.stringify(word))]);
    })
    .delete();
  // Words about them, and from where they came; what was done by whom and when stays.
  await db('admin_actions')
    .where((about) => about.where({ user_id: userId }).orWhere({ actor_id: userId }))
    .update({ reason: null, account: null, network: null });
  await db('users').where({ id: userId }).delete();
}

/** Addresses that somebody typed are kept as they were typed. */
const lower = (db: Knex, column: string) => db.raw('lower(??)', [column]) as never;

const holding = (words: string): string => `%${likePattern(words)}%`;
