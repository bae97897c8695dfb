import { DomainError } from '../../kernel/errors.ts';
import type { Unconvertible } from './video-converter.ts';

/** Shown to the administrator beside the job. */
const SENTENCES: Readonly<Record<Unconvertible, string>> = {
  broken: 'This video is damaged and cannot be opened. Please save it again, and replace the file with the new one.',
  'no-picture': 'This file has sound but no picture. Please replace it with a video.',
  'too-demanding':
    'This video takes too much time or memory to convert. Please save it as an MP4, and replace the file with that.',
};

/** No further try brings anything else: it stays until a person looks at it. */
export const unconvertible = (reason: Unconvertible): DomainError =>
  new DomainError('invalid', `media/${reason}`, SENTENCES[reason]);
