import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PeopleJudge } from '../../../src/domain/enrolment/import/judge-people.ts';
import { EnrolPeople } from '../../../src/domain/enrolment/jobs/enrol-people.ts';
import { PurgeOldImports } from '../../../src/domain/enrolment/jobs/purge-old-imports.ts';
import { CheckPeople } from '../../../src/domain/enrolment/queries/check-people.ts';
import { GetEnrolmentImport } from '../../../src/domain/enrolment/queries/get-enrolment-import.ts';
import { EnrolByHand } from '../../../src/domain/enrolment/use-cases/enrol-by-hand.ts';
import { StartEnrolmentImport } from '../../../src/domain/enrolment/use-cases/start-enrolment-import.ts';
import { Passwords } from '../../../src/domain/identity/passwords.ts';
import { FindAccounts } from '../../../src/domain/identity/queries/find-accounts.ts';
import { AddStudent } from '../../../src/domain/identity/use-cases/add-student.ts';
import { ResetUnproven } from '../../../src/domain/identity/use-cases/reset-unproven.ts';
import { DAY_MS } from '../../../src/domain/kernel/clock.ts';
import { DomainError } from '../../../src/domain/kernel/errors.ts';
import { coursesForSale, studentAccounts, unprovenAccounts } from '../../../src/main/composition/links/enrolment.ts';
import { aCourse, aUser, LASTING, monday, tuesday } from '../../contracts/samples.ts';
import { PlainPasswordHasher } from '../../doubles/identity/plain-password-hasher.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';

async function office() {
  const world = sqlWorld();
  const { stores, work, ids, clock, importReader, eventLoop, catalog } = world;
  await stores.courses.add(aCourse({ isLive: false }), [], []);
  await stores.users.add(aUser({ emailConfirmedAt: monday }));
  const accounts = studentAccounts(
    new FindAccounts(stores.users, stores.emailChanges, clock),
    new AddStudent(work, new Passwords(new PlainPasswordHasher()), ids, clock),
  );
  const courses = coursesForSale(stores.courses, catalog);
  const judge = new PeopleJudge(importReader, accounts, courses, stores.enrolments, eventLoop);
  const unproven = unprovenAccounts(new ResetUnproven(work, new Passwords(new PlainPasswordHasher()), clock));
  const enrol = new EnrolByHand(stores.users, courses, work, ids, clock, stores.enrolments, unproven);
  const file = (text: string | Uint8Array, courseId = 'course') => ({
    bytes: typeof text === 'string' ? Buffer.from(text) : text,
    courseId,
    tidy: async (person: { name: string; email: string }) => ({
      ...person,
      fault: person.name === '' ? 'A name, please.' : /^\S+@\S+$/.test(person.email) ? '' : 'An address, please.',
    }),
  });
  const check = new CheckPeople(judge, clock);
  const start = new StartEnrolmentImport(judge, work, ids, clock);
  const job = new EnrolPeople(stores.enrolmentImports, accounts, enrol, work, eventLoop);
  return {
    ...world,
    accounts,
    enrol,
    job,
    check: (text: string | Uint8Array, until?: string) => check.run({ ...file(text), ...(until && { until }) }),
    states: async (text: string | Uint8Array) => (await check.run(file(text))).map(({ state }) => state),
    start: (text: string, until?: string) =>
      start.run({ ...file(text), actorId: 'boss', ...(until !== undefined && { until }) }),
    startIn: (courseId: string) => start.run({ ...file('New,new@example.org', courseId), actorId: 'boss' }),
    read: new GetEnrolmentImport(stores.enrolmentImports),
    purge: new PurgeOldImports(work, clock),
    /** Runs all jobs of imports that were left, as often as is said. */
    async runJobs() {
      for (const { name, payload } of await world.jobs.left())
        if (name === 'enrolment/enrol-people') await job.run(payload as Parameters<EnrolPeople['run']>[0]);
    },
    mailsLeft: async () =>
      (await world.jobs.left()).filter(({ name }) => name === 'enrolment/send-enrolled-by-hand').length,
  };
}

let world: Awaited<ReturnType<typeof office>>;
beforeEach(async () => {
  world = await office();
});

const many = (count: number) => Array.from({ length: count }, (_, at) => `Person ${at},p${at}@example.org`).join('\n');

