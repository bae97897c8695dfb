import { type FilePart, TRASH_DAYS, type TrashKind } from '../../../src/wire/literals.ts';

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

const NOUNS: Readonly<Record<TrashKind, string>> = {
  course: 'Course',
  module: 'Module',
  day: 'Day',
  content: 'Item',
  document: 'Document',
  file: 'File',
};

const FILE_NOUNS: Readonly<Record<FilePart, string>> = {
  content: 'File of an item',
  document: 'File of a document',
  poster: 'Poster',
  captions: 'Caption file',
  chapters: 'Chapter file',
  thumbnail: 'Course picture',
};

/** Notes about a deletion, before and after it. */
export const TRASH_NOTE = {
  one: `It can be restored from the trash for ${TRASH_DAYS} days.`,
  several: `They can be restored from the trash for ${TRASH_DAYS} days.`,
  undo: 'Undo',
  severalRestored: 'All items were restored.',
} as const;

/** Words of the trash. */
export const TRASH = {
  title: 'Trash',
  lead: `Deleted and replaced items, with their files. You can restore them for ${TRASH_DAYS} days.`,
  list: 'In the trash',
  loading: 'Loading the trash...',
  none: 'The trash is empty',
  noneLine: `What you delete or replace stays here for ${TRASH_DAYS} days. Then it is deleted forever.`,
  noun: (kind: TrashKind, part?: FilePart) => (part ? FILE_NOUNS[part] : NOUNS[kind]),
  /** Returns an entry's name for questions and labels. */
  name: (kind: TrashKind, number: number | null, title: string, part?: FilePart) =>
    `${part ? FILE_NOUNS[part] : NOUNS[kind]}${number === null ? '' : ` ${number}`}, “${title}”`,
  module: (number: number, title: string) => `Module ${number}: ${title}`,
  day: (number: number, title: string) => (title === `Day ${number}` ? title : `Day ${number}: ${title}`),
  where: 'Was in',
  by: 'Deleted by',
  replacedBy: 'Replaced or removed by',
  file: 'File',
  gone: 'a deleted account',
  until: 'Kept until',
  size: 'Size',
  noFiles: 'no files',
  count: {
    modules: (count: number) => counted(count, 'module'),
    days: (count: number) => counted(count, 'day'),
    contents: (count: number) => counted(count, 'item'),
    documents: (count: number) => counted(count, 'document'),
  },
  restore: 'Restore',
  restoreOf: (name: string) => `Restore ${name}`,
  restoring: 'Restoring...',
  purge: 'Delete forever',
  purgeOf: (name: string) => `Delete forever: ${name}`,
  purgeTitle: 'Delete forever?',
  purgeQuestion: (name: string) => `${name}, will be deleted with its files. This cannot be undone.`,
  older: 'Older entries',
  failedOlder: 'The older entries could not be loaded.',
} as const;
