import { readFile } from 'node:fs/promises';

export const bytesOf = (path: string) => readFile(path);
