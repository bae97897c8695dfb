import { TRASH_DAYS } from '../../../src/wire/literals.ts';
import { TRASH_NOTE } from './admin-trash.ts';

/**
 * Words of the screen where an administrator fills a course. The specification's own are in src/wire/admin-messages.ts.
 */
const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

export const COUNT = {
  modules: (count: number) => counted(count, 'module'),
  days: (count: number) => counted(count, 'day'),
  items: (count: number) => counted(count, 'item'),
  documents: (count: number) => counted(count, 'document'),
  files: (count: number) => counted(count, 'stored file'),
  students: (count: number) => counted(count, 'student'),
  pages: (count: number) => counted(count, 'page'),
} as const;

/** Kinds of nodes in a course; also used as nouns in sentences. */
type NodeKind = 'module' | 'day' | 'content' | 'document';

export const MANAGE = {
  title: 'Manage content',
  loading: 'Loading course...',
  crumbCourses: 'Manage Courses',
  crumb: 'Manage content',
  live: 'LIVE',
  draft: 'DRAFT',
  editCourse: 'Edit Course',
  viewAsStudent: 'View as student',
  noModulesLine: 'A module starts with seven days. Give it a number and a title.',
} as const;

export const OUTLINE = {
  modules: 'Modules',
  change: 'Change module or day',
  addModule: 'Add module',
  number: 'Number',
  moduleTitle: 'Title',
  adding: 'Adding...',
  cancel: 'Cancel',
  moduleAdded: (number: number) => `Module ${number} has been added with its seven days.`,
  addDay: 'Add day',
  dayTitle: 'Day title',
  noDays: 'No days in this module',
  noDaysLine: 'Items belong to a day. Add one, then upload files to it.',
} as const;

export const DAY = {
  empty: 'Nothing on this day yet',
  emptyLine: 'Videos and documents that you upload to this day appear here.',
  upload: 'Choose files',
  viewOf: (title: string) => `View ${title}`,
} as const;

/** Words of a test: practice, or a mock exam of the course. */
export const TEST = {
  add: 'Add a test',
  title: 'Add a test',
  kind: 'Kind',
  kinds: { practice: 'Practice quiz', mock: 'Mock exam' },
  name: 'Title',
  nameEmpty: 'Please enter a title.',
  practiceName: 'Practice Quiz',
  mockExam: 'Mock exam',
  choose: 'Choose a mock exam',
  option: (title: string, isDraft: boolean) => (isDraft ? `${title} (draft)` : title),
  noMockExams: 'This course has no mock exam yet. Make one, and choose this course in its settings.',
  toMockExams: 'Mock exams',
  draftLine: 'It is a draft. Students can start it after you publish it.',
  mode: 'Mode',
  modes: { timed: 'Timed: like the exam', tutor: 'Tutor: with answers' },
  cases: 'Number of cases',
  casesLine: 'Students get fewer cases where fewer fit.',
  clusters: 'Clusters',
  subjects: 'Subjects',
  noneMeansAll: 'None chosen: all',
  cancel: 'Cancel',
  send: 'Add',
  adding: 'Adding...',
  loading: 'Loading...',
  added: (title: string) => `“${title}” has been added.`,
} as const;

/** Result of a file's inspection, on its row. */
export const FILE = {
  processing: 'Being checked...',
  processingLine: 'Students see it after this check.',
  hidden: 'Students cannot see it.',
} as const;

export const DOCUMENTS = {
  heading: 'Module documents',
  empty: 'No documents in this module yet. Add many PDFs at once with Bulk PDF Upload.',
  bulk: 'Bulk PDF Upload',
  calledItself: (title: string) => `Title inside the file: “${title}”.`,
  takeTitle: 'Use this title',
} as const;

export const EDIT = {
  rename: (title: string) => `Edit title of ${title}`,
  renameAction: 'Rename',
  renameHint: 'Edit title',
  dialogTitle: 'Edit title',
  field: 'Title',
  save: 'Save title',
  cancel: 'Cancel editing',
  up: 'Move up',
  down: 'Move down',
  moved: (title: string, place: number, total: number) => `${title} is now ${place} of ${total}.`,
  more: (title: string) => `More for ${title}`,
  remove: 'Delete',
  notRenamed: (kind: NodeKind) => `Failed to update ${kind} title`,
  notMoved: (kind: NodeKind) => `Failed to move ${kind}`,
  documentNotDeleted: 'Failed to delete document',
  deleted: (title: string) => `“${title}” has been deleted.`,
  staleTitle: 'Someone else changed this title',
  stale: 'It was changed after you opened the page.',
  staleNow: 'It now reads',
  staleYours: 'You wrote',
  staleReplace: 'Use my title',
  staleKeep: 'Keep their title',
} as const;

