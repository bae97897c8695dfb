import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LocalFile, localFile } from './local-files.ts';

/** Captions or chapters as they cross the bridge: picked by a person, or made by the page, of a file in another form. */
export interface SidecarFile {
  readonly path?: string;
  readonly name?: string;
  readonly text?: string;
}

/** What was picked, as it is; what was made, written down, since it has to be there after a restart as well. */
export async function sidecarFile(folder: string, sidecar: SidecarFile | undefined): Promise<LocalFile | undefined> {
  if (sidecar?.path !== undefined) return localFile(sidecar.path);
  if (sidecar?.name === undefined || sidecar.text === undefined) return undefined;
  const own = join(folder, 'made', randomUUID());
  await mkdir(own, { recursive: true, mode: 0o700 });
  const path = join(own, plainName(sidecar.name));
  await writeFile(path, sidecar.text, { mode: 0o600, flush: true });
  return localFile(path);
}

/** One that every disk takes, and that stays in its folder; the title is not made of it. */
const plainName = (name: string): string =>
  `${name
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\p{L}\p{N} -]/gu, '-')
    .slice(0, 80)}.vtt`;
