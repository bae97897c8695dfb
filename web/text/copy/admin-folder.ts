import type { PlanSummary } from '../../../src/uploads/folder/edit-plan.ts';
import { fileSize } from '../file-size.ts';

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

const turned = (name: string) => (/\.srt$/i.test(name) ? ', turned into WebVTT' : '');

/** Words of the folder import. */
export const FOLDER = {
  title: 'Upload a folder',
  titleOf: (course: string) => `Upload a folder: ${course}`,
  lead: 'Folder names decide where each file goes. Nothing is uploaded until you press Upload.',
  crumb: 'Upload a folder',
  loading: 'Loading course...',
  howHeading: 'How names are read',
  how: [
    {
      name: 'Module 01 - Periodontology/Day 3 - Pockets/Scaling.mp4',
      means:
        'Goes to module 1, day 3, and names that day “Pockets” if it has no title yet. Also understood: Week 1/Day 3, 01/03 and 1.3.',
    },
    { name: 'Module 01 - Periodontology/Notes.pdf', means: 'Goes to the documents of module 1.' },
    {
      name: 'Scaling.en.vtt',
      means:
        'Captions of Scaling.mp4 in the same folder. Scaling.chapters.vtt has its chapters. SubRip (.srt) works too.',
    },
  ],
  offer: 'That is a folder. Folder names can decide where each file goes.',
  offerAction: 'See the plan',
  another: 'Choose another folder',
  comparing: (done: number, total: number) => `Comparing with the course: ${done} of ${total}`,
  known: ({ title, moduleNumber, dayNumber }: { title: string; moduleNumber: number; dayNumber: number | null }) =>
    `The course has this file already: “${title}” in module ${moduleNumber}${dayNumber === null ? '' : `, day ${dayNumber}`}.`,
  summary: ({ files, bytes, modules, skipped, known, open }: PlanSummary) =>
    [
      `${counted(files, 'file')}, ${fileSize(bytes)} into ${counted(modules, 'module')}`,
      skipped > 0 && `${skipped} skipped`,
      known > 0 && `${known} there already`,
      open > 0 && `${open} without a module`,
    ]
      .filter(Boolean)
      .join('; '),
  send: (files: number) => `Upload ${counted(files, 'file')}`,
  sending: 'Preparing...',
  nothing: 'No file is selected.',
  notPrepared: (reason: string) => `The modules could not be prepared: ${reason}`,
  queued: (files: number) => `${counted(files, 'file')} added to the queue.`,
  openStay: (count: number) => `${counted(count, 'file')} without a module ${count === 1 ? 'stays' : 'stay'} here.`,
  openHeading: 'Where do these go?',
  openLine: 'Their names do not tell us. Choose a module and day, or leave them out.',
  placeAll: (folder: string) => (folder === '' ? 'All files of no folder' : `All files of ${folder}`),
  leaveAllOut: 'Leave all out',
  newModule: 'New',
  moduleTitle: (moduleNumber: number) => `Title of module ${moduleNumber}`,
  dayTitle: (label: string) => `Title of day ${label}`,
  newDays: (count: number) => `${counted(count, 'day')} will be added`,
  thereNow: (count: number) => `${counted(count, 'item')} there now`,
  documents: 'Module documents',
  skippedHeading: (count: number) => `${counted(count, 'file')} will not be uploaded`,
  isSent: (name: string) => `Send ${name}`,
  titleField: (name: string) => `Title of ${name}`,
  moduleField: (name: string) => `Module of ${name}`,
  dayField: (name: string) => `Day of ${name}`,
  module: 'Module…',
  day: 'Day…',
  dayOf: (dayNumber: number) => `Day ${dayNumber}`,
  asDocument: 'Document',
  moduleOf: (moduleNumber: number, title: string) => `${moduleNumber} ${title}`,
  anotherModule: (moduleNumber: number) => `New module ${moduleNumber}`,
  captions: (name: string) => `Captions: ${name}${turned(name)}`,
  chapters: (name: string) => `Chapters: ${name}${turned(name)}`,
  leftOut: (lines: readonly { line: number | null; sentence: string }[]) =>
    `What shows nothing is left out. ${lines.map(FOLDER.lineFault).join(' ')}`,
  lineFault: ({ line, sentence }: { line: number | null; sentence: string }) =>
    line === null ? sentence : `Line ${line}: ${sentence}`,
} as const;

export const FOLDER_DROP = {
  choose: 'Drop a folder here, or choose files',
  letGo: 'Drop to see the plan',
  reading: 'Reading the folder...',
  folder: 'Choose a folder',
  refused: '',
  more: (count: number) => `${count} more`,
  unreadable: 'That folder could not be read. Please choose the files in it.',
} as const;
