import type { AnnouncementState } from '../../../src/wire/literals.ts';
import { counted } from '../counted.ts';

const STATES: Record<AnnouncementState, string> = {
  draft: 'Draft',
  planned: 'Planned',
  leaving: 'Leaving',
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
  failed: 'We could not load the announcements.',
  table: 'Announcements',
  none: 'No announcements yet',
  noneLine: 'Start with New announcement. You see who gets it before you send it.',
  older: 'Older announcements',
  columns: { subject: 'Subject', state: 'State', to: 'To', got: 'Reached', when: 'When', author: 'Author' },
  notPlanned: 'not yet',
  states: STATES,
  audiences: (kind: 'all' | 'courses' | 'students', courses: number) =>
    kind === 'all' ? 'All students' : kind === 'courses' ? counted(courses, 'course') : 'Filtered students',
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

  words: 'Words',
  audience: 'Who gets it',
  audienceHint: 'Of these, everybody who has access to a course when it leaves.',
  audiences: { all: 'All students', courses: 'Students of some courses', students: 'Students that a filter finds' },
  courses: 'Courses',
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
  bodyHint: 'An empty line begins a new paragraph. **bold**, *italic*, and lines that begin with - are a list.',
  where: 'Where',
  onSite: 'On the dashboard and the course pages, until it is read',
  byMail: 'By email',
  save: 'Save',
  saving: 'Saving...',
  saved: 'We saved the announcement.',
  saveFirst: 'Please save your changes first.',
  stale: 'Someone changed this announcement meanwhile. This is how it is now.',

  preview: 'Preview',
  goesTo: (count: number, mails: number, byMail: boolean) =>
    byMail ? `Goes to ${people(count)}, ${mails} of them by email.` : `Goes to ${people(count)}.`,
  test: 'Send to me',
  testing: 'Sending...',
  tested: (email: string) => `We sent it to ${email}.`,

  sending: 'Send',
  now: 'Send now',
  sendingNow: 'Sending...',
  at: 'Or at a time',
  atHint: 'By the clocks in Sydney.',
  plan: 'Plan',
  planning: 'Planning...',
  sendTitle: 'Send it now?',
  sent: 'The announcement is on its way.',
  planned: 'The announcement is planned.',
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
  plannedLine: (time: string) => `Leaves on ${time}. You can change or stop it until then.`,
  leavingLine: 'It is on the site. Its emails go out one after the other.',
  leftLine: (count: number) => `It went to ${people(count)}. It can no longer be changed.`,
  stoppedLine: 'It was stopped while it was leaving. Some people have it.',
} as const;
