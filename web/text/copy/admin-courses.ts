import { TRASH_DAYS } from '../../../src/wire/literals.ts';

/** Words of Manage Courses, Add and Edit. The specification's own are ADMIN and M. */
const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** In addition to those of PROGRAM. */
export const COUNTS = {
  weeks: (count: number) => many(count, 'week', 'weeks'),
  /** Counts modules including their days. */
  modulesWithDays: (count: number) => `${many(count, 'module', 'modules')} with all days`,
  students: (count: number) => many(count, 'student', 'students'),
} as const;

export const MANAGE = {
  title: 'Manage Courses',
  lead: 'Open a course to see its price and state, to change it, or to put it on sale.',
  add: '+ Add Course',
  emptyLine: 'A new course starts as a draft that only you see.',
  live: 'LIVE',
  draft: 'DRAFT',
  manageContent: 'Manage Content',
  edit: 'Edit Course',
  backToContent: 'Back to Manage Content',
  makeDraft: 'Make Draft',
  makeLive: 'Make Live',
  remove: 'Delete Course',
  removing: 'Deleting...',
  undo: 'Undo',
  noDescription: 'No description yet.',
  removeTitle: 'Delete course?',
  removeQuestion: `All videos, documents and weeks of this course are deleted. They can be restored from the trash for ${TRASH_DAYS} days; after that this cannot be undone.`,
  removeAction: 'Delete course',
  goes: (title: string) => `With “${title}” go:`,
  losesAccess: (count: number) => `${COUNTS.students(count)} ${count === 1 ? 'loses' : 'lose'} access at once.`,
  nobodyHasAccess: 'No student has access to it now.',
} as const;

export const COURSE_FORM = {
  addTitle: 'Add New Course',
  addLead: 'It starts as a draft that only you see. Make it live when its content is ready.',
  editTitle: 'Edit Course',
  loading: 'Loading course...',
  title: 'Title',
  description: 'Description',
  descriptionHint: 'Two or three sentences: who it is for, and what they can do afterwards.',
  duration: 'Duration in months',
  durationShortcuts: 'Usual durations',
  otherDuration: 'Other',
  months: (count: number) => `${count} months`,
  modules: 'Total Modules',
  modulesHint: 'Each begins with 7 empty days.',
  curriculum: 'Use the seven ADC modules',
  price: 'Price ($)',
  priceHint: 'In Australian dollars: 0, or at least 0.50.',
  thumbnail: 'Thumbnail image',
  newThumbnail: 'New thumbnail',
  currentThumbnail: 'Current thumbnail',
  thumbnailHint: 'PNG, JPEG or WebP, best 16:9. The preview shows how cards cut it.',
  takeAway: 'Take this picture away',
  chosen: (name: string) => `Chosen: ${name}`,
  create: 'Create Course',
  update: 'Update',
  updating: 'Updating...',
  cancel: 'Cancel',
  back: 'Back',
  another: 'Choose another picture',
  preview: 'As visitors will see it',
  noPrice: 'No price yet',
} as const;

export const GUIDANCE_FORM = {
  legend: 'Live room, study group and mentor',
  line: 'Every course is sold with them. Only its own students see these links.',
  room: 'Live room',
  roomHint: 'The link of the video meeting for the weekly past-paper and case discussions. Empty: no live room.',
  linkExample: 'https://',
  weekday: 'Weekday',
  noWeekday: 'No weekday',
  startsAt: 'Begins at',
  minutes: 'Length in minutes',
  minutesHint: '15 minutes to 8 hours.',
  timeZone: 'Time zone of the room',
  timeZoneHint: 'Students see the time in their own.',
  schoolZone: (zone: string) => `${zone} (the school’s)`,
  studyGroup: 'Study group',
  studyGroupHint: 'Where the students of this course meet: the link that lets somebody join.',
  mentor: 'Mentor’s link',
  mentorHint: 'Where “Talk to Mentor” leads for students of this course. Empty: the school’s own way.',
} as const;

/** In addition to PROMISE_WORDS, which name them. */
export const OPEN_PROMISES = {
  open: (count: number) => (count === 1 ? '1 promised item is missing' : `${count} promised items are missing`),
  title: 'Make an empty course live?',
  question: 'Visitors see only what a course has. This course does not have yet:',
  keep: 'Keep as draft',
  /** For a toast beside the list: short, so that it does not hide the page's buttons. */
  told: (count: number) => `Still missing: ${count}`,
  addLinks: 'Add the links',
} as const;

export const THUMBNAIL_DROP = {
  choose: 'Drop a picture here, or choose one',
  letGo: 'Let go to use this picture',
  reading: 'Reading the picture...',
  refused: 'The thumbnail must be one picture: PNG, JPEG or WebP.',
  more: (count: number) => `${count} more`,
  unreadable: 'That picture could not be read.',
} as const;

export const UNSAVED = {
  title: 'Leave this page?',
  question: 'What you have written here is not saved yet.',
  action: 'Leave',
  cancel: 'Stay',
} as const;

export const STALE = {
  title: 'Somebody else saved this course first',
  line: 'Nothing of yours is lost. Compare, then choose whose version stays.',
  theirs: 'Saved by them',
  mine: 'Yours',
  same: 'They saved the same as stands here. You can save again.',
  newPicture: 'Another picture',
  samePicture: 'The picture as it was',
  empty: 'Empty',
  takeTheirs: 'Use theirs',
  keepMine: 'Keep mine and save again',
} as const;
