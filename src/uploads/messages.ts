import { ADMIN } from '../wire/admin-messages.ts';
import { isStale, TransportError } from './api/transport.ts';
import type { UploadRow, UploadTarget } from './upload-queue.ts';

/** The engine's own sentences; those of the specification are in ADMIN. */
const UPLOADS = {
  noAnswer: 'There is no answer. Please check your connection and try again.',
  offline: 'You are offline. Uploads will continue when you are back.',
  sessionEnded: 'Your session has ended. Uploads will continue when you have signed in again.',
  fileChanged: 'This file has changed since it was added. It is sent again from its start.',
  fileKeepsChanging: 'This file keeps changing. Please press Retry once it is finished.',
  fileGone: 'This file is not where it was. Please choose it again.',
  emptyFile: 'This file is empty. Please choose another one.',
  notReplaced: (reason: string) => `The file was not replaced: ${reason}`,
  replacedByOthers:
    'This file has been replaced by another one since you chose yours. Retry replaces it with yours, Remove leaves it.',
  notInside: (type: string) =>
    `This file is not ${['MP4', 'AVI'].includes(type) ? 'an' : 'a'} ${type} inside. Open it and save it as ${type} again.`,
  lessonGone: 'What this file was for has been deleted.',
  unknown: 'Something went wrong here. Please try again.',
} as const;

export const { offline, sessionEnded, emptyFile, fileChanged, fileKeepsChanging, fileGone } = UPLOADS;

/** The server's generic error: its sentence says less than the status. */
const NO_MESSAGE = 'server/failed';
/** Refusals of the file itself, not of its transfer: the server's sentence is used alone. */
const WRONG_TYPE = 'media/wrong-type';
const FILE_FAULTS = new Set([WRONG_TYPE, 'media/too-large', 'media/empty']);

export const isFaultOfFile = (error: TransportError): boolean => FILE_FAULTS.has(error.code);

/** Tells whether the same bytes would be refused again. Those that the server does not know may be sent again. */
export const isRefusalOfFile = ({ status, code }: TransportError): boolean =>
  status === 422 && code.startsWith('media/') && code !== 'media/unknown';

/** Returns the server's sentence, unless it is generic. */
export const serverMessage = ({ code, sentence }: TransportError): string | undefined =>
  code === NO_MESSAGE ? undefined : sentence;

const reasonOf = (error: unknown): string | undefined => {
  if (!(error instanceof TransportError)) return UPLOADS.unknown;
  const message = serverMessage(error);
  if (message !== undefined) return message;
  return error.status === 0 ? UPLOADS.noAnswer : undefined;
};

/** Returns a row's reason if bytes were not stored. */
export function uploadFailure(error: unknown): string {
  const sentence = failureOfBytes(error);
  const name = error instanceof TransportError ? error.sidecarName : undefined;
  return name === undefined ? sentence : `${name}: ${sentence}`;
}

function failureOfBytes(error: unknown): string {
  const reason = reasonOf(error);
  if (error instanceof TransportError) {
    if (isFaultOfFile(error) && reason !== undefined) return reason;
    if (reason === undefined) {
      return error.partNumber === undefined
        ? ADMIN.uploadFailedWithStatus(error.status)
        : ADMIN.partFailedWithStatus(error.partNumber, error.status);
    }
  }
  return ADMIN.uploadFailed(reason ?? UPLOADS.unknown);
}

/** Returns a row's reason if its target was deleted. */
export const targetGone = (kind: UploadTarget['kind']): string =>
  kind === 'replacement' ? UPLOADS.lessonGone : ADMIN.weekOrDayNotFound;
/** Returns a row's reason if its captions or chapters were refused. */
export const sidecarRefused = (fileName: string, { message }: TransportError): string =>
  `${fileName}: ${message} Retry saves the video without it.`;

/** Returns which other files a picked row still needs. */
export const pickToo = (fileNames: readonly string[]): string =>
  `Please pick what belongs to it, too: ${fileNames.join(', ')}`;

/** Names a file's type by its extension: `PDF`. */
const typeNameOf = (fileName: string): string => fileName.split('.').at(-1)?.toUpperCase() ?? '';

/** Returns a row's reason if its record was not saved. */
export function saveFailure(error: unknown, { target: { kind }, fileName }: UploadRow): string {
  if (error instanceof TransportError && error.code === WRONG_TYPE) return UPLOADS.notInside(typeNameOf(fileName));
  const status = error instanceof TransportError ? error.status : 0;
  const reason = reasonOf(error) ?? `The server answered with status ${status}.`;
  switch (kind) {
    case 'content':
      return ADMIN.metadataNotSaved(reason);
    case 'document':
      return ADMIN.bulkSaveFailed(reason);
    case 'replacement':
      return isStale(error) ? UPLOADS.replacedByOthers : UPLOADS.notReplaced(reason);
  }
}
