import type { UploadState } from '../../../src/uploads/upload-state.ts';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** Words of the upload rows and of the dock that shows them on every page. */
export const UPLOADS = {
  title: 'Uploads',
  close: 'Close uploads',
  states: {
    queued: 'Queued',
    uploading: 'Uploading',
    paused: 'Paused',
    missing: 'Waiting for its file',
    uploaded: 'Pending',
    saving: 'Saving',
    saved: 'Saved',
    failed: 'Failed',
  } satisfies Record<UploadState, string>,

  // Labels of a row's buttons, before the file's name.
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel',
  retry: 'Retry',
  save: 'Save',
  remove: 'Remove',
  pickAgain: 'Pick again',

  // Labels of buttons for all applicable rows.
  pauseAll: 'Pause all',
  resumeAll: 'Resume all',
  retryAll: 'Retry all failed',
  saveAll: 'Save all',
  pickFiles: 'Pick the files again',
  clearSaved: 'Clear saved',

  missingLine: (files: number) =>
    `The page was loaded again. Pick ${files === 1 ? 'this file' : `these ${files} files`} again. Each upload continues where it stopped.`,
  notWaiting: (names: readonly string[]) =>
    `${names.slice(0, 3).join(', ')}${names.length > 3 ? ` and ${names.length - 3} more` : ''}: no upload is waiting for ${names.length === 1 ? 'this file' : 'these files'}. Name, size and date must be the same.`,
  unreadable: 'This file can no longer be read. It may have been moved or changed. Please pick it again.',

  place: (module: number, day?: number) =>
    day === undefined ? `Module ${module}, documents` : `Module ${module}, day ${day}`,
  percent: (share: number) => `${Math.floor(share * 100)}%`,
  speed: (size: string) => `${size}/s`,
  progressOf: (fileName: string) => `Progress of ${fileName}`,
  overall: 'Progress of all uploads',

  files: (done: number, all: number) => `${done} of ${all}`,
  bytes: (sent: string, all: string) => `${sent} of ${all}`,
  allPaused: 'paused',
  saving: 'saving',
  allSaved: 'saved',
  offline: 'waiting for the network',
  failed: (files: number) => `${files} failed`,
  waiting: (files: number) => count(files, 'file to pick again', 'files to pick again'),
  pending: (files: number) => `${files} pending`,

  lessThanMinute: 'less than a minute',
  minutes: (minutes: number) => `about ${minutes} min`,
  hours: (hours: number, minutes: number) => (minutes === 0 ? `about ${hours} h` : `about ${hours} h ${minutes} min`),

  // Announced at intervals, not on every update.
  announceShare: (percent: number) => `${percent}% uploaded`,
  announceEnd: (done: number, failed: number) =>
    failed === 0
      ? `All uploads are done: ${count(done, 'file', 'files')}.`
      : `Uploads ended: ${done} done, ${failed} failed.`,
} as const;
