import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/adapters/knex/database.ts';
import { KnexSittingRepository } from '../../../src/adapters/knex/exam/sitting-repository.ts';
import { writerLockOf } from '../../../src/answering/writer-lock.ts';
import { DEFAULT_BLUEPRINT } from '../../../src/domain/exam/default-blueprint.ts';
import { CloseSections } from '../../../src/domain/exam/jobs/close-sections.ts';
import { shapeOf } from '../../../src/domain/exam/make-sitting.ts';
import { after, MINUTE_MS } from '../../../src/domain/kernel/clock.ts';
import { href, paths } from '../../../src/wire/paths.ts';
import { fillBank } from '../../support/approved-vignettes.ts';
import { type Ask, asker } from '../../support/asking.ts';
import { sharedProgram } from '../../support/compiled-program.ts';
import { freePort } from '../../support/free-port.ts';
import { environment, openSchool, type Person } from '../../support/school.ts';
import { Seeded } from '../../support/seeded.ts';
import { CandidateDevice, CandidateTab, pause } from './candidate-tab.ts';
import { childProcesses, type StartedProcess } from './child-processes.ts';
import { closesAt, SittingLedger } from './sitting-ledger.ts';

const SCRIPT = fileURLToPath(new URL('../../support/school-process.ts', import.meta.url));
const VIGNETTES = ['one', 'two'];
const QUESTIONS = VIGNETTES.flatMap((id) => [1, 2, 3, 4, 5].map((number) => `${id}-${number}`));
const LETTERS = ['a', 'b', 'c', 'd'];
const optionsOf = (question: string) => LETTERS.map((letter) => `${question}-${letter}`);

