import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/adapters/knex/database.ts';
import { asker } from '../support/asking.ts';
import { sharedProgram } from '../support/compiled-program.ts';
import { freePort } from '../support/free-port.ts';
import { environment, openSchool, type Person, type School, signIn } from '../support/school.ts';
import { buying } from './support/buying.ts';

const SCRIPT = fileURLToPath(new URL('../support/school-process.ts', import.meta.url));
const NAMES = ['ada', 'bob', 'cyd', 'dan', 'eve', 'fay'];

let program: string;
let dataDir: string;
let school: School;
let courseId: string;
beforeAll(async () => {
  program = await sharedProgram(SCRIPT);
  dataDir = await mkdtemp(join(tmpdir(), 'cusp-crash-'));
  school = await openSchool({ DATA_DIR: dataDir, WORK_JOBS: '1' });
  courseId = (await school.course()).id;
  for (const name of NAMES) await school.student(name);
  await school.stop();
});
afterAll(async () => {
  await school.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** A school in another process on the same data. */
async function childSchool() {
  const port = await freePort();
  const env = { ...process.env, ...environment(port, dataDir) };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  const ask = asker(port);
  return {
    ask,
    shop: buying({ ...school, ask }),
    kill: async () => void (child.kill('SIGKILL'), await once(child, 'exit')),
  };
}

/** A payment service goes on while we are down: one more of the open card pages is paid. */
async function takeMoneyMeanwhile(): Promise<void> {
  const db = openDatabase({ file: join(dataDir, 'cusp.sqlite') });
  const open = await db('demo_checkouts').where({ status: 'open' }).first('id');
  if (open) await db('demo_checkouts').where({ id: open.id }).update({ status: 'paid' });
  await db.destroy();
}

/** What a purchase leaves behind; what refers to something stands before it. */
const BOOKS = [
  'access_periods',
  'enrolments',
  'order_events',
  'tax_documents',
  'document_series',
  'refunds',
  'orders',
  'demo_checkouts',
  'mails',
] as const;

interface Books {
  readonly userId: string;
  readonly isPaid: boolean;
  readonly enrolments: number;
  readonly receipts: number;
}

/** For each buyer what the payment service and what we have on record. */
async function books(people: readonly Person[]): Promise<Books[]> {
  const { db } = school;
  const [paid, enrolments, mails] = [
    await db('demo_checkouts').where({ status: 'paid' }),
    await db('enrolments'),
    await db('mails').where('key', 'like', 'receipt:%'),
  ];
  return people.map(({ id, email }) => ({
    userId: id,
    isPaid: paid.some((row) => row.user_id === id),
    enrolments: enrolments.filter((row) => row.user_id === id).length,
    receipts: mails.filter((row) => row.to === email).length,
  }));
}

describe('a server that is killed while people pay', () => {
  it.each([1, 3, 5])('owes nobody anything after the next start: killed at payment %i of 6', async (payments) => {
    const { ask, shop, kill } = await childSchool();
    const people = await Promise.all(NAMES.map((name) => signIn(ask, `${name}@example.org`)));
    const pages = await Promise.all(people.map((person) => shop.atCardPage(person, courseId)));
    const acknowledged = new Set<string>();
    await new Promise<void>((resolve) => {
      for (const [index, person] of people.entries()) {
        shop.pay(person, pages[index] ?? '').then(
          ({ status }) => status === 200 && acknowledged.add(person.id).size === payments && resolve(),
          () => undefined,
        );
      }
    });
    await kill();
    await takeMoneyMeanwhile();

    school = await openSchool({ DATA_DIR: dataDir, WORK_JOBS: '1' });
    await school.db('jobs').update({ leased_until: null }); // five minutes later: whoever held them is dead
    const isSettled = (book: Books) => book.enrolments === (book.isPaid ? 1 : 0);
    for (let wait = 0; wait < 100 && !(await books(people)).every(isSettled); wait += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await school.drainJobs();
    const after = await books(people);
    for (const book of after)
      expect(book).toMatchObject({ enrolments: book.isPaid ? 1 : 0, receipts: book.isPaid ? 1 : 0 });
    const paid = after.filter((book) => book.isPaid).map(({ userId }) => userId);
    expect(paid).toEqual(expect.arrayContaining([...acknowledged]));
    for (const table of BOOKS) await school.db(table).delete();
    await school.stop();
  });
});
