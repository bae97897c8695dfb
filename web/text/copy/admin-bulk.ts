import { modulePadded } from '../../../src/wire/course-labels.ts';

const files = (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`;

/** Words of Bulk PDF Upload. The specification's own are ADMIN. */
export const BULK = {
  title: 'Bulk PDF Upload',
  lead: 'Upload many PDFs at once to the documents of one module.',
  course: 'Course',
  courseHint: 'Draft courses work too.',
  chooseCourse: 'Choose a course',
  module: 'Module',
  chooseModule: 'Choose a module',
  courseFirst: 'Choose a course first.',
  loadingModules: 'Loading modules...',
  modulesFailed: 'The modules could not be loaded.',
  retry: 'Retry',
  modulesIn: (count: number) => `${count} ${count === 1 ? 'module' : 'modules'} in this course.`,
  noModules: 'This course has no modules yet.',
  addModule: 'Add a module',
  moduleName: (number: number, title: string) => `Module ${modulePadded(number)} · ${title}`,
  which: 'Which PDFs',
  hint: 'Drop files or folders, or paste them. The file name becomes the title.',
  chosen: (count: number, size: string) => `${files(count)} chosen, ${size}`,
  twice: (count: number) => `${files(count)} ${count === 1 ? 'is' : 'are'} in the list already.`,
  goesOn: (count: number) => `${files(count)} ${count === 1 ? 'continues' : 'continue'} where the upload stopped.`,
  takeOut: (name: string) => `Do not upload ${name}`,
  takeAllOut: 'Remove all',
  check: 'Check and upload',
  upload: 'Upload all',
  uploadCount: (count: number) => `Upload all (${count})`,
  toModule: (name: string, course: string) => `To ${name} of ${course}.`,
  rows: 'Uploading',
  results: 'Results',
  pauseAll: 'Pause all',
  resumeAll: 'Resume all',
  retryFailed: 'Retry failed',
  clear: 'Clear finished',
  seeThem: 'See them in the course',
} as const;

export const BULK_DROP = {
  choose: 'Drop PDFs here, or choose files',
  letGo: 'Drop to add them to the list',
  reading: 'Reading files...',
  folder: 'Choose a folder',
  more: (count: number) => `${count} more`,
  unreadable: 'That folder could not be read. Please choose the files in it.',
} as const;
