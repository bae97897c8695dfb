/** Lists of words that the wire repeats (src/wire), each with its type. Nothing is imported here. */

/**
 * `planned`: leaves at its time; `leaving`: on the site already, its mails go out one after the other; `stopped`: while
 * it was leaving, so that some have it.
 */
export const ANNOUNCEMENT_STATES = ['draft', 'planned', 'leaving', 'left', 'stopped'] as const;
export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number];

export const AUDIENCE_KINDS = ['all', 'courses', 'students', 'people'] as const;
export type AudienceKind = (typeof AUDIENCE_KINDS)[number];

/** Mails that a person may switch off. All others belong to a contract, to access or to security. */
export const CHOSEN_MAILS = [
  'announcement',
  'course-start',
  'new-material',
  'away',
  'discussion',
  'discussion-soon',
  'report-answer',
] as const;
export type ChosenMail = (typeof CHOSEN_MAILS)[number];

export const MAX_SUBJECT = 150;
export const MAX_AUDIENCE_COURSES = 100;
export const MAX_AUDIENCE_PEOPLE = 200;
/** Characters of Markdown. */
export const ANNOUNCEMENT_BODY = 8000;
