import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Environment, tool } from './command.ts';
import { type Counts, fromPlaywright, fromVitest, judge, type PlaywrightReport, type VitestReport } from './counts.ts';

/** Runs the Vitest project of that name. Its failures are shown as they happen; the numbers come from its report. */
export const vitest = (project: string, env: Environment): Promise<Counts> =>
  counted(project, fromVitest, (report: string) =>
    tool(
      'vitest',
      ['run', `--project=${project}`, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
      env,
    ),
  );

export const playwright = (stage: string, env: Environment): Promise<Counts> =>
  counted(stage, fromPlaywright, (report: string) =>
    tool('playwright', ['test'], { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
  );

async function counted<Report extends VitestReport | PlaywrightReport>(
  stage: string,
  count: (report: Report) => Counts,
  start: (reportPath: string) => Promise<number>,
): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'cusp-report-'));
  try {
    const path = join(folder, 'report.json');
    const exitCode = await start(path);
    return judge(stage, await readReport(path, count), exitCode);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A runner that found nothing, or died early, leaves no report: that is zero tests, which `judge` refuses. */
async function readReport<Report>(path: string, count: (report: Report) => Counts): Promise<Counts> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? { passed: 0, failed: 0, notes: [] } : count(JSON.parse(text) as Report);
}
