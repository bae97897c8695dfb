import { type FileHandle, open } from 'node:fs/promises';

/** Opens a file for `work`, and closes it afterwards, also after a failure. */
export async function withFile<T>(path: string, flags: string, work: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path, flags);
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}
