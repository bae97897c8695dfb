/**
 * Makes each deliberate mistake in a copy of the project and asks the tests of its ring: `npm run mutants`, for the
 * nights, with `-- refund` the mistakes alone in whose file or text that stands. Prints the test that caught each; the
 * exit code is 1 when one was not caught.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '../../src/main/project-folder.ts';
import type { VitestReport } from '../run/counts.ts';
import type { Mutant } from './mutant.ts';
import { MUTANTS } from './mutants.ts';

/** Longer than the longest ring takes with all of its tests. */
const LIMIT_MS = 15 * 60_000;

function copyOfProject(): string {
  const source = projectFolder();
  const copy = mkdtempSync(join(tmpdir(), 'cusp-mutants-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: source, encoding: 'utf8' });
  for (const file of files.split('\0').filter((name) => name !== '' && existsSync(join(source, name))))
    cpSync(join(source, file), join(copy, file));
  symlinkSync(join(source, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Asks Vitest in the copy; undefined where it does not end. */
function ask(copy: string, args: readonly string[]): { report?: VitestReport; status: number | null } | undefined {
  const output = join(copy, 'mutant-report.json');
  rmSync(output, { force: true });
  const { signal, status } = spawnSync('npx', ['vitest', ...args, '--reporter', 'json', '--outputFile', output], {
    cwd: copy,
    stdio: 'ignore',
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
  });
  if (signal) return undefined;
  return { status, ...(existsSync(output) && { report: JSON.parse(readFileSync(output, 'utf8')) as VitestReport }) };
}

/**
 * Makes the mistake for as long as the ring is asked. Returns the test that fails, or undefined where every test of the
 * ring that imports the file passes. Throws where the ring itself cannot run, and where that test fails without the
 * mistake too: a database that does not start, or a test that is broken, has caught nothing.
 */
function caughtBy(copy: string, { ring, file, from, to }: Mutant): string | undefined {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  // Rules of the whole tree import nothing of it.
  const which = ring === 'architecture' ? ['run'] : ['related', file, '--run'];
  const asked = ask(copy, [...which, '--project', ring, '--bail', '1']);
  writeFileSync(path, text);
  if (!asked) return 'a test that does not end';
  if (!asked.report) throw new Error(`${ring} has no test that imports ${file}, or cannot run.`);
  const failed = asked.report.testResults.find((one) => one.status === 'failed');
  if (!failed && asked.status !== 0) throw new Error(`${ring} failed without a failed test.`);
  if (!failed) return undefined;
  const name = failed.name.replace(`${copy}/`, '');
  if (ask(copy, ['run', name, '--project', ring])?.status !== 0)
    throw new Error(`${name} fails without the mistake too.`);
  const test = failed.assertionResults.find((one) => one.status === 'failed')?.fullName;
  return `${name}: ${test ?? failed.message}`;
}

const sought = process.argv[2] ?? '';
const chosen = MUTANTS.filter((mutant) => `${mutant.file} ${mutant.from}`.includes(sought));
const copy = copyOfProject();
let survivors = 0;
try {
  for (const mutant of chosen) {
    const begun = performance.now();
    const test = caughtBy(copy, mutant);
    if (test === undefined) survivors += 1;
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    process.stdout.write(
      `${test === undefined ? 'NOT CAUGHT' : 'caught'} (${seconds} s)  ${mutant.file}: ${mutant.from}\n`,
    );
    if (test !== undefined) process.stdout.write(`    ${mutant.ring}: ${test}\n`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
process.stdout.write(`${chosen.length - survivors} caught, ${survivors} not caught\n`);
process.exitCode = survivors > 0 || chosen.length === 0 ? 1 : 0;
