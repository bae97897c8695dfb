import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestCase as Journey, TestResult } from 'playwright/types/testReporter';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestCase } from 'vitest/node';
import { run } from '../run/command.ts';
import { countEvents, failure, judge, sum, summary } from '../run/counts.ts';
import PlaywrightReporter from '../run/playwright-reporter.ts';
import { runStages } from '../run/run-stages.ts';
import type { Stage } from '../run/stages.ts';
import { EVENTS_FILE, parseEvents, type TestEvent } from '../run/test-events.ts';
import { counted } from '../run/test-runners.ts';
import { timingLines } from '../run/timings.ts';
import VitestReporter from '../run/vitest-reporter.ts';

type Outcome = Extract<TestEvent, { kind: 'ended' }>['outcome'];

const passed = { passed: 1, failed: 0, notes: [] };
const named = (test: string, file = 'a.test.ts') => ({ file, id: test, test });
const queued = (test: string, file?: string): TestEvent => ({ kind: 'queued', ...named(test, file) });
const begun = (test: string, file?: string): TestEvent => ({ kind: 'begun', ...named(test, file) });
const ended = (test: string, outcome: Outcome): TestEvent => ({ kind: 'ended', ...named(test), outcome });
const broken = (message: string): TestEvent => ({ kind: 'broken', message });
const finished: TestEvent = { kind: 'finished' };

describe('what a test runner tells', () => {
  it('is counted test by test', () => {
    const events = [ended('one', 'passed'), ended('two', 'failed'), ended('three', 'passed'), finished];
    expect(countEvents(events)).toMatchObject({ passed: 2, failed: 1, notes: ['failed: a.test.ts two'] });
  });

  it('makes a failure of a file that could not be loaded, and of an error outside every test', () => {
    const counts = countEvents([broken('a.test.ts no such import'), finished]);
    expect(counts).toMatchObject({ passed: 0, failed: 1, notes: ['broken: a.test.ts no such import'] });
  });

  it('makes a failure of a skipped test', () => {
    const counts = countEvents([ended('pays twice', 'skipped'), ended('pays', 'passed'), finished]);
    expect(counts).toMatchObject({ passed: 1, failed: 1, notes: ['did not run: a.test.ts pays twice'] });
  });

  it('makes a failure of a test that passed only when it was asked again, and names it', () => {
    const counts = countEvents([ended('pays', 'flaky'), ended('reads', 'passed'), finished]);
    expect(counts).toMatchObject({ passed: 1, failed: 1, notes: ['flaky: a.test.ts pays'] });
  });

  it('adds up how long a file took', () => {
    const time = (file: string, ms: number): TestEvent => ({ kind: 'time', file, ms });
    expect(countEvents([time('a', 1), time('b', 5), time('a', 2), finished]).files).toEqual([
      { file: 'a', ms: 3 },
      { file: 'b', ms: 5 },
    ]);
  });
});

describe('the reporters', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cusp-told-'));
  const path = join(folder, 'events.jsonl');
  beforeEach(() => vi.stubEnv(EVENTS_FILE, path));
  afterEach(() => (rmSync(path, { force: true }), vi.unstubAllEnvs()));
  afterAll(() => rmSync(folder, { recursive: true }));
  const told = () => parseEvents(readFileSync(path, 'utf8')).map((event) => ('outcome' in event ? event.outcome : ''));

  it.each([
    ['passed', 'passed'],
    ['failed', 'failed'],
    ['pending', 'skipped'],
    ['skipped', 'skipped'],
  ])('call a test that Vitest says %s of %s', (state, outcome) => {
    const result = {
      id: '1',
      fullName: 'pays',
      module: { moduleId: 'a' },
      result: () => ({ state }),
      diagnostic: () => ({ flaky: false }),
    };
    new VitestReporter().onTestCaseResult(result as unknown as TestCase);
    expect(told()).toEqual([outcome]);
  });

  it.each([
    ['passed', 0, 'passed'],
    ['passed', 1, 'flaky'],
    ['failed', 0, 'failed'],
    ['timedOut', 0, 'failed'],
    ['skipped', 0, 'skipped'],
  ])('call a test that Playwright says %s of at asking %i %s', (status, retry, outcome) => {
    const journey = {
      id: '1',
      expectedStatus: 'passed',
      location: { file: 'a' },
      titlePath: () => ['', '', 'a', 'pays'],
    };
    const result = { status, retry, duration: 5 };
    new PlaywrightReporter().onTestEnd(journey as unknown as Journey, result as unknown as TestResult);
    expect(told()).toEqual([outcome, '']);
  });
});

