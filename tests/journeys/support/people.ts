import { randomBytes } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright/test';
import type { LoginReply } from '../../../src/wire/replies/identity.ts';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export const newPerson = (name = 'Noor Example'): Person => ({
  name,
  email: `${randomBytes(6).toString('hex')}@example.com`,
  password: 'a-long-enough-password',
});

export const STUDENT: Person = { name: 'Sam Student', email: 'student@cusp.test', password: 'demo-student-pass' };
export const VISITOR: Person = { name: 'Vera Visitor', email: 'visitor@cusp.test', password: 'demo-visitor-pass' };
export const OFFICE: Person = { name: 'Olga Office', email: 'office@cusp.test', password: 'demo-office-pass' };
export const TEACHER: Person = { name: 'Tom Teacher', email: 'teacher@cusp.test', password: 'demo-teacher-pass' };
export const ADMIN: Person = { name: 'Demo Admin', email: 'admin@cusp.test', password: 'demo-admin-pass' };

/** A program's own call: bearer token, JSON, the answer's status and body. */
export async function ask<T>(
  origin: string,
  path: string,
  options: { method?: string; body?: unknown; token?: string } = {},
) {
  const response = await fetch(`${origin}/api${path}`, {
    method: options.method ?? (options.body === undefined ? 'GET' : 'POST'),
    headers: {
      Accept: 'application/json',
      ...(options.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(options.token ? { Authorization: `Bearer ${options.token}` } : {}),
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
  // What is discarded has nothing to tell.
  return { status: response.status, body: (response.status === 204 ? undefined : await response.json()) as T };
}

export async function register(origin: string, person: Person): Promise<void> {
  const { status } = await ask(origin, '/auth/register', { body: { ...person, phone: '+61 400 111 222' } });
  if (status !== 201) throw new Error(`Registering answered ${status}.`);
}

export async function signIn(origin: string, { email, password }: Person): Promise<LoginReply> {
  const { status, body } = await ask<LoginReply>(origin, '/auth/login', { body: { email, password } });
  if (status !== 200) throw new Error(`Signing in answered ${status}.`);
  return body;
}

/** Signs a browser in as the application would: the same cookies, and the session cookie by a first call. */
export async function enter(context: BrowserContext, origin: string, person: Person): Promise<LoginReply> {
  const reply = await context.request.post(`${origin}/api/auth/login`, {
    data: { email: person.email, password: person.password },
    headers: { Accept: 'application/json' },
  });
  if (!reply.ok()) throw new Error(`Signing in answered ${reply.status()}.`);
  const login = (await reply.json()) as LoginReply;
  const { id, name, email, role, roles, purchasedCourses } = login.user;
  const values = { token: login.token, user: JSON.stringify({ id, name, email, role, roles, purchasedCourses }), role };
  await context.addCookies(
    Object.entries(values).map(([key, value]) => ({
      name: key,
      value: encodeURIComponent(value),
      domain: 'localhost',
      path: '/',
      sameSite: 'Strict' as const,
      secure: true,
    })),
  );
  return login;
}

/** Goes through screens as whoever may see each: signs in, or out, where the next one is another person's. */
export async function* asTheirViewers<Screen extends { readonly who?: Person }>(
  page: Page,
  origin: string,
  screens: readonly Screen[],
): AsyncGenerator<Screen> {
  let current: string | undefined;
  for (const screen of screens) {
    if (screen.who?.email !== current) {
      await page.context().clearCookies();
      if (screen.who) await enter(page.context(), origin, screen.who);
      current = screen.who?.email;
    }
    yield screen;
  }
}
