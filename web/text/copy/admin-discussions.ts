/** Words of the page of a course’s live discussions. */
export const DISCUSSIONS = {
  title: 'Live discussions',
  courses: 'Manage Courses',
  loading: 'Loading the discussions...',
  line: 'Students join from this school’s own pages, from 15 minutes before until the end. They never see the link of the room. All dates here are in Sydney time.',

  series: 'Weekly series',
  noSeries: 'No series yet. Add one, and its discussions are laid out for twelve weeks.',
  add: 'Add a series',
  edit: 'Edit',
  end: 'End',
  endTitle: 'End this series?',
  endLine: (topic: string) =>
    `All discussions of “${topic}” that have not begun are cancelled. Students see them as cancelled.`,
  ended: 'The series has ended.',
  regularly: (weekday: string, startsAt: string, zone: string, minutes: number) =>
    `${weekday}, ${startsAt} (${zone}), ${minutes} minutes`,
  cases: 'Case discussions',

  coming: 'Next twelve weeks',
  noneComing: 'No discussions ahead.',
  past: 'Past discussions',
  nonePast: 'No past discussions.',
  states: { planned: 'Planned', moved: 'Moved', cancelled: 'Cancelled' },
  change: 'Change',
  following: 'This and following',
  papers: 'To read before',
  joined: 'Students who joined',
  recording: 'Recording',
  attach: 'Attach recording',
} as const;

export const SERIES_FORM = {
  newTitle: 'New series',
  editTitle: 'Edit the series',
  fromLine: (day: string) =>
    `Changes the discussion of ${day} and all that follow. Single ones that you moved or cancelled stay.`,
  allLine: 'Changes all discussions that have not begun. Single ones that you moved or cancelled stay.',
  topic: 'Topic',
  topicHint: 'Shown where a discussion has no topic of its own.',
  room: 'Link of the room',
  roomExample: 'https://',
  weekday: 'Weekday',
  startsAt: 'Begins at',
  minutes: 'Length in minutes',
  minutesHint: '15 minutes to 8 hours.',
  zone: 'Time zone of the room',
  cases: 'Cases are discussed here',
  add: 'Add series',
  adding: 'Adding...',
  added: 'The series is added.',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Saved.',
} as const;

export const DISCUSSION_FORM = {
  title: 'Change one discussion',
  startsAt: 'Begins at',
  startsHint: 'Sydney time.',
  minutes: 'Length in minutes',
  topic: 'Topic',
  papers: 'Papers to read before',
  isCancelled: 'Cancelled',
  isForOthers: 'Same topic and papers for the other discussions of this week',
  recordingTitle: 'Recording of the discussion',
  recording: 'Video of this course',
  recordingHint: 'Upload it to a day of the course first. Then it is in this list.',
  none: 'No recording',
  courseLoading: 'Loading the course...',
} as const;
