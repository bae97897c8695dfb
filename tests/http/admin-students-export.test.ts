import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { directoryKey } from '../../src/domain/kernel/fold-text.ts';
import { csvLine } from '../../src/http/csv.ts';
import { addStudents } from '../support/many-students.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { notedActs } from './support/noted-acts.ts';
import { problem } from './support/problem.ts';
import { readCsv } from './support/read-csv.ts';

const MANY = 1100;
const ODD_NAMES = [
  '=HYPERLINK("http://evil.example","x")',
  '+1',
  '-2+3',
  '@SUM(A1)',
  '＝1+1',
  ' =1',
  'O"Brien, Zoë',
  '牙医 🦷',
];

let school: School;
let boss: Person;

beforeAll(async () => {
  school = await openSchool();
  boss = await school.admin();
  const course = await school.course({ title: '=Course, "one"' });
  await addStudents(school.db, MANY, [course.id]);
  for (const [index, name] of ODD_NAMES.entries()) {
    const email = `odd-${index}@example.net`;
    const row = await school.db('users').where({ id: 'many-00000' }).first();
    await school
      .db('users')
      .insert({ ...row, id: `odd-${index}`, name, email, directory_key: directoryKey({ name, email }) });
  }
});
afterAll(() => school.close());

const exported = (query = '') => school.ask('GET', `/api/admin/students/export.csv${query}`, { as: boss });

describe('the export', () => {
  it('is a file with everybody, in order of name, as spreadsheets read it', async () => {
    const { status, headers, text } = await exported();
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'no-store',
    ]);
    expect(headers['content-disposition']).toMatch(/^attachment; filename=students-\d{4}-\d\d-\d\d\.csv$/);
    expect(text.startsWith('\uFEFF')).toBe(true);
    const [head, ...rows] = readCsv(text.slice(1));
    expect(head).toEqual([
      ...['Name', 'Email', 'Phone', 'Joined'],
      ...['Purchased courses', 'Access until', 'Items done', 'Last visit'],
    ]);
    expect(rows).toHaveLength(MANY + ODD_NAMES.length);
    expect(new Set(rows.map(([, email]) => email)).size).toBe(rows.length);
    expect(rows.find(([, email]) => email === 'student-00000@example.org')).toEqual([
      'Amara Okafor',
      'student-00000@example.org',
      "'+61 400 000 000",
      '2026-01-05',
      '\'=Course, "one"',
      '3000-01-01',
      '0 of 2',
      '',
    ]);
    const keys = rows.map(([name = '', email = '']) => directoryKey({ name: name.replace(/^'/, ''), email }));
    expect(keys).toEqual(keys.toSorted());
  });

  it('says the school’s day, which is the next one when it is evening in UTC', async () => {
    const evening = Date.parse('2026-11-25T18:55:00Z');
    await school.db('users').where({ id: 'odd-0' }).update({ created_at: evening });
    const [, row] = readCsv((await exported('?search=odd-0')).text.slice(1));
    expect(row?.[3]).toBe('2026-11-26');
    const { id } = await school.student('visitor');
    await school.db('auth_sessions').where({ user_id: id }).update({ last_seen_at: evening });
    const [, visitor] = readCsv((await exported('?search=visitor')).text.slice(1));
    expect(visitor?.slice(-4)).toEqual(['', '', '', '2026-11-26']);
  });

  it('runs nothing in a spreadsheet, and loses no letter', async () => {
    const rows = readCsv((await exported('?search=odd-%20example.net')).text.slice(1)).slice(1);
    const names = new Map(rows.map(([name, email]) => [email, name]));
    for (const [index, name] of ODD_NAMES.entries()) {
      const written = names.get(`odd-${index}@example.net`);
      expect(written).not.toMatch(/^\s*[=+\-@＝]/);
      expect(written?.replace(/^'/, '')).toBe(name);
    }
  });

  it('holds what was searched for; a head alone when nobody was found', async () => {
    expect(
      readCsv((await exported('?search=nguyen%20farah')).text.slice(1))
        .slice(1)
        .every(([name]) => name === 'Farah Nguyễn'),
    ).toBe(true);
    expect(readCsv((await exported('?search=nobody-like-this')).text.slice(1))).toHaveLength(1);
    expect(await exported(`?search=${'x'.repeat(101)}`)).toMatchObject(problem(422, 'request/invalid', ['search']));
  });

  it('is noted, with who took it', async () => {
    await school.db('admin_actions').delete();
    await exported();
    expect(await notedActs(school)).toMatchObject([
      { actor_id: boss.id, kind: 'students-exported', user_id: null, course_id: null },
    ]);
  });

  it('ends with its reader: who leaves in the middle leaves nothing running', async () => {
    const headers = { host: `localhost:${school.settings.port}`, authorization: `Bearer ${boss.bearer}` };
    const asked = request({
      port: school.settings.port,
      host: '127.0.0.1',
      path: '/admin/students/export.csv',
      headers,
    }).end();
    const [response] = await once(asked, 'response');
    response.destroy();
    expect((await exported('?search=nguyen%20farah')).status).toBe(200);
  });
});

it.each([
  [['a', 'b'], '"a","b"\r\n'],
  [['', 'say "hi"', 'two\r\nlines'], '"","say ""hi""","two\r\nlines"\r\n'],
  [['\t=1', '\rx', '\n=2', 'a=b', "'=1", '–1'], '"\'\t=1","\'\rx","\'\n=2","a=b","\'\'=1","–1"\r\n'],
])('the line of %j', (fields, line) => {
  expect(csvLine(fields)).toBe(line);
});
