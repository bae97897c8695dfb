import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { href, paths } from '../../src/wire/paths.ts';
import { p99, pause, Refusal, type Sent, send, sendUntilTaken, spread } from './arrivals.ts';
import { CANDIDATES, type ExamSchool, sheetOf, startSections } from './exam-school.ts';
import { figuresOf, median } from './process-figures.ts';
import { row } from './report.ts';

/** Turns of ours and of the bare server: a busy moment of the machine hits both. */
const TURNS = 5;
const AT_ONE_TURN = CANDIDATES / TURNS;
/** Each candidate saves every twenty seconds. */
const SAVES_PER_SECOND = CANDIDATES / 20;
/** All of them within ten seconds of the hour. */
const STARTS_PER_SECOND = CANDIDATES / 10;
const DEADLINES = 3;
/** From the moment that a deadline is set. */
const READY_MS = 1000;
const LOOPS = 2;

type Work = (candidate: number) => Promise<unknown>;
interface Measured {
  /** Milliseconds of each. */
  readonly times: number[];
  cpuSeconds: number;
}
interface Side {
  readonly pids: readonly number[];
  readonly work: Work;
}

const at = (sittingId = '') => ({ sittingId, number: '1' });

function callOf(
  { origin, tokens }: ExamSchool,
  candidate: number,
  method: Sent['method'],
  path: string,
  body?: object,
) {
  return { method, url: `${origin}/api${path}`, token: tokens[candidate] ?? '', ...(body && { body }) };
}

const cpuSecondsOf = (pids: readonly number[]) => pids.reduce((sum, pid) => sum + (figuresOf(pid)?.cpuSeconds ?? 0), 0);

const ratioRow = (name: string, ours: number, bare: number): void =>
  row(name, ours.toFixed(1), bare.toFixed(1), (ours / bare).toFixed(2));

/** All candidates once at each server, at this rate; prints what they waited. */
async function inTurns(perSecond: number, sides: { ours: Side; bare: Side }): Promise<void> {
  const measured: Record<keyof typeof sides, Measured> = {
    ours: { times: [], cpuSeconds: 0 },
    bare: { times: [], cpuSeconds: 0 },
  };
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const which of ['ours', 'bare'] as const) {
      const { pids, work } = sides[which];
      const before = cpuSecondsOf(pids);
      const ms = (AT_ONE_TURN / perSecond) * 1000;
      const times = await spread(AT_ONE_TURN, ms, turn, (one) => work(turn * AT_ONE_TURN + one));
      measured[which].times.push(...times);
      measured[which].cpuSeconds += cpuSecondsOf(pids) - before;
    }
  }
  const { ours, bare } = measured;
  ratioRow('  p50', median(ours.times), median(bare.times));
  ratioRow('  p99 (goal: at most 3)', p99(ours.times), p99(bare.times));
  const cpuMs = ({ cpuSeconds, times }: Measured) => (cpuSeconds * 1000) / times.length;
  ratioRow('  processor time of the server alone', cpuMs(ours), cpuMs(bare));
}

/** Saves in sections that run, and bare commits of the same bytes. */
async function saving(school: ExamSchool, mockExamId: string) {
  const sittingIds = await school.addSittings(mockExamId);
  await startSections(school.db, sittingIds);
  const bare = await school.bareCommits();
  let sequence = 0;
  return {
    bare,
    /** Makes the sheet of all candidates another one. */
    next: () => void (sequence += 1),
    save: (candidate: number) =>
      callOf(school, candidate, 'PUT', href(paths.sectionAnswers, at(sittingIds[candidate])), sheetOf(sequence)),
    commit: (candidate: number): Sent => ({
      ...{ method: 'PUT', url: `${bare.origin}/${candidate}`, body: sheetOf(sequence) },
    }),
  };
}

