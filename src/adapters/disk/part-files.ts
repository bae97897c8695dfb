import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { noUpload } from '../../domain/media/errors.ts';
import { type ListedPart, type ReceivedPart, unquoted } from '../../domain/media/multipart.ts';

/**
 * A part that was received whole, in a file that bears its number, checksum and length. Nothing ever writes to it
 * again.
 */
export interface PartFile extends ReceivedPart {
  readonly partNumber: number;
}

const NAME = /^(\d+)\.([0-9a-f]{8}-(\d+))$/;

export const partFileName = ({ partNumber, etag }: Pick<PartFile, 'partNumber' | 'etag'>): string =>
  `${partNumber}.${etag}`;

/** Of the whole file that these parts make. */
export const wholeFileName = (parts: readonly PartFile[]): string =>
  `whole.${createHash('sha256').update(parts.map(partFileName).join()).digest('hex')}`;

/** The parts that an upload's folder holds; of a part that was sent several times, each that came whole. */
export async function partFilesIn(folder: string): Promise<readonly PartFile[]> {
  const names = await readdir(folder).catch(gone);
  return names.flatMap((name) => {
    const [, number, etag = '', bytes] = NAME.exec(name) ?? [];
    return number === undefined ? [] : [{ partNumber: Number(number), etag, bytes: Number(bytes) }];
  });
}

/** By number: of several with one number the one that is listed. */
export function partsAsListed(
  files: readonly PartFile[],
  listed: readonly ListedPart[],
): ReadonlyMap<number, PartFile> {
  const etags = new Map(listed.map(({ partNumber, etag }) => [partNumber, unquoted(etag)]));
  const parts = new Map<number, PartFile>();
  for (const file of files)
    if (!parts.has(file.partNumber) || etags.get(file.partNumber) === file.etag) parts.set(file.partNumber, file);
  return parts;
}

/** For `catch`: the folder of an upload is its only record. */
export function gone(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? noUpload() : error;
}