/** Sittings at once, and of `SITTINGS` so many after one another. */
const AT_ONCE = 100;
const SITTINGS = Number(process.env['SITTINGS'] ?? AT_ONCE);
const SEED = Number(process.env['SITTINGS_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
/** Shortest section, and what others may have more. */
const SECTION_MS = { min: 10_000, more: 8000 };
const SAVES_OF_A_SERVER = { min: 40, more: 80 };
const MAX_TABS = 3;
const MAX_KILLS = 4;
const MINUTES_OF_PATIENCE = 5 + (3 * SITTINGS) / AT_ONCE;

interface Made {
  readonly sittingId: string;
  readonly ledger: SittingLedger;
  readonly random: Seeded;
}
/** Its section has begun, and ends within seconds. */
interface Played extends Made {
  deadlineAt: Date;
}

/** A database that the server and the test share. */
interface SharedDatabase {
  /** The settings that lead to it; none stands for SQLite in the data folder. */
  readonly env: Record<string, string>;
  drop(): Promise<void>;
}

/** Sittings whose tabs, network and server are killed, on one kind of database. They mostly wait: each has a file. */
export const describeKilledSittings = (name: string, open: () => Promise<SharedDatabase>) =>
  describe(`sittings on ${name}, with tabs, network and server killed`, () => {
    const servers = childProcesses();
    let dataDir: string;
    let database: SharedDatabase;
    let db: Knex;
    let sittings: KnexSittingRepository;
    let program: string;
    let port: number;
    let ask: Ask;
    let ada: Person;
    let server: StartedProcess;
    let kills = 0;
    /** Time that a start takes on this machine, as it is now. */
    let startMs = 0;

    /** The school in this process, which serves while no other one does. */
    const openHere = () => openSchool({ DATA_DIR: dataDir, WORK_JOBS: '0', ...database.env });
    const start = async () => {
      const begunAt = Date.now();
      server = await servers.start([program], { ...environment(port, dataDir), ...database.env });
      expect(server.said).toBe('serving\n');
      startMs = Date.now() - begunAt;
    };

    beforeAll(async () => {
      program = await sharedProgram(SCRIPT);
      dataDir = await mkdtemp(join(tmpdir(), 'cusp-sittings-'));
      database = await open();
      const school = await openHere();
      ada = await school.student('ada');
      await fillBank(school.db, VIGNETTES);
      await school.stop();
      const { DATABASE_URL: url } = database.env;
      db = openDatabase(url === undefined ? { file: join(dataDir, 'cusp.sqlite') } : { url });
      sittings = new KnexSittingRepository(db);
      port = await freePort();
      ask = asker(port);
    });
    afterAll(async () => {
      servers.killAll();
      await db.destroy();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    });

    async function made(seed: number): Promise<Made> {
      const random = new Seeded(seed);
      const sittingId = `sitting-${seed}`;
      const plan = VIGNETTES.map((vignetteId) => ({
        ...{ vignetteId, versionId: `${vignetteId}-v1`, isScored: true },
        questions: QUESTIONS.filter((id) => id.startsWith(`${vignetteId}-`)).map((id) => ({
          id,
          optionIds: optionsOf(id),
        })),
      }));
      await sittings.add({
        idempotencyKey: sittingId,
        sections: [{ minutes: 1, plan }],
        sitting: {
          // A mock exam of its own each: one person may have many open.
          ...{ id: sittingId, userId: ada.id, kind: 'mock', mockExamId: sittingId, contentId: null },
          title: 'Mock exam',
          ...{
            shape: shapeOf(DEFAULT_BLUEPRINT, true),
            extraTimePercent: 0,
            isPreview: false,
            isDemo: false,
            isFree: false,
          },
          ...{ device: 'Chrome, Windows', releaseAt: null, createdAt: new Date(), endedAt: null },
        },
      });
      return { sittingId, random, ledger: new SittingLedger(sittingId) };
    }

    async function begun(made: Made): Promise<Played> {
      const startedAt = new Date();
      const deadlineAt = after(startedAt, SECTION_MS.min + made.random.below(SECTION_MS.more));
      await sittings.startSection(made.sittingId, 1, { writer: 1, startedAt, deadlineAt });
      return { ...made, deadlineAt };
    }

    /** One candidate, until the grace of the section is over or nobody is there any more. */
    async function play(played: Played): Promise<void> {
      const { sittingId, ledger, random } = played;
      const close = () => closesAt(played.deadlineAt);
      const send = (method: string, path: string, body?: object) =>
        ask(method, path, { as: ada, ...(body && { body }) });
      const devices = [0, 1].map(() => new CandidateDevice(sittingId, close, send, random, ledger));
      devices[0]?.records.set('0/1', writerLockOf(1));
      // The last one is the one that is looked at most.
      const tabs: CandidateTab[] = [];
      const openTab = (device: CandidateDevice) => {
        tabs.push(new CandidateTab(device));
        if (tabs.length > MAX_TABS) tabs.shift()?.kill();
      };
      openTab(devices[0]!);
      while (Date.now() < close()) {
        await pause(100 + random.below(1200));
        const fate = random.next();
        const tab = random.next() < 0.85 ? tabs.at(-1)! : random.of(tabs);
        const { engine, device } = tab;
        if (fate < 0.02) break;
        if (fate < 0.1) {
          tab.kill();
          tabs.splice(tabs.indexOf(tab), 1);
          await pause(random.below(1500));
          openTab(device);
        } else if (fate < 0.16) {
          device.connect(false);
          await pause(random.below(2000));
          device.connect(true);
        } else if (fate < 0.22) openTab(random.of(devices));
        else if (fate < 0.25 && played.deadlineAt.getTime() - Date.now() < SECTION_MS.min / 2) engine.submit();
        else if (fate < 0.28) engine.useKept();
        else if (engine.getSnapshot().phase === 'elsewhere') engine.continueHere();
        else if (fate < 0.35) engine.edit(random.of(QUESTIONS), { flagged: random.next() < 0.5 });
        else {
          const question = random.of(QUESTIONS);
          engine.edit(question, { option: random.of(optionsOf(question)) });
        }
      }
      for (const tab of tabs) tab.kill();
      await Promise.all(devices.map((device) => device.settled()));
    }

    /** Gives the sections that run so much more time: a start takes long on a busy machine. */
    async function extend(played: readonly Played[], moreMs: number): Promise<void> {
      const now = new Date();
      const running = played.filter(({ deadlineAt }) => deadlineAt > now);
      for (const one of running) one.deadlineAt = after(one.deadlineAt, moreMs);
      const ids = running.map(({ sittingId }) => sittingId);
      await db('sitting_sections').whereIn('sitting_id', ids).increment('deadline_at', moreMs);
    }

    /** Kills the server each time when it has acknowledged so much: a slow machine's is not killed before it works. */
    async function killServers(played: readonly Played[], random: Seeded, isOver: () => boolean): Promise<void> {
      const acknowledged = () => played.reduce((sum, { ledger }) => sum + ledger.acknowledged.length, 0);
      let next = SAVES_OF_A_SERVER.min;
      for (let left = MAX_KILLS; left > 0 && !isOver(); ) {
        await pause(20);
        if (acknowledged() < next) continue;
        await server.end('SIGKILL');
        kills += 1;
        left -= 1;
        await extend(played, startMs);
        await start();
        next = acknowledged() + SAVES_OF_A_SERVER.min + random.below(SAVES_OF_A_SERVER.more);
      }
    }

    /** What is not as it was promised, when the clock has ended every section. */
    async function faultsOf({ sittingId, ledger }: Played): Promise<string[]> {
      const { sitting, sections } = (await sittings.find(sittingId))!;
      const [section] = sections;
      const rows = await db('answered_questions').where({ sitting_id: sittingId });
      const chosen = new Map(section?.answers.map(({ question, option }) => [question, option]));
      const asStored = rows.filter((row) => row.option_id === (chosen.get(row.question_id) ?? null));
      return [
        ...(section ? ledger.faults(section) : [`${sittingId} is gone`]),
        ...(section?.closedAt && sitting.endedAt ? [] : [`${sittingId} is not closed`]),
        ...(asStored.length === QUESTIONS.length && rows.length === QUESTIONS.length
          ? []
          : [`${sittingId}: ${asStored.length} of ${rows.length} rows are what is stored`]),
      ];
    }

    it(
      `lose none of what was acknowledged in ${SITTINGS} sittings, and take nothing after the grace`,
      async () => {
        console.info(`SITTINGS_SEED=${SEED} makes the same choices again.`);
        const told = { acknowledged: 0, late: 0, takenOver: 0 };
        for (let first = 0; first < SITTINGS; first += AT_ONCE) {
          const count = Math.min(AT_ONCE, SITTINGS - first);
          await start();
          const sittingsMade: Made[] = [];
          for (let at = 0; at < count; at += 1) sittingsMade.push(await made(SEED + first + at));
          // One after another: a start holds its connection, of which this process has few.
          const played: Played[] = [];
          for (const one of sittingsMade) played.push(await begun(one));
          let isOver = false;
          const killing = killServers(played, new Seeded(SEED - 1 - first), () => isOver);
          await Promise.all(played.map(play));
          isOver = true;
          await killing;
          const last = Math.max(...played.map(({ deadlineAt }) => closesAt(deadlineAt)));
          await pause(Math.max(0, last - Date.now()));
          await server.end('SIGKILL');

          const school = await openHere();
          for (const { sittingId } of played) {
            const { json } = await school.ask('GET', href(paths.sitting, { sittingId }), { as: ada });
            expect(json).toMatchObject({ state: 'over', sections: [{ state: 'over' }] });
          }
          // They are noted when nothing can be on its way any more.
          const { clock } = school.installation.dependencies.kernel;
          Object.assign(clock, { now: () => after(new Date(), 3 * MINUTE_MS) });
          const task = school.container.get(CloseSections);
          await Promise.all([task.run(), task.run()]);
          await school.stop();
          const faults = await Promise.all(played.map(faultsOf));
          expect(faults.flat()).toEqual([]);
          for (const { ledger, deadlineAt } of played) {
            told.acknowledged += ledger.acknowledged.length;
            told.late += ledger.late(deadlineAt);
            told.takenOver += ledger.takenOver;
          }
        }
        console.info(`${kills} servers killed, ${JSON.stringify(told)}`);
        // Else the run has shown little.
        expect(kills).toBeGreaterThanOrEqual(1);
        expect(told.acknowledged).toBeGreaterThanOrEqual(SAVES_OF_A_SERVER.min);
        expect(told.late).toBeGreaterThan(0);
        expect(told.takenOver).toBeGreaterThan(0);
      },
      MINUTES_OF_PATIENCE * 60_000,
    );
  });
