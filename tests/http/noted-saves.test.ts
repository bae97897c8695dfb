import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { MAX_ANSWER_MS } from '../../src/http/answer-within.ts';
import { savesInTurn } from '../../src/http/saves.ts';
import { href, paths } from '../../src/wire/paths.ts';
import type { ProblemReply } from '../../src/wire/replies/problem.ts';
import type { SavedAnswersReply } from '../../src/wire/replies/sittings.ts';
import { fillBank } from '../support/approved-vignettes.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { problem } from './support/problem.ts';
import { answer, questionIds, sittingCalls } from './support/sitting-calls.ts';

const GRACE = 10_000;
const ACTS = { sectionAnswers: paths.sectionAnswers, sectionSubmission: paths.sectionSubmission };

let school: School;
let calls: ReturnType<typeof sittingCalls>;
let enrolled: (name: string) => Promise<Person>;

beforeAll(async () => {
  school = await openSchool();
  calls = sittingCalls(school);
  const { id } = await school.course();
  enrolled = async (name) => {
    const person = await school.student(name);
    await school.enrol(person.id, id);
    return person;
  };
  await fillBank(school.db, ['one', 'two']);
});
afterAll(() => school.close());
afterEach(() => vi.restoreAllMocks());

/** What the pool of the database says of a wait for a connection that it gave up. */
const gaveUp = () =>
  Promise.reject(Object.assign(new Error('Knex: Timeout acquiring a connection.'), { name: 'KnexTimeoutError' }));

/** A section in the middle of its grace, the end of which `pass` leaves behind. */
async function inGrace(as: Person) {
  const { id } = await calls.running(as);
  const questions = questionIds(await calls.questions(as, id));
  const section = { sittingId: id, number: '1' };
  const rows = () => school.db('sitting_sections').where({ sitting_id: id, number: 1 });
  const { clock } = school.installation.dependencies.kernel;
  const pass = () => vi.spyOn(clock, 'now').mockImplementation(() => new Date(Date.now() + GRACE));
  await rows().update({ deadline_at: Date.now() - GRACE / 2 });
  const send = (
    act: 'sectionAnswers' | 'sectionSubmission',
    { by = as, arrivalNote, letter = 'a' }: { by?: Person; arrivalNote?: unknown; letter?: string } = {},
  ) =>
    school.ask(act === 'sectionAnswers' ? 'PUT' : 'POST', href(ACTS[act], section), {
      as: by,
      body: {
        ...{ writer: 1, sequence: 3, answers: [answer(questions[0]!, letter)] },
        ...(arrivalNote !== undefined && { arrivalNote }),
      },
    });
  const stored = async () => {
    const row = (await rows().first()) as {
      sequence: number;
      submitted_at: number | null;
      late_answers: string | null;
    };
    return [row.sequence, row.submitted_at !== null, row.late_answers !== null];
  };
  return { send, pass, stored };
}
const noteIn = ({ json }: { json: unknown }): string => (json as ProblemReply).arrivalNote ?? '';

describe('an answer sheet that the server could not store', () => {
  it.each([
    ['sectionAnswers', 'save', [3, false, false]],
    ['sectionSubmission', 'submit', [3, true, false]],
  ] as const)('(%s) is answered with a note, and counts with it from when it came', async (act, method, isStored) => {
    const { send, pass, stored } = await inGrace(await enrolled(`ann-${method}`));
    const { answerSheets } = school.installation.dependencies.exam;
    vi.spyOn(answerSheets, 'facts').mockImplementation(gaveUp);
    const refused = await send(act);
    expect(refused).toMatchObject(problem(503, 'database/unavailable'));
    vi.restoreAllMocks();
    pass();
    expect(await send(act, { arrivalNote: noteIn(refused) })).toMatchObject({ status: 200 });
    expect(await stored()).toEqual(isStored);
  });

  it('is told the state of now, not of when it first came', async () => {
    const { send, pass } = await inGrace(await enrolled('amy'));
    vi.spyOn(school.installation.dependencies.exam.answerSheets, 'facts').mockImplementation(gaveUp);
    const refused = await send('sectionAnswers');
    vi.restoreAllMocks();
    pass();
    const saved = (await send('sectionAnswers', { arrivalNote: noteIn(refused) })).json as SavedAnswersReply;
    expect(saved.state).toBe('over');
    expect(Date.parse(saved.savedAt)).toBeLessThan(Date.parse(saved.now));
  });

  it('gets its note as well where nobody could be asked who sent it', async () => {
    const { send, pass, stored } = await inGrace(await enrolled('bea'));
    vi.spyOn(school.installation.dependencies.identity.sessions, 'findWithUser').mockImplementation(gaveUp);
    const refused = await send('sectionAnswers');
    expect(refused).toMatchObject(problem(503, 'database/unavailable'));
    vi.restoreAllMocks();
    pass();
    expect(await send('sectionAnswers', { arrivalNote: noteIn(refused) })).toMatchObject({ status: 200 });
    expect(await stored()).toEqual([3, false, false]);
  });

  it('is late with the note of another sheet, of another person, with a forged one and with none', async () => {
    const [cat, dot] = [await enrolled('cat'), await enrolled('dot')];
    const [mine, theirs] = [await inGrace(cat), await inGrace(dot)];
    vi.spyOn(school.installation.dependencies.exam.answerSheets, 'facts').mockImplementation(gaveUp);
    const [other, foreign] = [await mine.send('sectionAnswers', { letter: 'b' }), await theirs.send('sectionAnswers')];
    // Signed for whoever sent it, who cannot save in the test of somebody else.
    const asDot = await mine.send('sectionAnswers', { by: dot });
    vi.restoreAllMocks();
    mine.pass();
    const forged = noteIn(other).replace(/^\d+/, (at) => String(Number(at) - GRACE));
    for (const arrivalNote of [noteIn(other), noteIn(foreign), noteIn(asDot), forged, '1.x', '', undefined])
      expect(await mine.send('sectionAnswers', { arrivalNote })).toMatchObject(problem(409, 'exam/section-over'));
    expect(await mine.send('sectionAnswers', { by: dot, arrivalNote: noteIn(asDot) })).toMatchObject(
      problem(404, 'exam/no-sitting'),
    );
    for (const arrivalNote of [1, null, {}, 'x'.repeat(201)])
      expect((await mine.send('sectionAnswers', { arrivalNote })).status).toBe(422);
    // Nor is it kept as a late one: a practice test shows its answers as soon as it is over.
    expect(await mine.stored()).toEqual([0, false, false]);
  });

  it('gets a note with no other refusal, and other requests get none', async () => {
    const eve = await enrolled('eve');
    const { send, pass } = await inGrace(eve);
    vi.spyOn(school.installation.dependencies.exam.sittings, 'list').mockImplementation(gaveUp);
    const refused = [await school.ask('GET', paths.sittings, { as: eve })];
    expect(refused[0]).toMatchObject(problem(503, 'database/unavailable'));
    pass();
    refused.push(await send('sectionAnswers'), await send('sectionAnswers', { by: await enrolled('fae') }));
    expect(refused.map(({ status }) => status)).toEqual([503, 409, 404]);
    for (const { json } of refused) expect(json).not.toHaveProperty('arrivalNote');
  });
});

