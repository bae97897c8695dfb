import type { Knex } from 'knex';
import type { Dispute } from '../../../../domain/enrolment/order.ts';
import type { ProvenAddress } from '../../../../domain/identity/proven-addresses.ts';
import { normalizeEmail } from '../../../../domain/identity/user.ts';
import type { Audience } from '../../../../domain/news/announcement.ts';
import { likePattern } from '../../like-pattern.ts';
import { toMillis } from '../../times.ts';
import {
  invitationsOf,
  listsOf,
  mailsOf,
  marksOf,
  messagesOf,
  ordersOf,
  type Person,
  unmatchedOf,
} from './person-rows.ts';

/** Tables whose rows belong to the person, children before their parents. */
const OWN = [
  'question_reports',
  'extra_times',
  'progress',
  'study_goals',
  'estimates',
  'cards',
  'outcomes',
  'attendances',
  'calendar_feeds',
  'threads',
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

const DISPUTES: readonly Dispute[] = ['open', 'won', 'lost'];

/** Audience that replaces a search by an erased address: nobody, since an empty search would find everybody. */
const NOBODY: Audience = { kind: 'courses', courseIds: [] };

/** Keeps the counts of answers for their questions: as sums, without sitting, person and moment. */
const KEEP_ANSWERS = `
  insert into erased_answers (version_id, question_id, option_id, is_first, is_right, answers)
  select version_id, question_id, coalesce(option_id, ''), is_first, is_right, count(*)
  from answered_questions join sittings on sittings.id = answered_questions.sitting_id
  where sittings.user_id = ? and not sittings.is_preview
  group by version_id, question_id, coalesce(option_id, ''), is_first, is_right
  on conflict (version_id, question_id, option_id, is_first, is_right)
  do update set answers = erased_answers.answers + excluded.answers`;

/** Removes everything of a person but orders, their history, refunds and tax documents. Within a transaction. */
export async function eraseRows(db: Knex, person: Person): Promise<void> {
  const { userId, addresses } = person;
  await db.raw(KEEP_ANSWERS, [userId]);
  // Sections, reveals and answers go with their sitting.
  await db('sittings').where({ user_id: userId }).delete();
  for (const table of OWN) await db(table).where({ user_id: userId }).delete();
  await marksOf(db, { userId }).delete();
  await emptyAudiences(db, person);
  await invitationsOf(db, person).delete();
  await listsOf(db, person).delete();
  await db('mails')
    .whereIn('key', await keysToSchool(db, person))
    .delete();
  await mailsOf(db, person).delete();
  await messagesOf(db, person).delete();
  await unmatchedOf(db, person).update({ payer_name: null, payer_email: null, folded_payer_email: null });
  const current = addresses.flatMap(({ email, until }) => (until ? [] : [email]));
  await db('jobs')
    .where((jobs) => {
      for (const word of [userId, ...current])
        jobs.orWhereRaw(`payload like ? escape '!'`, [`%${likePattern(JSON.stringify(word))}%`]);
    })
    .delete();
  // Words about them, and from where they came; what was done by whom and when stays.
  await db('admin_actions')
    .where((about) => about.where({ user_id: userId }).orWhere({ actor_id: userId }))
    .update({ reason: null, account: null, network: null });
  await db('users').where({ id: userId }).delete();
}

/** Keys of mails to the school that tell of them: by what they are about, never by what their words happen to hold. */
async function keysToSchool(db: Knex, person: Person): Promise<string[]> {
  const orders: string[] = await ordersOf(db, person).pluck('id');
  const refunds: string[] = await db('refunds').whereIn('order_id', orders).pluck('id');
  const messages: string[] = await messagesOf(db, person).pluck('id');
  const unmatched: string[] = await unmatchedOf(db, person).pluck('checkout_id');
  return [
    ...messages.map((id) => `contact:${id}`),
    ...unmatched.map((id) => `unmatched:${id}`),
    ...refunds.map((id) => `refund-returned:${id}`),
    ...orders.flatMap((id) => [
      `undeliverable:${id}`,
      `refund-due:${id}`,
      ...DISPUTES.map((end) => `dispute:${id}:${end}`),
    ]),
  ];
}

/** Takes them out of audiences that name them, and empties those that searched for one of their addresses. */
async function emptyAudiences(db: Knex, { userId, addresses }: Person): Promise<void> {
  const naming = await db('announcements').whereLike('audience', `%"${userId}"%`).select('id', 'audience');
  for (const { id, audience } of naming) {
    const read = JSON.parse(audience) as Audience;
    if (read.kind !== 'people') continue;
    const userIds = read.userIds.filter((one) => one !== userId);
    await db('announcements')
      .where({ id })
      .update({ audience: JSON.stringify({ ...read, userIds }) });
  }
  const searched = await db('announcements').whereLike('audience', '%"search"%').select('id', 'audience', 'created_at');
  for (const { id, audience, created_at } of searched) {
    const read = JSON.parse(audience) as Audience;
    const search = read.kind === 'students' ? normalizeEmail(read.filter.search) : '';
    const isTheirs = ({ email, from, until }: ProvenAddress) =>
      email === search && toMillis(from) <= Number(created_at) && (!until || Number(created_at) < toMillis(until));
    if (addresses.some(isTheirs))
      await db('announcements')
        .where({ id })
        .update({ audience: JSON.stringify(NOBODY) });
  }
}
