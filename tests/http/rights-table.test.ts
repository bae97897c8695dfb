import { afterAll, beforeAll, expect, it } from 'vitest';
import { TEAM_ROLES, type TeamRole } from '../../src/domain/kernel/literals.ts';
import type { Route } from '../../src/http/route.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { everyRoute } from './support/every-route.ts';
import { problem } from './support/problem.ts';
import { RIGHTS, TEAM_RIGHTS } from './support/rights-table.ts';

const nameOf = ({ method, path }: Route): string => `${method.toUpperCase()} ${path}`;
/** The row of the table that a route belongs in by its own rule. */
const rowOf = ({ rule, roles }: Route): string =>
  rule === 'admin' ? (roles ?? []).join(' ') : rule === 'owner' ? 'course' : rule;

let school: School;
const people = new Map<TeamRole | 'student' | 'visitor', Person | undefined>();

beforeAll(async () => {
  school = await openSchool();
  for (const role of TEAM_ROLES) people.set(role, await school.member(role));
  people.set('student', await school.student('ada'));
  people.set('visitor', undefined);
});
afterAll(() => school.close());

it('has each route once, in the row that its rule says', () => {
  const routes = Object.fromEntries(everyRoute().map((one) => [nameOf(one), rowOf(one)]));
  const table = Object.entries(RIGHTS).flatMap(([row, names]) => names.map((name) => [name, row] as const));
  expect(Object.fromEntries(table)).toEqual(routes);
  expect(table).toHaveLength(Object.keys(routes).length);
});

it('says of each call of the team whether it takes effect outside, and the route asks for the password then', () => {
  const asks = ({ grave }: Route) =>
    grave === true ? 'outside' : typeof grave === 'function' ? 'sometimes' : 'inside';
  const routes = everyRoute().filter(({ rule }) => rule === 'admin');
  const table = Object.assign({}, ...Object.values(TEAM_RIGHTS));
  expect(table).toEqual(Object.fromEntries(routes.map((one) => [nameOf(one), asks(one)])));
});

it.each(Object.entries(RIGHTS))('of "%s" is what the server does, for everybody', async (row, names) => {
  // Signing in and out would change who is asking.
  const asked = names.filter((name) => !(row === 'public' && name.includes(' /auth/')));
  for (const name of asked) {
    const [method = '', path = ''] = name.split(' ');
    const address = path.replace('*key', 'videos/202601/aaaaaaaaaaaaaaaaaaaaaa.mp4').replace(/:\w+/g, 'some-id');
    for (const [who, as] of people) {
      const answer = await school.ask(method, `/api${address}`, {
        ...(as && { as }),
        ...(method !== 'GET' && { body: {} }),
      });
      const told = `${name} as ${who}`;
      const isTeams = TEAM_ROLES.some((role) => row.split(' ').includes(role));
      if (row !== 'public' && row !== 'signature' && who === 'visitor')
        expect(answer, told).toMatchObject(problem(401, 'identity/not-signed-in'));
      else if (isTeams && who === 'student') expect(answer, told).toMatchObject(problem(403, 'identity/admins-only'));
      else if (isTeams && who !== 'owner' && !row.split(' ').includes(who))
        expect(answer, told).toMatchObject(problem(403, 'identity/role-needed'));
      else if (isTeams) expect([401, 403], told).not.toContain(answer.status);
      else expect(answer.text, told).not.toMatch(/identity\/(role-needed|admins-only|not-signed-in)/);
    }
  }
});

it('adds up the roles of one person', async () => {
  const both = await school.member('office', 'author');
  const status = async (path: string) => (await school.ask('GET', `/api${path}`, { as: both })).status;
  expect(await status('/admin/orders')).toBe(200);
  expect(await status('/admin/vignettes')).toBe(200);
  expect(await status('/admin/trash')).toBe(403);
});
