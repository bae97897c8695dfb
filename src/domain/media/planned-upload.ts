import { DomainError } from '../kernel/errors.ts';
import type { FileKey } from '../kernel/ids.ts';
import { checkedFileName } from './file-name.ts';
import { type Ceilings, ceilingOf, empty, tooLarge, wrongType } from './file-rules.ts';
import { type FileType, type Purpose, purposesOf, typeOfUpload } from './file-types.ts';
import { FOLDERS, type Folder } from './literals.ts';
import { newKey } from './object-key.ts';
import type { StoredFile } from './stored-file.ts';

export interface WantedUpload {
  /** Name on the user's machine. */
  readonly fileName: string;
  /** Media type by the browser; empty when it knows none. */
  readonly fileType: string;
  readonly folder: string;
  /** Size in bytes, if the client declared it. */
  readonly fileSize?: number;
}

export interface PlannedUpload {
  readonly file: StoredFile;
  readonly ceilingBytes: number;
}

/**
 * The row of a file that is about to be uploaded, under a key of its own. Refuses what could never be
 * kept before it travels; name, type and size are claims until the bytes are there.
 */
export function planUpload(
  wanted: WantedUpload,
  ceilings: Ceilings,
  { now, random }: { now: Date; random: string },
): PlannedUpload {
  const folder = checkedFolder(wanted.folder);
  const originalName = checkedFileName(wanted.fileName);
  const { purpose, contentType, extensions } = checkedType(originalName, wanted.fileType, folder);
  const ceilingBytes = ceilingOf(purpose, ceilings);
  if (wanted.fileSize === 0) throw empty();
  if (wanted.fileSize !== undefined && wanted.fileSize > ceilingBytes) throw tooLarge(ceilingBytes);
  const key: FileKey = newKey(folder, now, random, extensions[0] ?? '');
  return {
    file: { key, folder, status: 'pending', originalName, contentType, bytes: 0, etag: '', createdAt: now },
    ceilingBytes,
  };
}

function checkedFolder(folder: string): Folder {
  const known = FOLDERS.find((one) => one === folder);
  if (known) return known;
  const sentence = `Please choose one of the folders ${FOLDERS.join(', ')}.`;
  throw new DomainError('invalid', 'media/folder', sentence, { fields: { folder: sentence } });
}

function checkedType(fileName: string, fileType: string, folder: Folder): FileType {
  const allowed = purposesOf(folder);
  const type = typeOfUpload(fileName, fileType);
  if (type && allowed.includes(type.purpose)) return type;
  throw wrongType(allowed[0] as Purpose, 'fileName');
}
