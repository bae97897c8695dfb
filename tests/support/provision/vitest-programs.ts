import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../../../src/main/project-folder.ts';
import { sharedPdfReader } from '../compiled-program.ts';

/** Vitest's global set-up: where `sharedProgram` keeps what it compiled, for all test files of the run. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  // Another project's set-up has done it.
  if (process.env.TEST_PROGRAMS) return undefined;
  // Inside the project, so that its packages are found; nothing here is committed.
  const cache = join(projectFolder(), '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'programs-'));
  process.env.TEST_PROGRAMS = folder;
  // The compiler is loaded in this process, and the test files load their modules meanwhile.
  const compiled = sharedPdfReader();
  compiled.catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
  return async () => {
    await compiled.catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  };
}