it('of many saves at once few ask the database at one time, and all are stored', async () => {
  const gus = await enrolled('gus');
  const { send } = await inGrace(gus);
  const { sessions } = school.installation.dependencies.identity;
  const find = sessions.findWithUser.bind(sessions);
  let [asking, max] = [0, 0];
  vi.spyOn(sessions, 'findWithUser').mockImplementation(async (id) => {
    max = Math.max(max, (asking += 1));
    try {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return await find(id);
    } finally {
      asking -= 1;
    }
  });
  const answers = await Promise.all(Array.from({ length: 60 }, () => send('sectionAnswers')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(max).toBeGreaterThan(1);
  expect(max).toBeLessThanOrEqual(8);
});

describe('the turn of a save', () => {
  const SAVE: string = href(paths.sectionAnswers, { sittingId: 'sitting', number: '1' });
  function line() {
    const inTurn = savesInTurn({
      notes: { noteOf: () => 'note' },
      tokens: { read: async () => undefined },
      clock: { now: () => new Date() },
    });
    const begun: [name: number, fault: unknown][] = [];
    const send = (name: number, { path = SAVE, method = 'PUT', arrivedAtMs = performance.now() } = {}) => {
      const res = Object.assign(new EventEmitter(), { closed: false });
      const leave = () => {
        res.closed = true;
        res.emit('close');
      };
      inTurn({ method, path, arrivedAtMs, headers: {} } as unknown as Request, res as unknown as Response, (fault) => {
        begun.push([name, fault]);
      });
      return leave;
    };
    return { begun, send, names: () => begun.map(([name]) => name) };
  }
  const turns = async (count: number) => {
    for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };

  it('comes in the order of arrival, and holds up nothing else', async () => {
    const { send, names } = line();
    const leaves = Array.from({ length: 10 }, (_, at) => send(at));
    expect(names()).toEqual([]);
    await turns(10);
    expect(names()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    send(90, { method: 'GET' });
    send(91, { path: '/exam/sittings' });
    send(92, { path: href(paths.sectionStart, { sittingId: 'sitting', number: '1' }), method: 'POST' });
    expect(names().slice(8)).toEqual([90, 91, 92]);
    leaves[5]!();
    leaves[0]!();
    await turns(3);
    expect(names().slice(11)).toEqual([8, 9]);
  });

  it('waits while others arrive, so that each is noted when it came, and for five seconds at most', async () => {
    const { send, names } = line();
    for (let at = 0; at < 20; at += 1) {
      send(at);
      await turns(1);
    }
    expect(names()).toEqual([]);
    await turns(1);
    expect(names()).toEqual([0]);
    const other = line();
    other.send(0, { arrivedAtMs: performance.now() - 5000 });
    await turns(1);
    expect(other.names()).toEqual([0]);
  });

  it('comes also for a sender who has left meanwhile, and is not kept from the next one', async () => {
    const { send, names } = line();
    const leaves = Array.from({ length: 20 }, (_, at) => send(at));
    await turns(10);
    for (const leave of leaves.slice(8, 19)) leave();
    for (const leave of leaves.slice(0, 8)) leave();
    await turns(20);
    expect(names()).toEqual(Array.from({ length: 20 }, (_, at) => at));
  });

  it('that comes too late is an answer to come again', async () => {
    const { begun, send } = line();
    send(0, { arrivedAtMs: performance.now() - MAX_ANSWER_MS });
    send(1);
    await turns(4);
    expect(begun).toMatchObject([
      [0, { kind: 'unavailable', code: 'server/too-slow' }],
      [1, undefined],
    ]);
  });
});