describe('a list of people', () => {
  it('is read with a line of names or without, in any order, by comma, semicolon and tab', async () => {
    const ada = { name: 'New, One', email: 'one@example.org', state: 'new', fault: '' };
    for (const text of [
      '"New, One",one@example.org',
      '\uFEFFone@example.org;New, One\r\n',
      'Phone\tE-Mail\tFull name\n0400\tone@example.org\t New, One \n\n',
      'name;email\n"New, One";one@example.org;;',
    ])
      expect(await world.check(text), text).toMatchObject([ada]);
    expect(await world.check('a@b.c,"=HYPERLINK(""x"")"\ntwo@example.org,\'=2+5')).toMatchObject([
      { name: '=HYPERLINK("x")', line: 1 },
      { name: '=2+5', email: 'two@example.org' },
    ]);
  });

  it.each([
    ['the list of a mail program', 'One, Ada <a@x.org>; Two, Bob <b@x.org>; c@x.org', ['One, Ada', 'Two, Bob', '']],
    ['one on each line', 'Ada One <a@x.org>\r\nBob Two <b@x.org>\rCleo <c@x.org>', ['Ada One', 'Bob Two', 'Cleo']],
    [
      'names in quotes',
      '"One, Ada" <a@x.org>, "Two; Bob" <b@x.org>, Cleo <c@x.org>,',
      ['One, Ada', 'Two; Bob', 'Cleo'],
    ],
    ['addresses alone on one line', 'a@x.org, b@x.org; c@x.org', ['', '', '']],
    ['addresses alone', 'a@x.org\nb@x.org\nc@x.org\n', ['', '', '']],
    [
      'names and addresses in cells',
      'Ada One,<a@x.org>\nBob Two,b@x.org\n"C, D" <c@x.org>',
      ['Ada One', 'Bob Two', 'C, D'],
    ],
    [
      'a line that names the separator',
      'sep=;\r\nEmail;Name\r\na@x.org;Ada\r\nb@x.org;Bob\r\nc@x.org;"C;"',
      ['Ada', 'Bob', 'C;'],
    ],
    ['a semicolon in quotes', '"One; Ada",a@x.org\n"Two, Bob",b@x.org\nC,c@x.org', ['One; Ada', 'Two, Bob', 'C']],
    ['a tab in quotes', '"Ada\tOne",a@x.org\nBob,b@x.org\nC,c@x.org', ['Ada\tOne', 'Bob', 'C']],
    ['a semicolon in a name', 'Ada; MD\ta@x.org\nBob\tb@x.org\nC\tc@x.org', ['Ada; MD', 'Bob', 'C']],
    [
      'first and last names apart',
      '"Last_Name","FIRST NAME","Phone","E-mail 1 - Value"\nOne,Ada,1,a@x.org\n,Bob,2,b@x.org\nThree,Cleo,3,c@x.org,,',
      ['Ada One', 'Bob', 'Cleo Three'],
    ],
    ['cells that are missing at the end', 'Email,Name,Phone\na@x.org,Ada\nb@x.org\nc@x.org,C,3', ['Ada', '', 'C']],
  ])('is read as programs write it: %s', async (_what, text, names) => {
    const found = await world.check(text);
    expect(found.map(({ name, email }) => [name, email])).toEqual(
      names.map((name, at) => [name, `${'abc'[at]}@x.org`]),
    );
    expect(new Set(found.map(({ line }) => line)).size).toBe(3);
    expect(found.map(({ state }) => state === 'malformed')).toEqual(names.map((name) => name === ''));
  });

  it('says how to write first and last names, and of what is too long', async () => {
    expect((await world.check('Ada,One,a@x.org'))[0]?.fault).toContain('First name, Last name, Email');
    expect((await world.check(`${'x'.repeat(5_000)},a@x.org`))[0]?.fault).toContain('too long');
  });

  it('says of each row what is in its way', async () => {
    const { stores } = world;
    await stores.users.add(aUser({ id: 'boss', email: 'boss@example.org', role: 'admin' }));
    await stores.users.add(aUser({ id: 'out', email: 'out@example.org', disabledAt: tuesday }));
    await stores.users.add(aUser({ id: 'in', email: 'in@example.org' }));
    await stores.enrolments.add({ userId: 'in', courseId: 'course', since: monday, orderId: null, term: LASTING });
    await stores.users.add(aUser({ id: 'moved', email: 'moved@example.org' }));
    const asked = { id: 'change', userId: 'moved', newEmail: 'moved@example.org', sessionId: 's', askedAt: monday };
    const { clock } = world;
    const soon = new Date(clock.now().getTime() + DAY_MS);
    const confirmed = { oldEmail: 'held@example.org', oldConfirmedAt: monday, confirmedAt: monday, undoneAt: null };
    const change = { ...asked, correctedBy: null, expiresAt: soon, ...confirmed };
    await stores.emailChanges.ask({ ...change, oldEmail: null, confirmedAt: null, undoUntil: null });
    await stores.emailChanges.confirm({ ...change, undoUntil: soon });
    const rows = [
      'New,new@example.org',
      'Ada, ADA@Example.org ',
      'Again,NEW@example.org',
      'Boss,boss@example.org',
      'Out,out@example.org',
      'In,in@example.org',
      'Held,held@example.org',
      ',nameless@example.org',
      'No address',
      'Two,two@example.org,more',
      'Alike,\u0430lice@example.org',
    ];
    expect(await world.states(rows.join('\n'))).toEqual([
      'new',
      'known',
      'twice',
      'team',
      'disabled',
      'has-course',
      'held',
      'malformed',
      'malformed',
      'malformed',
      'malformed',
    ]);
    expect(await world.states('Ok,ok@example.org\nBad,"x@example.org\nLost,l@example.org')).toEqual([
      'new',
      'malformed',
    ]);
    expect(await world.jobs.left()).toEqual([]);
  });

  it('is refused with nobody in it, with too many, in another encoding, for no course and a day that is over', async () => {
    const refusal = (code: string) => expect.objectContaining({ code: `enrolment/${code}` });
    await expect(world.check('')).rejects.toEqual(refusal('people-nobody'));
    await expect(world.check('name,email\n\n')).rejects.toEqual(refusal('people-nobody'));
    await expect(world.check(many(5_001))).rejects.toEqual(refusal('people-too-many'));
    await expect(world.check(Buffer.from([0x41, 0x2c, 0xff, 0x0a]))).rejects.toEqual(refusal('people-encoding'));
    await expect(world.check(Buffer.from('PK\x03\x04 xl/workbook.xml'))).rejects.toEqual(refusal('people-foreign'));
    await expect(world.check(many(1), '2020-01-01')).rejects.toEqual(refusal('end'));
    await expect(world.start(many(1), '2020-01-01')).rejects.toEqual(refusal('end'));
    await expect(world.startIn('none')).rejects.toEqual(refusal('no-course'));
    expect(await world.check(many(5_000))).toHaveLength(5_000);
  });
});

