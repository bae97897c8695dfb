import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RenderedPage, START_SCRIPTS, withPage } from '../../src/http/pages/rendered-page.ts';
import { openSchool, type School } from '../support/school.ts';

const HOME: RenderedPage = {
  path: '/Home',
  html: '<h1>$& rendered</h1><a href="mailto:hello@cusp.test">hello@cusp.test</a>',
  scripts: ['/assets/home.js'],
};
const WAYS_IN: RenderedPage[] = [
  { path: '/login', html: '<p>Sign in</p>', scripts: [] },
  { path: '/login?tab=sign-up', html: '<p>Sign up</p>', scripts: [] },
  { path: '/reset-password/:token', html: '<p>New password</p>', scripts: [] },
];
const DOCUMENT =
  '<!doctype html><html lang="en"><head><title>Cusp</title><script type="module" src="/main.js"></script><link rel="modulepreload" href="/vendor.js" crossorigin=""></head><body><div id="root"></div></body></html>';

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

let school: School;
beforeAll(async () => void (school = await openSchool({}, { html: DOCUMENT, rendered: [HOME, ...WAYS_IN] })));
afterAll(() => school.close());

const open = (path: string, headers: Record<string, string> = {}) =>
  school.ask('GET', path, { headers: { accept: 'text/html', ...headers } });
const BARE = '<div id="root"></div>';

describe('a page that was rendered by the build', () => {
  it.each(['/Home', '/home/', '/', '/Home?utm_source=x'])('is there at once for a stranger at %s', async (path) => {
    const { status, text, headers } = await open(path);
    expect(status).toBe(200);
    expect(text).toContain('<div id="root"><h1>$& rendered</h1>');
    expect(text).toContain('<script type="application/json" id="scripts">["/main.js","/vendor.js","/assets/home.js"]');
    expect(text, 'nothing that the browser would fetch before the style sheet').not.toMatch(
      /type="module"|rel="modulepreload"/,
    );
    expect(headers['content-security-policy']).toContain(hashOf(START_SCRIPTS));
    expect(text).toContain('<title>ADC Part 1 exam preparation · Cusp</title>');
    expect(headers.vary).toMatch(/cookie/i);
  });

  it('names the address that the server is run with, and nowhere the one of the build', async () => {
    const { text } = await open('/Home');
    expect(text).toContain('<a href="mailto:school@example.org">school@example.org</a></div>');
    expect(text).not.toContain('hello@cusp.test');
  });

  it('is left to the browser for whoever may be signed in: the bar is another one', async () => {
    const { text } = await open('/Home', { cookie: 'user=x; token=abc.def.ghi' });
    expect(text).toContain(BARE);
    expect(text).toContain('<script type="module" src="/main.js">');
  });

  it.each([
    ['/login', 'Sign in'],
    ['/LOGIN/?tab=sign-up&x=1', 'Sign up'],
    ['/login?tab=no-such-tab', 'Sign in'],
    ['/login?tab=sign-in&tab=sign-up', 'Sign in'],
    ['/reset-password/abc?tab=sign-up', 'New password'],
  ])('shows at %s what the browser will: %s', async (path, words) => {
    const { text } = await open(path);
    expect(text).toContain(`<div id="root"><p>${words}</p></div>`);
    expect(text, 'is not for search engines').toContain('<meta name="robots" content="noindex">');
  });

  it.each(['/forgot-password', '//login', '/studentdashboard', '/no-such-page'])('is not given at %s', async (path) => {
    expect((await open(path)).text).toContain(BARE);
  });

  it('has a validator of its own', async () => {
    const { headers } = await open('/Home');
    const etag = headers.etag ?? '';
    expect((await open('/Home', { 'if-none-match': etag })).status).toBe(304);
    expect((await open('/Home', { 'if-none-match': etag, cookie: 'token=abc' })).status).toBe(200);
  });

  it('needs a document with a place for it', () => {
    expect(() => withPage('<html></html>', HOME)).toThrow('#root');
    expect(() => withPage(BARE, HOME)).toThrow('module script');
  });
});