describe('a stage that is cut off', () => {
  it('keeps what had passed and failed, and says what was cut off and what had not begun', () => {
    const events = [
      { kind: 'file-queued', file: 'c.test.ts' } as const,
      ...['one', 'two', 'three'].map((test) => queued(test)),
      ...['four', 'five'].map((test) => queued(test, 'b.test.ts')),
      ended('one', 'passed'),
      ended('two', 'failed'),
      begun('three'),
    ];
    expect(countEvents(events)).toMatchObject({
      passed: 1,
      failed: 5,
      notes: [
        'failed: a.test.ts two',
        'it ended before its last test:',
        'cut off: a.test.ts three',
        'not begun: b.test.ts (2 tests)',
        'not begun: c.test.ts',
      ],
    });
  });

  it('is counted so when its process is killed', async () => {
    const lines = [queued('one'), queued('two'), ended('one', 'passed'), begun('two')];
    const text = `${lines.map((line) => JSON.stringify(line)).join('\n')}\n{"kind":"fini`;
    const dies = `
      require('node:fs').writeFileSync(process.env.${EVENTS_FILE}, ${JSON.stringify(text)});
      process.kill(process.pid, 'SIGKILL');`;
    const counts = await counted('journeys', {}, (env) => run(process.execPath, ['-e', dies], env));
    expect(counts).toMatchObject({
      passed: 1,
      failed: 1,
      notes: ['it ended before its last test:', 'cut off: a.test.ts two'],
    });
  });

  it('has been ended by its time limit, and did not succeed', async () => {
    expect(await run(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {}, { limitMs: 100 })).not.toBe(0);
  });

  it('has its output kept together while it runs in the background, and keeps its exit code', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const args = [
      '-e',
      "process.stdout.write('one '); setTimeout(() => (process.stdout.write('two'), process.exit(3)), 50)",
    ];
    const code = await run(process.execPath, args, {}, { inBackground: true });
    const written = write.mock.calls.map(([output]) => String(output));
    write.mockRestore();
    expect([code, written.filter((output) => /one|two/.test(output))]).toEqual([3, ['one two']]);
  });

  it('is read up to the last whole line', () => {
    expect(parseEvents('{"kind":"finished"}\n{"kind":"tim')).toEqual([finished]);
  });
});

describe('the times', () => {
  it('are those of each stage and of the twenty slowest files, the slowest first', () => {
    const files = Array.from({ length: 30 }, (_, index) => ({ file: `${index}.test.ts`, ms: index * 1000 }));
    const lines = timingLines([{ name: 'http', ms: 61_234 }], files);
    expect(lines[1]).toBe('   61.2 s  http');
    expect(lines.slice(3)).toHaveLength(21);
    expect(lines[4]).toBe('   29.0 s  29.test.ts');
  });
});

describe('a stage', () => {
  it('without tests fails, and is named', () => {
    expect(judge('http', { passed: 0, failed: 0, notes: [] }, 0)).toEqual(failure('http: no tests ran'));
  });

  it('whose process failed is failed, whatever its report says', () => {
    expect(judge('http', passed, 1)).toMatchObject({ passed: 1, failed: 1 });
    expect(judge('http', { passed: 3, failed: 2, notes: [] }, 1)).toMatchObject({ passed: 3, failed: 2 });
  });
});

describe('a run', () => {
  const stage = (name: string, run: Stage['run'], facts: Partial<Stage> = {}): Stage => ({ name, run, ...facts });
  const nothing = { environment: async () => ({}) };

  it('goes on after a failure, and adds everything up', async () => {
    const stages = [
      stage('types', async () => failure('wrong')),
      stage('lint', async () => Promise.reject(new Error('no program'))),
      stage('domain', async () => ({ passed: 40, failed: 0, notes: [] })),
    ];
    const total = await runStages(stages, nothing, () => {});
    expect(summary(total)).toBe('40 passed, 2 failed');
    expect(total.notes).toEqual(['wrong', 'lint: no program']);
  });

  it('ends with what did not pass, by stage', async () => {
    const said: string[] = [];
    const stages = [
      stage('domain', async () => ({ ...passed, notes: ['a note about nothing'] })),
      stage('http', async () => countEvents([ended('pays', 'failed'), finished])),
    ];
    await runStages(stages, nothing, (line) => said.push(line));
    expect(said.slice(-2)).toEqual(['== did not pass', '   http: failed: a.test.ts pays']);
    said.length = 0;
    await runStages(stages.slice(0, 1), nothing, (line) => said.push(line));
    expect(said).not.toContain('== did not pass');
  });

  it('runs no journey on a build that failed, and says so', async () => {
    const journeys = stage('journeys', async () => passed, { after: 'build' });
    const total = await runStages([stage('build', async () => failure('wrong')), journeys], nothing, () => {});
    expect(total.notes).toEqual(['wrong', 'journeys: not run, because build failed']);
    expect(total).toMatchObject({ passed: 0, failed: 2 });
  });

  it('runs a stage in the background beside the others, and lets wait for it what stands on it', async () => {
    const happened: string[] = [];
    let webIsOver = () => {};
    const web = new Promise<void>((resolve) => (webIsOver = resolve));
    const says =
      (name: string, meanwhile?: () => Promise<void> | void): Stage['run'] =>
      async () => {
        happened.push(`${name} begins`);
        await meanwhile?.();
        happened.push(`${name} ends`);
        return passed;
      };
    const said: string[] = [];
    const stages = [
      stage(
        'lint',
        says('lint', () => web),
        { isInBackground: true },
      ),
      stage('web', says('web', webIsOver)),
      stage('build', says('build'), { isInBackground: true }),
      stage('journeys', says('journeys'), { after: 'build' }),
    ];
    expect(await runStages(stages, nothing, (line) => said.push(line))).toMatchObject({ passed: 4, failed: 0 });
    expect(happened.slice(0, 2)).toEqual(['lint begins', 'web begins']);
    expect(happened.slice(-4)).toEqual(['build begins', 'build ends', 'journeys begins', 'journeys ends']);
    const times = said.slice(said.indexOf('== time by stage') + 1);
    expect(times.map((line) => line.split('  ').at(-1))).toEqual(['lint', 'web', 'build', 'journeys']);
  });

  it('fails a stage whose needs cannot be met, with the reason', async () => {
    const unable = { environment: async () => Promise.reject(new Error('Postgres was not found.')) };
    const total = await runStages([stage('contracts', async () => passed)], unable, () => {});
    expect(total).toEqual(failure('contracts: Postgres was not found.'));
  });

  it('sums nothing to nothing', () => {
    expect(summary(sum([]))).toBe('0 passed, 0 failed');
  });
});