it('a registered address that was never confirmed is told, and its seat comes with the name of the list', async () => {
  const { stores, states, start, runJobs, clock } = await office();
  const facts = { id: 'early', email: 'early@example.org', name: 'A Stranger', agreedToTermsAt: clock.now() };
  await stores.users.add(aUser(facts));
  const before = await stores.users.find('early');
  expect(await states('Right Name,early@example.org')).toEqual(['unproven']);
  await start('Right Name,early@example.org');
  await runJobs();
  const after = await stores.users.find('early');
  expect(after).toMatchObject({ name: 'Right Name', agreedToTermsAt: null });
  expect(after?.passwordHash).not.toBe(before?.passwordHash);
  expect(await stores.enrolments.find('early', 'course')).toBeDefined();
  // By now it is an account that the school has made.
  await stores.enrolments.revoke('early', 'course', clock.now());
  expect(await states('Right Name,early@example.org')).toEqual(['known']);
});

it('a list that takes too much time or memory is refused with a sentence', async () => {
  const world = await office();
  world.importReader.isDemanding = true;
  await expect(world.check('New,new@example.org')).rejects.toMatchObject({
    kind: 'invalid',
    code: 'enrolment/people-too-demanding',
    message: expect.stringContaining('takes too long to read'),
  });
});