/** E1 */
export async function saves(name: string, school: ExamSchool): Promise<void> {
  const { bare, next, save, commit } = await saving(school, 'saves');
  const ours = { pids: [school.pid], work: (candidate: number) => send(save(candidate)) };
  const theirs = { pids: [bare.pid], work: (candidate: number) => send(commit(candidate)) };
  next();
  for (const { work } of [ours, theirs]) await spread(CANDIDATES, 4 * READY_MS, 0, work); // it only warms up
  next();
  row(`saves of ${CANDIDATES} candidates on ${name}, ms`, 'ours', 'bare commit', 'ratio');
  await inTurns(SAVES_PER_SECOND, { ours, bare: theirs });
}

/** E3 */
export async function starts(name: string, school: ExamSchool): Promise<void> {
  const sittingIds = await school.addSittings('starts');
  const begin = async (candidate: number) => {
    const section = at(sittingIds[candidate]);
    return [
      await send(callOf(school, candidate, 'POST', href(paths.sectionStart, section), { writer: 1 })),
      await send(callOf(school, candidate, 'GET', href(paths.sectionQuestions, section))),
    ];
  };
  const bytes = await begin(0);
  const bare: { origin: string; pid: number }[] = [];
  for (const [index, part] of bytes.entries()) {
    const path = join(school.dataDir, `bytes-${index}`);
    writeFileSync(path, part);
    bare.push(await school.bareBytes(path));
  }
  const work = async () => {
    for (const { origin } of bare) await send({ method: 'GET', url: origin });
  };
  await spread(AT_ONE_TURN, READY_MS, 0, work); // it only warms up
  const kilobytes = bytes.map(({ length }) => (length / 1000).toFixed(1)).join(' and ');
  row(`starts with their questions on ${name}, ${kilobytes} kB, ms`, 'ours', 'bare bytes', 'ratio');
  await inTurns(STARTS_PER_SECOND, {
    ours: { pids: [school.pid], work: begin },
    bare: { pids: bare.map(({ pid }) => pid), work },
  });
}

/** E4, alone and beside other work of the machine. */
export async function deadline(name: string, school: ExamSchool): Promise<void> {
  const { next, save, commit } = await saving(school, 'deadline');
  let [again, late] = [0, 0];
  const lastSave = (candidate: number) =>
    sendUntilTaken(save(candidate), () => (again += 1)).catch((error) => {
      if (!(error instanceof Refusal)) throw error;
      late += 1;
    });
  const drained = async (work: Work) => {
    const from = performance.now();
    await spread(CANDIDATES, 0, 0, work);
    return performance.now() - from;
  };
  const turn = async () => {
    next();
    const deadlineAt = Date.now() + READY_MS;
    await school.db('sitting_sections').where('sitting_id', 'like', 'deadline-%').update({ deadline_at: deadlineAt });
    await pause(deadlineAt - Date.now());
    return { ours: await drained(lastSave), bare: await drained((candidate) => send(commit(candidate))) };
  };
  const measure = async (beside: string) => {
    [again, late] = [0, 0];
    const turns: Awaited<ReturnType<typeof turn>>[] = [];
    while (turns.length < DEADLINES) turns.push(await turn());
    row(`${CANDIDATES} last saves at one deadline${beside} on ${name}, ms`, 'ours', 'bare commits', 'ratio');
    const [ours, bare] = [median(turns.map((one) => one.ours)), median(turns.map((one) => one.bare))];
    ratioRow('  until all are answered (goal: at most 3)', ours, bare);
    const all = DEADLINES * CANDIDATES;
    row('  taken (goal: all), of', String(all - late), String(all));
    row('  sent again because the server was too busy', String(again));
  };
  await turn(); // it only warms up
  await measure('');
  await besideBusyLoops(LOOPS, () => measure(` beside ${LOOPS} busy loops`));
}

/** Works while so many processes take all of the processor that they get. */
async function besideBusyLoops(count: number, work: () => Promise<void>): Promise<void> {
  const loops = Array.from({ length: count }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  try {
    await work();
  } finally {
    for (const loop of loops) loop.kill('SIGKILL');
  }
}
