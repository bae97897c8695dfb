import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_BLUEPRINT } from '../../src/domain/exam/default-blueprint.ts';
import { paths } from '../../src/wire/paths.ts';
import type { BlueprintReply } from '../../src/wire/replies/exam.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { notedActs } from './support/noted-acts.ts';
import { problem } from './support/problem.ts';

let school: School;
let [boss, ada]: Person[] = [];

beforeAll(async () => {
  school = await openSchool();
  [boss, ada] = [await school.admin(), await school.student('ada')];
});
afterAll(() => school.close());

const read = async () => (await school.ask('GET', paths.blueprint, { as: boss })).json as BlueprintReply;
const save = (body: object, as = boss) => school.ask('PUT', paths.blueprint, { as, body });
const confirm = (body: object, as = boss) => school.ask('POST', paths.confirmBlueprint, { as, body });
const content = { ...DEFAULT_BLUEPRINT, breakMinutes: { betweenSections: 30 } };
const acts = (): Promise<object[]> => notedActs(school).orderBy(['at', 'id']).select('kind', 'actor_id', 'path');

it('is the default, which nobody has confirmed, and no cache keeps it', async () => {
  const { status, json, headers } = await school.ask('GET', paths.blueprint, { as: boss });
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(json).toEqual({ version: 0, content: DEFAULT_BLUEPRINT, confirmed: null });
});

it('is an administrator’s alone', async () => {
  for (const answer of [await save({ version: 0, content }, ada), await confirm({ version: 0, handbook: 'x' }, ada)])
    expect(answer).toMatchObject(problem(403, 'identity/admins-only'));
  expect((await read()).version).toBe(0);
});

describe('a save', () => {
  it('answers the new version, and is in the audit log', async () => {
    const { version } = await read();
    await school.db('admin_actions').delete();
    expect(await save({ version, content })).toMatchObject({
      status: 200,
      json: { version: version + 1, content, confirmed: null },
    });
    expect(await acts()).toEqual([{ kind: 'admin-act', actor_id: boss!.id, path: 'PUT /admin/blueprint' }]);
  });

  it('over an older version is refused with the newest one', async () => {
    const { version } = await read();
    await save({ version, content });
    const late = await save({ version, content: { ...content, title: 'Mine' } });
    expect(late).toMatchObject(problem(409, 'exam/stale-blueprint'));
    expect(late.json).toMatchObject({ current: await read() });
  });

  it.each<[string, object, string[]]>([
    ['types and texts', { title: '', vignette: { questions: '5' } }, ['content.title', 'content.vignette.questions']],
    ['rows', { sections: [{ vignettes: 14, minutes: 'long' }] }, ['content.sections[0].minutes']],
    [
      'too many rows',
      { sections: Array.from({ length: 9 }, () => ({ vignettes: 9, minutes: 9 })) },
      ['content.sections'],
    ],
    ['words that are not there', { pass: 'average' }, ['content.pass']],
    ['groups that are none', { question: 4, calendar: null }, ['content.calendar', 'content.question']],
    [
      'sums, with all others',
      { days: [[1]], vignette: { questions: 11 } },
      ['content.days', 'content.vignette.questions'],
    ],
  ])('is refused for %s, under their paths', async (_what, change, fields) => {
    const { version } = await read();
    const refused = await save({ version, content: { ...content, ...change } });
    expect(refused).toMatchObject(problem(422, expect.any(String) as never, fields));
    expect((await read()).version).toBe(version);
  });

  it('without a content, or of another version than a number, is refused', async () => {
    expect((await save({ version: 0 })).status).toBe(422);
    expect((await save({ content })).status).toBe(422);
    for (const version of [-1, 0.5, '0', 2 ** 31, null])
      expect(await save({ version, content }), String(version)).toMatchObject(
        problem(422, 'request/invalid', ['version']),
      );
  });
});

describe('a confirmation', () => {
  it('has a name, a time and an edition, and is in the audit log', async () => {
    const { json } = await save({ version: (await read()).version, content });
    const { version } = json as BlueprintReply;
    await school.db('admin_actions').delete();
    const answer = await confirm({ version, handbook: '  March 2026 ' });
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({
      version,
      content,
      confirmed: { by: 'Boss', at: expect.any(String), handbook: 'March 2026' },
    });
    expect(await acts()).toEqual([{ kind: 'admin-act', actor_id: boss!.id, path: 'POST /admin/blueprint/confirm' }]);
  });

  it('is refused twice, and of another version than the newest, with the newest one', async () => {
    const { version } = await read();
    const again = await confirm({ version, handbook: 'April' });
    expect(again).toMatchObject(problem(409, 'exam/confirmed-already'));
    expect(again.json).toMatchObject({ current: { version, confirmed: { handbook: 'March 2026' } } });
    const other = await confirm({ version: version - 1, handbook: 'April' });
    expect(other).toMatchObject(problem(409, 'exam/stale-blueprint'));
    expect(other.json).toMatchObject({ current: { version } });
  });

  it('needs the edition, on one line', async () => {
    const { version } = await read();
    for (const handbook of ['', ' ', 'a\nb', 'x'.repeat(121), 5, undefined])
      expect(await confirm({ version, handbook })).toMatchObject(problem(422, 'request/invalid', ['handbook']));
  });
});
