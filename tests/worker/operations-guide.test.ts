import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedProgram } from '../support/compiled-program.ts';
import { freshPostgres } from '../support/provision/fresh-postgres.ts';
import { environment } from '../support/school.ts';

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const program = await sharedProgram(file('src/main/cli.ts'));
const guide = await readFile(file('docs/operations.md'), 'utf8');

let work: string;
let postgres: { readonly url: string; drop(): Promise<void> };
beforeAll(async () => {
  [work, postgres] = [await mkdtemp(join(tmpdir(), 'cusp-guide-')), await freshPostgres()];
});
afterAll(async () => {
  await postgres.drop();
  await rm(work, { recursive: true, force: true });
});

/** Each `docker compose run … serve WORD ARGUMENT` of the guide, in its order. */
const written = [...guide.matchAll(/^ *docker compose run --rm .*?\bserve (.+)$/gm)].map(([, words = '']) =>
  words.trim().split(/\s+/),
);

/** What is different from the school that the guide sets up, and what its operator reads. */
const STEPS: Readonly<Record<string, { readonly env?: () => Record<string, string>; readonly says: RegExp }>> = {
  migrate: { says: /up to date/ },
  doctor: { says: /Nothing is wrong\./ },
  'admin:create': {
    env: () => ({ ADMIN_NAME: 'Olga', ADMIN_EMAIL: 'olga@example.org', ADMIN_PASSWORD: 'a long enough password' }),
    says: /olga@example\.org is an administrator now/,
  },
  backup: { says: /^Backed up to .* rows in \d+ tables/ },
  restore: { env: () => ({ DATA_DIR: join(work, 'restored') }), says: /each compared/ },
  'move-to-postgres': { env: () => ({ DATABASE_URL: postgres.url }), says: /^Moved and compared: \d+ rows/ },
  'jobs:retry': { says: /job/ },
};

function run(
  words: readonly string[],
  env: Record<string, string>,
): Promise<{ code: number; out: string; err: string }> {
  // The guide's folder of backups is one of ours.
  const args = words.map((word) => word.replace('/backups', join(work, 'backups')));
  const surroundings = { PATH: process.env['PATH'], ...environment(3000, join(work, 'home')), ...env };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { env: surroundings, cwd: work }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}

it('an operator who follows the guide word by word gets where it says', async () => {
  expect(written.map(([word]) => word).toSorted()).toEqual(Object.keys(STEPS).toSorted());
  for (const words of written) {
    const step = STEPS[words[0] ?? ''];
    const ended = await run(words, step?.env?.() ?? {});
    expect(ended, words.join(' ')).toMatchObject({ code: 0, err: '' });
    expect(ended.out, words.join(' ')).toMatch(step?.says ?? /$^/);
  }
});
