import { ADMIN } from '../../wire/admin-messages.ts';
import { dayLabel } from '../../wire/course-labels.ts';

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(' and ');

/** Reasons why a file is not sent. */
export const SKIPPED = {
  hidden: 'A hidden file of the system.',
  system: 'A file of the system, nothing to study.',
  lock: 'A lock of an open document.',
  type: ADMIN.invalidFileType(`${ADMIN.allowedVideo}, ${ADMIN.allowedDocument}, VTT, SRT`),
  twice: 'The same file is in the list already.',
  twin: (path: string) => `The same file is already going there: ${path}`,
  noVideo: 'No video of this name is sent from its folder. Captions are named like it: Lesson.vtt, Lesson.en.vtt.',
  captionsAlready: (name: string) => `A video has one file of captions: ${name}`,
  chaptersAlready: (name: string) => `A video has one file of chapters: ${name}`,
} as const;

/** Reasons why a file needs a person's decision. */
export const QUESTIONS = {
  root: 'It is not inside a folder of a module.',
  module: 'Its folders name no module.',
  day: (moduleNumber: number) => `Which day of module ${moduleNumber}?`,
  severalModules: 'Its folders name more than one module.',
  severalDays: 'Its folders name more than one day.',
  manyNumbers: 'It is inside three numbered folders: which one is the module?',
  noSuchDay: (moduleNumber: number, dayNumber: number) => `Module ${moduleNumber} has no day ${dayNumber} any more.`,
  otherModule: 'Its name says another module than its folder.',
  moduleTwice: (moduleNumber: number, names: readonly string[]) =>
    `More than one folder is module ${moduleNumber}: ${quoted(names)}.`,
  dayTwice: (moduleNumber: number, dayNumber: number, names: readonly string[]) =>
    `More than one folder is day ${dayLabel(moduleNumber, dayNumber)}: ${quoted(names)}.`,
} as const;
