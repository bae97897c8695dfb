import { DomainError } from '../kernel/errors.ts';
import type { PdfEndsFault } from './document-signatures.ts';
import type { Purpose } from './file-types.ts';
import type { VideoFault } from './video-facts.ts';

/** The most bytes a stored object may have; an operator sets them (decision B9). */
export interface Ceilings {
  readonly videoMaxBytes: number;
  readonly documentMaxBytes: number;
  readonly thumbnailMaxBytes: number;
}

const MIB = 1024 * 1024;
const GIB = 1024 * MIB;

export const DEFAULT_CEILINGS: Ceilings = {
  videoMaxBytes: 10 * GIB,
  documentMaxBytes: 200 * MIB,
  thumbnailMaxBytes: 10 * MIB,
};

/** Two hours of speech are a tenth of this. */
const CAPTIONS_MAX_BYTES = MIB;

export function ceilingOf(purpose: Purpose, ceilings: Ceilings): number {
  const max: Record<Purpose, number> = {
    video: ceilings.videoMaxBytes,
    document: ceilings.documentMaxBytes,
    thumbnail: ceilings.thumbnailMaxBytes,
    captions: CAPTIONS_MAX_BYTES,
  };
  return max[purpose];
}

/** Formats shown to people; the first two lists are the specification's, word by word. */
const ALLOWED: Record<Purpose, string> = {
  video: 'MP4, WebM, MOV, AVI',
  document: 'PDF, DOC, DOCX',
  thumbnail: 'PNG, JPEG, WebP',
  captions: 'WebVTT',
};

export const wrongType = (purpose: Purpose, field?: string): DomainError => {
  const sentence = `Invalid file type. Allowed: ${ALLOWED[purpose]}`;
  return new DomainError('invalid', 'media/wrong-type', sentence, field ? { fields: { [field]: sentence } } : {});
};

const PDF_SENTENCES: Readonly<Record<Exclude<PdfEndsFault, 'no-pdf'>, string>> = {
  'cut-off': 'The end of this PDF is missing. Please save it again and upload the new file.',
  'in-front': 'There is other data in front of this PDF. Please print it to a new PDF and upload that.',
  behind: 'There is other data after the end of this PDF. Please print it to a new PDF and upload that.',
};

/** Refusal for a file that is a PDF but for its ends: naming the allowed types would mislead. */
export const wrongEnds = (fault: PdfEndsFault): DomainError =>
  fault === 'no-pdf'
    ? wrongType('document')
    : new DomainError('invalid', `media/${fault === 'cut-off' ? fault : `pdf-${fault}`}`, PDF_SENTENCES[fault]);

const VIDEO_FAULTS: Readonly<Record<VideoFault, string>> = {
  'cut-off': 'The end of this video is missing. Please copy or export it again and upload the new file.',
  encrypted: 'This video is encrypted, so that it cannot be played here. Please upload it without that protection.',
};

export const faultyVideo = (fault: VideoFault): DomainError =>
  new DomainError('invalid', `media/${fault}`, VIDEO_FAULTS[fault]);

/** An RTF or a web page that is called `.doc`, as old programs save them. */
export const noWordFile = (): DomainError =>
  new DomainError(
    'invalid',
    'media/wrong-type',
    'This file is no Word document inside, whatever its name says. Please save it as DOCX or PDF.',
  );

/** A DOCX with a password has another container, which is that of an older DOC. */
export const otherContainer = (): DomainError =>
  new DomainError(
    'invalid',
    'media/document-locked',
    'This file is protected by a password, or it is an older DOC under another name. Please save it as DOCX without a password.',
  );

/** `too-large` while the bytes travel, `invalid` when it is said of them. */
export function tooLarge(ceilingBytes: number, kind: 'invalid' | 'too-large' = 'invalid'): DomainError {
  const limit = ceilingBytes >= GIB ? `${round(ceilingBytes / GIB)} GB` : `${round(ceilingBytes / MIB)} MB`;
  return new DomainError(kind, 'media/too-large', `This file is too large. The limit is ${limit}.`);
}

export const empty = (): DomainError =>
  new DomainError('invalid', 'media/empty', 'This file is empty. Please choose another one.');

const round = (size: number): number => Math.round(size * 100) / 100;
