import type { SettingsContentReply } from '../../../src/wire/replies/school.ts';
import type { Difference } from '../../admin/stale-notice.tsx';
import { SETTINGS } from '../../text/copy/admin-settings.ts';
import { blockInWords, WORDS } from '../../text/copy/admin-words.ts';
import { examDays } from '../../text/exam-dates.ts';

/** A rate in the words of the form. */
export function gstWords(rate: number | null): string {
  if (rate === null) return SETTINGS.tax.gst.none;
  return rate === 1000 ? SETTINGS.tax.gst.usual : SETTINGS.tax.rate(rate / 100);
}

/** A content in the words of its form, by field. */
function wordsOf({
  school,
  mentor,
  words,
  prices,
  tax,
  mail,
  exam,
}: SettingsContentReply): readonly [string, string][] {
  const { hours } = school;
  return [
    [SETTINGS.school.name, school.name],
    [SETTINGS.school.email, school.email],
    [SETTINGS.school.phone, school.phone],
    [SETTINGS.school.messagingUrl, school.messagingUrl],
    [SETTINGS.school.hasHours, hours ? `${hours.days}, ${hours.opens} to ${hours.closes}, ${hours.timeZone}` : ''],
    [SETTINGS.school.logo, school.logo],
    [`${SETTINGS.mentor.title}: ${SETTINGS.mentor.name}`, mentor.name],
    [SETTINGS.mentor.degree, mentor.degree],
    [SETTINGS.mentor.registration, mentor.registration],
    [SETTINGS.mentor.words, mentor.words],
    [SETTINGS.mentor.portrait, mentor.portrait],
    ...blocksOf(words),
    [SETTINGS.prices.wasPercent, String(prices.wasPercent)],
    [SETTINGS.tax.seller, tax.seller],
    [SETTINGS.tax.abn, tax.abn],
    [SETTINGS.tax.address, tax.address],
    [SETTINGS.tax.gstRate, gstWords(tax.gstRate)],
    [SETTINGS.tax.isUnregistered, SETTINGS.yesNo(tax.isUnregistered)],
    [SETTINGS.mail.senderName, mail.senderName],
    [SETTINGS.mail.replyTo, mail.replyTo],
    [SETTINGS.exam.reviewers, String(exam.reviewers)],
    [SETTINGS.exam.processUrl, exam.processUrl],
    [SETTINGS.exam.isProcessPdf, SETTINGS.yesNo(exam.isProcessPdf)],
    [SETTINGS.exam.dates, exam.dates.map((one) => [examDays(one), one.note].filter(Boolean).join(' · ')).join('; ')],
  ];
}

/** Blocks with words of the school's own, each with its name. */
const blocksOf = (words: SettingsContentReply['words']): [string, string][] =>
  Object.entries(words).flatMap(([page, blocks]) =>
    Object.entries(blocks).map(([key, text]): [string, string] => [
      blockInWords(`${page}.${key}`) ?? `${page}.${key}`,
      text || WORDS.hidden,
    ]),
  );

/** Returns the differences between both versions, in the page's words; a block without own words has the original. */
export function differences(theirs: SettingsContentReply, mine: SettingsContentReply): Difference[] {
  const [their, own] = [new Map(wordsOf(theirs)), new Map(wordsOf(mine))];
  return [...new Set([...their.keys(), ...own.keys()])]
    .map((field) => ({
      field,
      their: their.get(field) ?? WORDS.original,
      mine: own.get(field) ?? WORDS.original,
    }))
    .filter((row) => row.their !== row.mine);
}
