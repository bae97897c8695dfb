import { rmSync } from 'node:fs';
import { BuiltSchool, SEEDED_FOLDER } from './support/built-school.ts';
import { jobsLeft } from './support/stored.ts';

const JOBS_LIMIT_MS = 180_000;
const ASK_EVERY_MS = 100;

/**
 * Seeds one school for the whole run and waits until its papers are read. Every school of a journey starts on a copy of
 * its folder, so that none of them migrates, seeds and reads papers again.
 */
export default async function seedOnce(): Promise<() => void> {
  const school = await BuiltSchool.open();
  const end = Date.now() + JOBS_LIMIT_MS;
  while ((await jobsLeft(school)).length > 0) {
    if (Date.now() > end) throw new Error('The papers of the demonstration were not read in time.');
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
  await school.end();
  process.env[SEEDED_FOLDER] = school.dataDir;
  return () => rmSync(school.dataDir, { recursive: true, force: true });
}
