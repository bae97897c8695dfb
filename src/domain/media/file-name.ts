import { DomainError } from '../kernel/errors.ts';

const MAX_CHARACTERS = 255;
/** One character that people see may be a dozen code units. */
const MAX_CODE_UNITS = 1000;

/**
 * Control characters and path separators, then the bidi overrides that make `fdp.exe` read as `exe.pdf`, and invisible
 * characters.
 */
const UNFIT =
  /[\u0000-\u001f\u007f-\u009f/\\]|[\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A name as a person gave it, fit to be shown and offered for a download. Refuses with `invalid`. */
export function checkedFileName(fileName: string): string {
  const name = fileName.trim();
  const isShort = name.length <= MAX_CODE_UNITS && [...characters.segment(name)].length <= MAX_CHARACTERS;
  const isFit = name !== '' && isShort && name.isWellFormed() && !UNFIT.test(name);
  if (isFit) return name;
  const sentence = `Please give the file a plain name of at most ${MAX_CHARACTERS} characters, without slashes.`;
  throw new DomainError('invalid', 'media/file-name', sentence, { fields: { fileName: sentence } });
}
