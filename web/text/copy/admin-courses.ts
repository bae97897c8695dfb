import { TRASH_DAYS } from '../../../src/wire/literals.ts';
import { dollarsAndCents } from '../money.ts';

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
  lead: 'Open a course to edit it, add content or make it live.',
  add: '+ Add Course',
  emptyLine: 'A new course starts as a draft that only you see.',
  live: 'LIVE',
  draft: 'DRAFT',
  manageContent: 'Manage Content',
  openClass: 'Class',
  discussions: 'Discussions',
  edit: 'Edit Course',
  backToContent: 'Back to Manage Content',
  makeDraft: 'Make Draft',
  makeLive: 'Make Live',
  remove: 'Delete Course',
  removing: 'Deleting...',
  undo: 'Undo',
  noDescription: 'No description yet.',
  removeTitle: 'Delete course?',
  removeQuestion: `All videos, documents and weeks of this course are deleted. You can restore them from the trash for ${TRASH_DAYS} days. After that this cannot be undone.`,
  removeAction: 'Delete course',
  goes: (title: string) => `Deleted with “${title}”:`,
  losesAccess: (count: number) => `${COUNTS.students(count)} ${count === 1 ? 'loses' : 'lose'} access at once.`,
  nobodyHasAccess: 'No student has access now.',
} as const;

export const COURSE_FORM = {
  addTitle: 'Add New Course',
  addLead: 'It starts as a draft that only you see. Make it live when its content is ready.',
  editTitle: 'Edit Course',
  loading: 'Loading course...',
  title: 'Title',
  description: 'Description',
  descriptionHint: 'Two or three sentences: who it is for and what they will learn.',
  duration: 'Duration in months',
  durationShortcuts: 'Usual durations',
  otherDuration: 'Other',
  months: (count: number) => `${count} months`,
  modules: 'Total Modules',
  modulesHint: 'Each begins with 7 empty days.',
  curriculum: 'Use the seven ADC modules',
  slug: 'Page address',
  slugHint: (slug: string, past: readonly string[]) =>
    `/courses/${slug}. Letters a to z, digits and hyphens.${past.length > 0 ? ' Earlier addresses lead here.' : ''}`,
  price: 'Price ($)',
  priceHint: 'AUD: 0, or at least 0.50.',
  thumbnail: 'Thumbnail image',
  newThumbnail: 'New thumbnail',
  currentThumbnail: 'Current thumbnail',
  thumbnailHint: 'PNG, JPEG or WebP, best 16:9. The preview shows how it looks on a card.',
  takeAway: 'Remove picture',
  chosen: (name: string) => `Chosen: ${name}`,
  create: 'Create Course',
  update: 'Update',
  updating: 'Updating...',
  cancel: 'Cancel',
  back: 'Back',
  another: 'Choose another picture',
  preview: 'As visitors will see it',
  noPrice: 'No price yet',
  questionBank: 'Practice and mock exams come with this course',
  with: 'Yes',
  without: 'No',
} as const;

export const GUIDANCE_FORM = {
  legend: 'Study group and mentor',
  line: 'Only students of this course see these links.',
  linkExample: 'https://',
  studyGroup: 'Study group',
  studyGroupHint: 'Invite link to the group chat of this course.',
  mentor: 'Mentor’s link',
  mentorHint: 'Where “Talk to Mentor” opens for this course. Leave it empty for the usual contact.',
  without: 'Not in this course',
  withoutHint: 'Visitors do not read these lines, and nobody is told that they are missing.',
} as const;

/** In addition to PROMISE_WORDS, which name them. */
export const OPEN_PROMISES = {
  open: (count: number) => (count === 1 ? '1 promised item is missing' : `${count} promised items are missing`),
  title: 'Make an empty course live?',
  question: 'Visitors see only what a course has. This course does not have yet:',
  keep: 'Keep as draft',
  /** For a toast next to the list: short, so that it does not hide the page's buttons. */
  told: (count: number) => `Still missing: ${count}`,
  addLinks: 'Add the links',
  addDiscussions: 'Plan discussions',
} as const;

export const THUMBNAIL_DROP = {
  choose: 'Drop a picture here, or choose one',
  letGo: 'Drop to use this picture',
  reading: 'Reading the picture...',
  refused: 'The thumbnail must be one picture: PNG, JPEG or WebP.',
  more: (count: number) => `${count} more`,
  unreadable: 'That picture could not be read.',
} as const;

export const STALE_COURSE = {
  title: 'Someone else saved this course first',
  newPicture: 'Another picture',
  samePicture: 'Same picture as before',
} as const;

/** Words of the question before a course is put on sale that coupons make free. */
export const GIVEAWAYS = {
  title: 'A coupon would give it away',
  line: 'With these coupons, buyers pay nothing or very little at this price.',
  coupon: (code: string, dollars: number) => `${code}: ${dollars === 0 ? 'free' : dollarsAndCents(dollars)}`,
} as const;
