import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { install, mayInstall } from './debian.ts';

const exec = promisify(execFile);

const isHere = (): Promise<boolean> =>
  exec('ffmpeg', ['-version']).then(
    () => true,
    () => false,
  );

/**
 * ffmpeg as the tests call it, installed first where that is possible. The school works without it, so that elsewhere
 * the tests of it say that it is missing, and the others go on.
 */
export async function provideFfmpeg(): Promise<void> {
  if (!(await isHere()) && mayInstall()) await install('ffmpeg');
}
