import type { AnnouncementState, AudienceKind } from '../../../src/wire/literals.ts';
import { counted } from '../counted.ts';

const STATES: Record<AnnouncementState, string> = {
  draft: 'Draft',
  planned: 'Scheduled',
  leaving: 'Sending',
  left: 'Sent',
  stopped: 'Stopped',
};

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

/** Words of the list. */
export const ANNOUNCEMENT_LIST = {
  title: 'Announcements',
  lead: 'Tell your students something: on the site, by email, or both.',
  create: 'New announcement',
  loading: 'Loading the announcements...',
  notLoaded: 'We could not load the announcements.',
  table: 'Announcements',
  none: 'No announcements yet',
  noneLine: 'Start with New announcement. You see who gets it before you send it.',
  older: 'Older announcements',
  failedOlder: 'We could not load older announcements.',
  columns: { subject: 'Subject', state: 'State', to: 'To', got: 'Reached', when: 'When', author: 'Author' },
  notPlanned: 'not yet',
  states: STATES,
  audiences: (kind: AudienceKind, courses: number, chosen: number) =>
    ({
      all: 'All students',
      courses: counted(courses, 'course'),
      students: 'Filtered students',
      people: `${counted(chosen, 'student')}, chosen`,
    })[kind],
  reached: (count: number, mailed: number) => `${people(count)}, ${counted(mailed, 'email')}`,
} as const;

/** Words of the editor. */
export const ANNOUNCEMENT = {
  list: 'Announcements',
  fresh: 'New announcement',
  loading: 'Loading the announcement...',
  retry: 'Retry',
  unknown: 'We could not find this announcement',
  unknownLine: 'Someone may have deleted it.',
  toList: 'Back to announcements',

  words: 'Message',
  audience: 'Who gets it',
  audienceHint: 'Of these, everybody who has access to a course when it is sent.',
  audiences: {
    all: 'All students',
    courses: 'Students of some courses',
    students: 'Students that a filter finds',
    people: 'Chosen students',
  } satisfies Record<AudienceKind, string>,
  people: (count: number) => counted(count, 'student'),
  peopleHint: 'Chosen on the page of a class.',
  courses: 'Courses',
  courseCount: (count: number) => counted(count, 'course'),
  coursesLoading: 'Loading the courses...',
  coursesFailed: 'We could not load the courses.',
  noCourses: 'There are no courses yet.',
  search: 'Name or email',
  searchHint: 'As in the list of students. Leave it empty for everybody.',
  course: 'Course',
  anyCourse: 'Any course',
  ends: 'Access ends soon',
  subject: 'Subject',
  body: 'Text',
  bodyHint:
    'An empty line begins a new paragraph. **bold**, *italic*, and lines that begin with - are a list. An address that begins with https:// becomes a link.',
  where: 'Where',
  onSite: 'On the dashboard and the course pages, until it is read',
  byMail: 'By email',
  save: 'Save',
  saving: 'Saving...',
  saved: 'We saved the announcement.',
  savedAsDraft: 'We saved the announcement. It is a draft again: schedule it once more.',
  saveFirst: 'Please save your changes first.',
  stale: 'Someone else saved this announcement first',
  ended: 'This announcement can no longer be changed. Copy what you typed to a new one.',
  yes: 'Yes',
  no: 'No',

  preview: 'Preview',
  goesTo: (count: number, mails: number, byMail: boolean) =>
    byMail ? `Goes to ${people(count)}, ${mails} of them by email.` : `Goes to ${people(count)}.`,
  test: 'Send to me',
  testing: 'Sending...',
  tested: (email: string) => `We sent it to ${email}.`,

  sending: 'Sending',
  now: 'Send now',
  sendingNow: 'Sending...',
  at: 'Schedule for later',
  atHint: 'Sydney time.',
  plan: 'Schedule',
  planning: 'Scheduling...',
  sendTitle: 'Send it now?',
  sent: 'The announcement is on its way.',
  planned: 'The announcement is scheduled.',
  stop: 'Stop',
  stopping: 'Stopping...',
  stopTitle: 'Stop this announcement?',
  stopPlanned: 'It becomes a draft again. Nobody gets it.',
  stopLeaving: 'Nobody else gets it, and it goes off the site. Emails that were sent stay sent.',
  stopped: 'The announcement was stopped.',
  delete: 'Delete',
  deleting: 'Deleting...',
  deleteTitle: 'Delete this draft?',
  deleteLine: 'You cannot undo this.',
  deleted: 'The draft was deleted.',
  plannedLine: (time: string) =>
    `It is sent on ${time}. You can stop it until then. If you change it, it becomes a draft again.`,
  leavingLine: 'It is on the site. Its emails go out one after the other.',
  leftLine: (count: number) => `It went to ${people(count)}. It can no longer be changed.`,
  stoppedLine: 'It was stopped while it was being sent. Some people have it.',
} as const;
