import { array, object } from 'yup';
import {
  ANNOUNCEMENT_BODY,
  AUDIENCE_KINDS,
  CHOSEN_MAILS,
  MAX_AUDIENCE_COURSES,
  MAX_AUDIENCE_PEOPLE,
  MAX_SUBJECT,
} from './literals.ts';
import { id, whole } from './request-fields.ts';
import { flag, text, tidied } from './strict-text.ts';
import { oneLine } from './text-rules.ts';
import { pastedText } from './visible.ts';

const AUDIENCE = 'Please choose who gets it.';
const COURSES = `Please choose at most ${MAX_AUDIENCE_COURSES} courses.`;
const PEOPLE = `Please choose at most ${MAX_AUDIENCE_PEOPLE} students.`;
const SEARCH = 'Please search for at most 100 characters.';
const ENDS = 'Access ends soon, or it does not matter when.';
const BODY = `Please write at most ${ANNOUNCEMENT_BODY} characters.`;
const WAY = 'Please choose the site, email or both.';

const words = {
  audience: text(AUDIENCE).required(AUDIENCE).oneOf(AUDIENCE_KINDS, AUDIENCE),
  /** Only for the audience `courses`. */
  courseIds: array().of(id('Please choose a course.')).max(MAX_AUDIENCE_COURSES, COURSES).default([]),
  /** Only for the audience `people`. */
  userIds: array().of(id('Please choose a student.')).max(MAX_AUDIENCE_PEOPLE, PEOPLE).default([]),
  /** Filters as in the list of students, only for the audience `students`. */
  search: text(SEARCH).trim().max(100, SEARCH).default(''),
  course: text('Please choose a course.').max(100, 'Please choose a course.').default(''),
  ends: text(ENDS).oneOf(['', 'soon'], ENDS).default(''),
  subject: oneLine('Please write a subject.', MAX_SUBJECT),
  body: text(BODY).transform(tidied(pastedText)).required('Please write something.').max(ANNOUNCEMENT_BODY, BODY),
  onSite: flag(WAY).required(WAY),
  byMail: flag(WAY).required(WAY),
};

const revision = () => whole('A revision is a whole number from 1.', 1);

/** POST /admin/announcements */
export const newAnnouncementBody = object(words);
/** PUT /admin/announcements/{id} */
export const announcementBody = object({ ...words, revision: revision() });

const AT = 'Please choose a day and a time.';
const WALL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** POST …/send: now, or when the clocks of the school show this time. */
export const sendingBody = object({
  revision: revision(),
  at: text(AT).matches(WALL_TIME, { message: AT, excludeEmptyString: true }).default(''),
});

/** GET /admin/announcements */
export const announcementsQuery = object({ before: text('A page is named by an id.').max(100).optional() });

const KIND = 'Please choose a kind of email.';
const ON = 'Please say whether you want these emails.';

/** PUT /mail-choices. Kinds that are not named stay as they are. */
export const mailChoicesBody = object({
  choices: array()
    .of(object({ kind: text(KIND).required(KIND).oneOf(CHOSEN_MAILS, KIND), isOn: flag(ON).required(ON) }))
    .required(KIND)
    .max(CHOSEN_MAILS.length, KIND),
});
