import { SCHOOL_TIME_ZONE } from '../kernel/calendar.ts';
import { after, DAY_MS } from '../kernel/clock.ts';
import { type Fault, fieldsOf } from '../kernel/fault.ts';
import type { AnnouncementId, CourseId, UserId } from '../kernel/ids.ts';
import { oneLine } from '../kernel/mail.ts';
import type { Block, RichTextReader } from '../kernel/rich-text.ts';
import { instantOf } from '../kernel/time-zone.ts';
import { announcementRefused, isOnItsWay } from './errors.ts';
import { type AnnouncementState, MAX_SUBJECT } from './literals.ts';

/** Students as the list of students filters them. */
export interface StudentsFilter {
  readonly search: string;
  readonly courseId: CourseId | null;
  readonly endsSoon: boolean;
}

/** Readers that are meant; of these it reaches those who may enter a course when it leaves. */
export type Audience =
  | { readonly kind: 'all' }
  | { readonly kind: 'courses'; readonly courseIds: readonly CourseId[] }
  | { readonly kind: 'students'; readonly filter: StudentsFilter }
  /** Chosen one by one; an account that was erased is taken out. */
  | { readonly kind: 'people'; readonly userIds: readonly UserId[] };

/** Written by its author; changed until it leaves. */
export interface AnnouncementWords {
  readonly audience: Audience;
  readonly subject: string;
  /** Markdown. */
  readonly body: string;
  readonly onSite: boolean;
  readonly byMail: boolean;
}

export interface Announcement extends AnnouncementWords {
  readonly id: AnnouncementId;
  readonly authorId: UserId;
  readonly state: AnnouncementState;
  /** Optimistic lock: rises with each change of the row. */
  readonly revision: number;
  readonly createdAt: Date;
  /** Null of a draft. */
  readonly leavesAt: Date | null;
  readonly leftAt: Date | null;
  /** Number of people who got it, counted when it left. */
  readonly people: number | null;
}

/** Courses of which a reader has to have one; null: any. */
export function coursesOf(audience: Audience): readonly CourseId[] | null {
  if (audience.kind === 'courses') return audience.courseIds;
  return audience.kind === 'students' && audience.filter.courseId !== null ? [audience.filter.courseId] : null;
}

/** The words as they are kept. Refuses with `invalid`, and every field that is wrong. */
export function checkedWords(words: AnnouncementWords, richText: RichTextReader): AnnouncementWords {
  const subject = oneLine(words.subject);
  const faults: Fault[] = [];
  if (subject === '') faults.push({ path: 'subject', message: 'Please write a subject.' });
  else if (subject.length > MAX_SUBJECT)
    faults.push({ path: 'subject', message: `A subject has at most ${MAX_SUBJECT} characters.` });
  const fault = bodyFault(words.body, richText);
  if (fault) faults.push({ path: 'body', message: fault });
  if (!words.onSite && !words.byMail)
    faults.push({ path: 'byMail', message: 'Please choose the site, email or both.' });
  if (words.audience.kind === 'courses' && words.audience.courseIds.length === 0)
    faults.push({ path: 'audienceCourses', message: 'Please choose at least one course.' });
  if (words.audience.kind === 'people' && words.audience.userIds.length === 0)
    faults.push({ path: 'audiencePeople', message: 'Please choose at least one student, on the page of a class.' });
  if (faults.length > 0) throw announcementRefused(fieldsOf(faults));
  return { ...words, subject };
}

function bodyFault(body: string, richText: RichTextReader): string | undefined {
  if (body.trim() === '') return 'Please write something.';
  const read = richText.read(body, 'public');
  if ('faults' in read) return read.faults.join(' ');
  return read.blocks.some(({ kind }) => kind === 'figure') ? 'An announcement has no figures.' : undefined;
}

/** Blocks that readers see. A text that is refused by a newer rule is shown as it was written. */
export function blocksOf({ body }: Pick<Announcement, 'body'>, richText: RichTextReader): Block[] {
  const read = richText.read(body, 'public');
  if ('blocks' in read) return read.blocks.filter(({ kind }) => kind !== 'figure');
  return [{ kind: 'paragraph', inlines: [{ text: body, isStrong: false, isEm: false }] }];
}

export const draftOf = (
  id: AnnouncementId,
  authorId: UserId,
  words: AnnouncementWords,
  createdAt: Date,
): Announcement => ({
  ...words,
  id,
  authorId,
  state: 'draft',
  revision: 1,
  createdAt,
  leavesAt: null,
  leftAt: null,
  people: null,
});

/** Refuses once it is on its way: readers may have seen the text, which must not change afterwards. */
export function ensureHere({ state }: Announcement): void {
  if (state !== 'draft' && state !== 'planned') throw isOnItsWay(state);
}

const MAX_DAYS_AHEAD = 366;

/** Sends it now, or plans it for this time on the school's clocks, such as 2026-03-31T09:00. */
export function sent(announcement: Announcement, wallTime: string | null, now: Date): Announcement {
  ensureHere(announcement);
  if (wallTime === null) return { ...announcement, state: 'leaving', leavesAt: now };
  const wall = Date.parse(`${wallTime}Z`);
  // A day or an hour too many would be read as one of the next month or day.
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, wallTime.length) !== wallTime)
    throw timeRefused('Please choose a day and a time.');
  const leavesAt = instantOf(SCHOOL_TIME_ZONE, wall);
  if (leavesAt <= now) throw timeRefused('This time is over. Please choose a later one, or send it now.');
  if (leavesAt > after(now, MAX_DAYS_AHEAD * DAY_MS)) throw timeRefused('Please choose a time within a year.');
  return { ...announcement, state: 'planned', leavesAt };
}

const timeRefused = (message: string) => announcementRefused({ at: message });

/** Stopping: planned → draft; leaving → stopped. */
export function stopped(announcement: Announcement): Announcement {
  if (announcement.state === 'planned') return { ...announcement, state: 'draft', leavesAt: null };
  if (announcement.state !== 'leaving') throw isOnItsWay(announcement.state);
  return { ...announcement, state: 'stopped' };
}

/** Time between two mails of one announcement, so that receipts do not wait behind ten thousand of them. */
export const PACE_MS = 200;