describe('an import of people', () => {
  it('enrols everybody who is ready, by the administrator who asked, until the day that was chosen', async () => {
    const started = await world.start(`New,new@example.org\nAda,ada@example.org\nBad,bad`, '2026-12-31');
    expect(started).toMatchObject({ people: 2, left: [{ line: 3, state: 'malformed' }] });
    await world.runJobs();
    const made = await world.stores.users.findByEmail('new@example.org');
    expect(made).toMatchObject({ name: 'New', role: 'student' });
    for (const userId of [made!.id, 'ada'])
      expect((await world.stores.enrolments.find(userId, 'course'))?.endsAt).toEqual(
        new Date('2026-12-31T12:59:59.999Z'),
      );
    expect(await world.stores.auditLog.all()).toMatchObject([
      { actorId: 'boss', kind: 'enrolled', userId: made!.id },
      { actorId: 'boss', kind: 'enrolled', userId: 'ada' },
    ]);
    expect(await world.read.run({ importId: started.importId! })).toMatchObject({
      enrolmentImport: { courseId: 'course', people: 2 },
      counts: { waiting: 0, enrolled: 2, 'had-course': 0, refused: 0 },
      refused: [],
    });
    expect(await world.mailsLeft()).toBe(2);
  });

  it('doubles nobody and tells nobody twice, started twice, killed anywhere and done again', async () => {
    await world.start(many(120));
    await world.start(many(120));
    const { run } = world.work;
    let done = 0;
    const killed = vi.spyOn(world.work, 'run').mockImplementation((step) =>
      run(async (stores) => {
        const end = await step(stores);
        done += 1;
        if (done === 60) throw new Error('killed');
        return end;
      }),
    );
    await expect(world.runJobs()).rejects.toThrow('killed');
    killed.mockRestore();
    await world.runJobs();
    await world.runJobs();
    expect(await world.stores.users.count()).toBe(121);
    expect(await world.mailsLeft()).toBe(120);
    const counts = (await world.db('enrolment_import_rows').groupBy('outcome').select('outcome').count({ n: '*' })) as {
      outcome: string;
      n: number;
    }[];
    expect(Object.fromEntries(counts.map(({ outcome, n }) => [outcome, n]))).toEqual({
      enrolled: 120,
      'had-course': 120,
    });
  });

  it('says who cannot be enrolled any more, and goes on with the others', async () => {
    const { stores } = world;
    const { importId } = await world.start(
      'Boss,boss@example.org\nOut,out@example.org\nNew,new@example.org\nHeld,held@example.org',
    );
    await stores.users.add(aUser({ id: 'boss', email: 'boss@example.org', role: 'admin' }));
    await stores.users.add(aUser({ id: 'out', email: 'out@example.org', disabledAt: tuesday }));
    world.breakStores({
      emailChanges: {
        isHeld: async (email: string) => email === 'held@example.org',
        forgetOpen: async () => {},
      } as never,
    });
    await world.runJobs();
    const { counts, refused } = await world.read.run({ importId: importId! });
    expect(counts).toEqual({ waiting: 0, enrolled: 1, 'had-course': 0, refused: 3 });
    expect(refused).toMatchObject([
      { email: 'boss@example.org', refusal: 'This is the address of a team member.' },
      { email: 'out@example.org', refusal: 'This account is disabled.' },
      { email: 'held@example.org', refusal: 'An account with this email already exists.' },
    ]);
  });

  it('takes an account that somebody made at the same moment', async () => {
    await world.start('New,new@example.org');
    const { accounts } = world;
    const job = new EnrolPeople(
      world.stores.enrolmentImports,
      {
        known: (emails) => accounts.known(emails),
        async add() {
          await world.stores.users.add(aUser({ id: 'quick', email: 'new@example.org' }));
          throw new DomainError('conflict', 'identity/email-taken', 'Taken.');
        },
      },
      world.enrol,
      world.work,
      world.eventLoop,
    );
    const [left] = await world.jobs.left();
    await job.run(left!.payload as Parameters<EnrolPeople['run']>[0]);
    expect(await world.stores.enrolments.find('quick', 'course')).toBeDefined();
  });

  it('with nobody ready starts nothing; one that is gone does nothing', async () => {
    expect(await world.start('Bad,bad')).toMatchObject({ importId: null, people: 0 });
    expect(await world.jobs.left()).toEqual([]);
    await world.job.run({ importId: 'gone', from: 0 });
    await expect(world.read.run({ importId: 'gone' })).rejects.toMatchObject({ code: 'enrolment/no-import' });
  });

  it('waits for a later try when the database is away', async () => {
    await world.start('New,new@example.org');
    world.breakStores({ users: { add: () => Promise.reject(new DomainError('unavailable', 'x', 'Away.')) } as never });
    await expect(world.runJobs()).rejects.toMatchObject({ kind: 'unavailable' });
    world.breakStores({});
    await world.runJobs();
    expect(await world.mailsLeft()).toBe(1);
  });

  it('is forgotten after thirty days', async () => {
    const { importId } = await world.start('New,new@example.org');
    world.clock.advance(30 * DAY_MS);
    await world.purge.run();
    expect(await world.read.run({ importId: importId! })).toBeDefined();
    world.clock.advance(1);
    await world.purge.run();
    await expect(world.read.run({ importId: importId! })).rejects.toMatchObject({ code: 'enrolment/no-import' });
  });
});
