import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { typeOfUpload } from '../../domain/media/file-types.ts';
import { MENTOR_PHOTO_PATH, type MentorFacts } from '../../wire/school.ts';
import { line } from './seller-settings.ts';
import type { SettingReader } from './setting-reader.ts';

/** The mentor on Home and About; undefined until the operator has set one (decision B17). */
export interface MentorSettings {
  readonly mentor: MentorFacts | undefined;
  readonly mentorPhoto: { readonly bytes: Buffer; readonly contentType: string } | undefined;
}

const FACTS = ['MENTOR_NAME', 'MENTOR_DEGREE', 'MENTOR_REGISTRATION', 'MENTOR_WORDS'];
const MAX_PHOTO_BYTES = 1024 * 1024;

/** Half a person convinces nobody: the four facts are set together, and the photo beside them. */
export function readMentorSettings(read: SettingReader): MentorSettings {
  const isSet = read.together(FACTS, false, 'visitors look for name, degree, registration and words together');
  const [name = '', degree = '', registration = '', words = ''] = FACTS.map((fact) => line(read, fact, ''));
  const mentorPhoto = photo(read);
  const mentor = { name, degree, registration, words, photo: mentorPhoto ? MENTOR_PHOTO_PATH : null };
  return { mentor: isSet ? mentor : undefined, mentorPhoto };
}

function photo(read: SettingReader): MentorSettings['mentorPhoto'] {
  const path = read.optional('MENTOR_PHOTO');
  if (path === undefined) return undefined;
  const type = typeOfUpload(basename(path), '');
  const bytes = bytesOf(path);
  const isPicture = type?.purpose === 'thumbnail' && type.isGenuine({ bytes: bytes.length, head: bytes, tail: bytes });
  if (isPicture && bytes.length <= MAX_PHOTO_BYTES) return { bytes, contentType: type.contentType };
  read.fault('MENTOR_PHOTO must be the path of a PNG, JPEG or WebP file of at most 1 MiB.');
  return undefined;
}

/** Returns nothing of a file that cannot be read: it is no picture then. */
function bytesOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    return Buffer.alloc(0);
  }
}
