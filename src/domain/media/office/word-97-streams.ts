import type { DomainError } from '../../kernel/errors.ts';
import { hasControls, hasMacros, holdsForeignFile, lockedDocument, noDocument } from './office-errors.ts';

/** Storage of embedded objects; it may be empty. */
const OBJECTS = 'ObjectPool';
/** Streams of embedded objects and of embedded controls. */
const OF_OBJECTS: readonly string[] = ['\u0001Ole10Native', 'Package'];
const OF_CONTROLS = /^\u0003OCX(?:NAME|DATA|PROPS)$/i;
/** The tables of an installer, packed two letters in one. */
const OF_INSTALLERS = /^[\u3800-\u4840]/;
/** A DOCX that is locked has this in place of its parts. */
const ENCRYPTED_PACKAGE = 'EncryptedPackage';

/** A stream or storage of a DOC. */
export interface WordStream {
  readonly name: string;
  /** Name of its top-level storage; empty for an entry directly under the root. */
  readonly parent: string;
}

/** Why a DOC of these streams is refused. */
export function faultOfStreams(entries: readonly WordStream[]): DomainError | undefined {
  const names = entries.map(({ name }) => name);
  if (names.some((name) => /^_?vba|^macros$/i.test(name))) return hasMacros();
  if (names.some((name) => OF_CONTROLS.test(name))) return hasControls();
  const isForeign = ({ name, parent }: WordStream): boolean =>
    parent === OBJECTS || OF_OBJECTS.includes(name) || OF_INSTALLERS.test(name);
  if (entries.some(isForeign)) return holdsForeignFile();
  if (names.includes(ENCRYPTED_PACKAGE)) return lockedDocument();
  return names.includes('WordDocument') ? undefined : noDocument();
}
