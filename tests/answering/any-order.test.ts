import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sameAnswer } from '../../src/answering/answer-sheet.ts';
import { MINUTE } from './support/fake-exam.ts';
import { Ledger } from './support/ledger.ts';
import { type Browser, type Fault, type JournalFault, type PageOf, World } from './support/world.ts';

/*
 * Whatever a candidate, two browsers, a network, a storage and a server do in whatever order: once the trouble is over,
 * what the newest writer last edited is on the server, and what an older one could not send is listed.
 */

const RUNS = Number(process.env.ANSWERING_RUNS ?? 400);

/** Two tabs of one browser, and a phone. */
class School {
  readonly world: World;
  readonly ledger: Ledger;
  readonly laptop: Browser;
  readonly phone: Browser;
  private readonly pages: (PageOf | undefined)[] = [];

  constructor(minutes: number) {
    this.world = new World([minutes, 60]);
    this.ledger = new Ledger(this.world);
    this.laptop = this.world.browser('Chrome, Windows');
    this.phone = this.world.browser('Safari, iPhone');
    const claim = { section: 0, writer: 1, sequence: 0, acknowledged: 0, answers: [], unsent: [] };
    this.laptop.records.set('0/1', claim);
    this.world.exam.start();
    this.open(0);
  }

  page = (slot: number): PageOf | undefined => this.pages[slot];
  all = (): PageOf[] => this.pages.filter((page) => page !== undefined);
  browserOf = (slot: number): Browser => (slot === 2 ? this.phone : this.laptop);

  open(slot: number): void {
    if (this.pages[slot]) return;
    const page = this.browserOf(slot).open();
    this.pages[slot] = page;
    this.ledger.watch(page);
  }

  crash(slot: number): void {
    const page = this.pages[slot];
    if (!page) return;
    this.ledger.gone(page);
    page.crash();
    this.pages[slot] = undefined;
  }

  leave(slot: number): void {
    const page = this.pages[slot];
    if (!page) return;
    page.leave();
    this.ledger.gone(page);
    this.pages[slot] = undefined;
  }
}

interface Step {
  readonly name: string;
  take(school: School): void | Promise<void>;
}

const slots = fc.constantFrom(0, 0, 0, 1, 2, 2);
const question = fc.constantFrom('q1', 'q2', 'q3');
const change = fc.oneof(
  { weight: 4, arbitrary: fc.record({ option: fc.constantFrom('a', 'b', 'c', null) }) },
  { weight: 1, arbitrary: fc.record({ flagged: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ struck: fc.subarray(['a', 'b']) }) },
);

const inSlot = (name: string, take: (school: School, slot: number) => void | Promise<void>) =>
  slots.map((slot): Step => ({ name: `${name} ${slot}`, take: (school) => take(school, slot) }));
const onPage = (name: string, act: (page: PageOf, school: School) => void) =>
  inSlot(name, (school, slot) => {
    const page = school.page(slot);
    if (page) act(page, school);
  });
const withSlot = <T>(
  name: string,
  values: fc.Arbitrary<T>,
  take: (school: School, slot: number, value: T) => void | Promise<void>,
) =>
  fc.tuple(slots, values).map(
    ([slot, value]): Step => ({
      name: `${name} ${slot} ${JSON.stringify(value)}`,
      take: (school) => take(school, slot, value),
    }),
  );

const edit = withSlot('edit', fc.tuple(question, change), ({ page, ledger }, slot, [to, what]) => {
  const edited = page(slot);
  if (edited) ledger.edit(edited, to, what);
});
const pass = fc
  .oneof(fc.nat(8), fc.nat(1500), fc.nat(40_000))
  .map((ms): Step => ({ name: `pass ${ms}`, take: (school) => school.world.pass(ms) }));
const reload = inSlot('reload', (school, slot) => {
  school.crash(slot);
  school.open(slot);
  return school.world.pass(100);
});
const network = withSlot('network', fc.boolean(), (school, slot, isOnline) => school.browserOf(slot).connect(isOnline));
const journal = withSlot(
  'journal',
  fc.constantFrom<JournalFault>('fails', 'full', 'hangs', undefined),
  (school, slot, what) => {
    school.browserOf(slot).journalFault = what;
  },
);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 9, arbitrary: edit },
  { weight: 8, arbitrary: pass },
  { weight: 3, arbitrary: reload },
  { weight: 1, arbitrary: inSlot('crash', (school, slot) => school.crash(slot)) },
  { weight: 1, arbitrary: inSlot('leave', (school, slot) => school.leave(slot)) },
  { weight: 2, arbitrary: inSlot('open', (school, slot) => school.open(slot)) },
  { weight: 2, arbitrary: onPage('continue', (page) => page.engine.continueHere()) },
  { weight: 1, arbitrary: onPage('use', (page, { ledger }) => ledger.useKept(page)) },
  { weight: 1, arbitrary: onPage('drop', (page, { ledger }) => ledger.dropKept(page)) },
  { weight: 1, arbitrary: onPage('sign in', (page) => page.engine.signedInAgain()) },
  { weight: 1, arbitrary: onPage('show', (page) => page.engine.show(`q${page.seen.rows.size}`)) },
  { weight: 1, arbitrary: onPage('hide', (page) => page.setVisible(!page.isVisible)) },
  { weight: 2, arbitrary: network },
  { weight: 1, arbitrary: journal },
  {
    weight: 1,
    arbitrary: withSlot('sleep', fc.nat(10 * MINUTE), (school, slot, ms) => school.browserOf(slot).device.sleep(ms)),
  },
);

