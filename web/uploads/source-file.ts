import type { ReadSlice } from '../../src/uploads/folder/known-files.ts';
import type { FolderFile } from '../../src/uploads/folder/plan.ts';
import type { DroppedFile } from '../ui/dropped-files.ts';

/** A file of a folder, from any source: `file` goes to the queue, and `read` returns its bytes. */
export interface SourceFile extends FolderFile {
  readonly file: File;
  readonly read: ReadSlice;
}

export const sourceFile = ({ file, path }: DroppedFile): SourceFile => ({
  path,
  size: file.size,
  type: file.type,
  lastModified: file.lastModified,
  file,
  read: async (fromByte, toByte) => new Uint8Array(await file.slice(fromByte, toByte).arrayBuffer()),
});
