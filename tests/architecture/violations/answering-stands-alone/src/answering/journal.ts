import { readFile } from 'node:fs/promises';

export const kept = (path: string) => readFile(path, 'utf8');