export const MOVE = {
  action: 'Move to…',
  title: 'Move to',
  position: 'Position',
  before: (title: string) => `Before ${title}`,
  end: 'At the end',
  noDays: 'No days in this module',
  cancel: 'Cancel',
  send: 'Move',
  selected: (count: number) => `${count} selected`,
  mark: (title: string) => `Select ${title}`,
  remove: 'Delete',
  clear: 'Clear the selection',
  drag: 'Drag to move',
  undo: 'Undo',
  filesOnTheirWay: 'Files are being uploaded to this day. Move it when they are saved.',
  takenBack: 'Move undone.',
  count: (kind: NodeKind, count: number) => (kind === 'content' ? counted(count, 'item') : counted(count, kind)),
  done: (what: string, parent: string, before: string | undefined) =>
    `${what} moved${parent ? ` to ${parent}` : ''}${before ? `, before “${before}”` : ''}.`,
} as const;

/** A lesson that anybody may open while its course is on sale. */
export const FREE = {
  tag: 'Free',
  make: 'Make it a free lesson',
  end: 'No longer free',
  made: 'Anybody can open this lesson on the page of the course now, while the course is live.',
  ended: 'This lesson is only for students of the course now.',
} as const;

export const REPLACE = {
  action: 'Replace file…',
  title: 'Replace file',
  now: 'Now',
  next: 'Then',
  choose: { video: 'Drop the new video here or choose it', pdf: 'Drop the new document here or choose it' },
  chooseOther: 'Choose another file',
  noFile: 'Please choose the new file.',
  stays: 'The title, link and students’ progress stay the same.',
  captionsStay: 'Captions, chapters and poster stay too. Check that they still fit.',
  oldGoes: `Students see the old file until the new one is uploaded. You can restore the old one for ${TRASH_DAYS} days.`,
  cancel: 'Cancel',
  send: 'Upload & replace',
  onItsWay: (title: string) => `Uploading the new file for “${title}”.`,
  oldUntilThen: 'Students see the old file until then.',
} as const;

export const DELETE = {
  title: (kind: NodeKind) => `Delete ${kind}?`,
  action: (kind: NodeKind) => `Delete ${kind}`,
  module: (number: number, title: string) =>
    `Module ${number}, “${title}”, will be deleted with everything in it. ${TRASH_NOTE.one}`,
  day: (label: string, title: string) =>
    `Day ${label}, “${title}”, will be deleted with everything in it. ${TRASH_NOTE.one}`,
  document: 'Are you sure you want to delete this document?',
  severalTitle: 'Delete the selected?',
  severalAction: 'Delete all',
  several: (kind: NodeKind, count: number) =>
    `${counted(count, kind === 'content' ? 'item' : kind)} will be deleted with ${count === 1 ? 'its file' : 'their files'}. ${count === 1 ? TRASH_NOTE.one : TRASH_NOTE.several}`,
  severalDone: (kind: NodeKind, count: number) =>
    `${counted(count, kind === 'content' ? 'item' : kind)} ${count === 1 ? 'has' : 'have'} been deleted.`,
  severalFailed: (failed: number, count: number) => `${failed} of ${count} could not be deleted.`,
  sum: 'Total',
  documents: 'Documents',
  whatGoes: 'What will be deleted',
  noItems: 'no items',
  affected: (count: number) =>
    count === 0
      ? 'Nobody has access to this course yet.'
      : `${counted(count, 'student')} with access ${count === 1 ? 'loses' : 'lose'} it.`,
} as const;

export const UPLOAD = {
  heading: 'Upload files',
  module: 'Module',
  day: 'Day',
  choose: 'Choose…',
  type: 'Type',
  video: 'Video',
  document: 'Document',
  hintVideo: 'MP4, WebM, MOV or AVI, max 100MB',
  hintDocument: 'PDF, DOC or DOCX, max 10MB',
  dropVideo: 'Drop videos here or choose them',
  dropDocument: 'Drop documents here or choose them',
  overHint: (limit: string) => `Larger than ${limit}. You can upload it, but it takes longer to send and open.`,
  picked: 'Files to upload',
  titleOf: (file: string) => `Title of ${file}`,
  takeOut: (file: string) => `Do not upload ${file}`,
  addToQueue: 'Add to Queue',
  saveNow: 'Upload & Save Now',
  letGo: 'Drop to add them',
  reading: 'Reading files...',
  more: (count: number) => `${count} more`,
  unreadable: 'The folder could not be read. Please choose the files in it.',
  noFiles: 'Please choose at least one file.',
  queued: (count: number) => `${counted(count, 'file')} added to the queue.`,
} as const;

export const QUEUE = {
  heading: 'Upload queue',
  file: 'File',
  place: 'Module / Day',
  state: 'State',
  progress: 'Progress',
  controls: 'Controls',
  placeOf: (module: number, day?: number) =>
    day === undefined ? `Module ${module}, documents` : `Module ${module} / Day ${day}`,
  replaces: (title: string) => `Replaces the file of “${title}”`,
  saveAll: (count: number) => `Save All (${count})`,
  saving: 'Saving...',
  clearAll: 'Clear all',
  clearTitle: 'Clear the queue?',
  clearAction: 'Clear all',
  clear: (count: number) =>
    `${counted(count, 'file')} will be removed from the queue. Uploads that are not saved yet are stopped and deleted.`,
  partlySaved: (failed: number, all: number) =>
    `${failed} of ${counted(all, 'file')} could not be saved. See the reason on each row.`,
} as const;
