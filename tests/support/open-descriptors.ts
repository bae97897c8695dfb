import { readdir, readlink } from 'node:fs/promises';

const OWN = '/proc/self/fd';

/** How many files, pipes and sockets this process has open: all, or the files below a folder. */
export async function openDescriptors(folder = ''): Promise<number> {
  const names = await readdir(OWN);
  if (folder === '') return names.length;
  // One of them may be closed before it is looked at: the list's own is.
  const targets = await Promise.all(names.map((name) => readlink(`${OWN}/${name}`).catch(() => '')));
  return targets.filter((target) => target.startsWith(`${folder}/`)).length;
}
