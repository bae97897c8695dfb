import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { DemoMediaEntry } from '../../../src/main/seed/demo-files.ts';
import type { Made } from './made.ts';

const mimeTypes: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt',
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.webp': 'image/webp',
};

/** Writes manifest.json from the files, and returns their total size. */
export async function writeInventory(made: readonly Made[], folder: string): Promise<number> {
  const files: DemoMediaEntry[] = [];
  for (const about of made) {
    const content = await readFile(join(folder, about.name));
    const mimeType = mimeTypes[extname(about.name)];
    if (!mimeType) throw new Error(`No media type known for ${about.name}`);
    files.push({
      ...about,
      mimeType,
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    });
  }
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify({ files }, null, 2)}\n`);
  return files.reduce((sum, file) => sum + file.bytes, 0);
}