const submit = { weight: 1, arbitrary: onPage('submit', (page) => page.engine.submit()) };

const fault = fc.option(
  fc.constantFrom<Fault>(
    ...(['lost', 'dropped', 'dropped', 'delayed', 'slow', 'noted', 'noted', 'noted-late'] as const),
    ...([401, 404, 422, 429, 500] as const),
  ),
  { nil: undefined, freq: 2 },
);

/** Begins a section, and makes trouble. */
async function troubled(minutes: number, steps: readonly Step[], faults: readonly (Fault | undefined)[]) {
  const school = new School(minutes);
  const left = [...faults];
  school.world.fault = () => left.shift();
  await school.world.pass(100);
  for (const { take } of steps) await take(school);
  return school;
}

/** The trouble is over, and the candidate signs in. */
async function calm(school: School): Promise<void> {
  const { world } = school;
  world.fault = () => undefined;
  for (const browser of [school.laptop, school.phone]) {
    browser.journalFault = undefined;
    browser.connect(true);
  }
  // Twice: an answer of the time of trouble may still be on its way at the first.
  for (let round = 0; round < 2; round += 1) {
    for (const page of school.all()) page.engine.signedInAgain();
    await world.pass(MINUTE);
  }
}

/** Continues on one device, where none is the writer. */
async function writerOf(school: School): Promise<PageOf> {
  const { world } = school;
  let writer = school.all().find(({ seen }) => seen.writer !== undefined);
  if (!writer) {
    school.open(0);
    await world.pass(MINUTE);
    writer = school.page(0)!;
    writer.engine.continueHere();
    await world.pass(2 * MINUTE);
  }
  return writer;
}

it('any order of trouble ends with the last edit of the newest writer, or lists what differs', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 4, maxLength: 40 }),
      fc.array(fault, { maxLength: 60 }),
      async (steps, faults) => {
        const school = await troubled(120, steps, faults);
        const { world, ledger } = school;
        await calm(school);
        const writer = await writerOf(school);
        expect(school.all().filter(({ seen }) => seen.writer !== undefined)).toEqual([writer]);
        expect(writer.seen).toMatchObject({ phase: 'answering', writer: world.exam.writer, unsent: [] });
        expect(writer.seen.chip.kind).toBe('saved');
        const { answers } = world.exam.section(1);
        const shown = [...writer.seen.rows.values()];
        expect(shown.filter((row) => !sameAnswer(row, world.exam.row(row.question)))).toEqual([]);
        expect(answers.filter((row) => !sameAnswer(row, writer.seen.rows.get(row.question)))).toEqual([]);
        // What lies on the other device is seen when it is opened again.
        const others = [school.laptop, school.phone].map((browser) => browser.open());
        await world.pass(MINUTE);
        ledger.judge([...school.all(), ...others]);
        expect(ledger.faults).toEqual([]);
      },
    ),
    { numRuns: RUNS },
  );
});

it('any order of trouble until the section is over ends with what was kept, and lists what was not', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 30, arbitrary: step }, submit), { minLength: 4, maxLength: 40 }),
      fc.array(fault, { maxLength: 60 }),
      async (steps, faults) => {
        const school = await troubled(2, steps, faults);
        const { world, ledger } = school;
        await calm(school);
        await world.pass(3 * MINUTE);
        for (const { seen } of school.all()) expect(['over', 'between', 'elsewhere']).toContain(seen.phase);
        for (const { seen } of school.all()) {
          if (seen.writer === undefined || seen.phase !== 'over') continue;
          const { answered, kept, differing } = seen.final!;
          const listed = differing.map(({ question }) => question);
          const same = [...seen.rows.values()].filter((row) => sameAnswer(row, world.exam.row(row.question)));
          const silent = [...seen.rows.keys()].filter((one) => !listed.includes(one));
          expect(silent.filter((one) => !same.some((row) => row.question === one))).toEqual([]);
          expect(kept).toBeLessThanOrEqual(same.filter((row) => row.option !== null).length);
          expect(answered).toBeGreaterThanOrEqual(kept);
        }
        // What had come in time is there, though the server could not store it then. A sheet that was refused is no such one.
        const isRefused = faults.some((one) => one === 404 || one === 422);
        for (const { seen, heardNotes } of isRefused ? [] : school.all()) {
          const noted = world.exam.notedInTime.filter(
            ({ number, writer, sequence }) =>
              number === 1 && writer === seen.writer && writer === world.exam.writer && heardNotes.includes(sequence),
          );
          const behind = noted.filter(({ sequence }) => sequence > world.exam.section(1).sequence);
          for (const row of behind.flatMap(({ answers }) => answers))
            expect(sameAnswer(row, world.exam.row(row.question)), JSON.stringify(row)).toBe(true);
        }
        const others = [school.laptop, school.phone].map((browser) => browser.open());
        await world.pass(MINUTE);
        ledger.judge([...school.all(), ...others]);
        expect(ledger.faults).toEqual([]);
      },
    ),
    { numRuns: RUNS },
  );
});
