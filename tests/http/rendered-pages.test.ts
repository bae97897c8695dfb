import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RenderedPage, withPage } from '../../src/http/pages/rendered-page.ts';
import { openSchool, type School } from '../support/school.ts';

const HOME: RenderedPage = {
  path: '/Home',
  html: '<h1>$& rendered</h1><a href="mailto:hello@cusp.test">hello@cusp.test</a>',
  scripts: ['/assets/home.js'],
};
const DOCUMENT =
  '<!doctype html><html lang="en"><head><title>Cusp</title><script type="module" src="/main.js"></script></head><body><div id="root"></div></body></html>';

let school: School;
beforeAll(async () => void (school = await openSchool({}, { html: DOCUMENT, rendered: [HOME] })));
afterAll(() => school.close());

const open = (path: string, headers: Record<string, string> = {}) =>
  school.ask('GET', path, { headers: { accept: 'text/html', ...headers } });
const BARE = '<div id="root"></div>';

describe('a page that was rendered by the build', () => {
  it.each(['/Home', '/home/', '/', '/Home?utm_source=x'])('is there at once for a stranger at %s', async (path) => {
    const { status, text, headers } = await open(path);
    expect(status).toBe(200);
    expect(text).toContain('<div id="root"><h1>$& rendered</h1>');
    expect(text).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/home.js" crossorigin="">');
    expect(text).toContain('<script type="module" fetchpriority="low" src="/main.js">');
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
    expect(text).not.toContain('fetchpriority');
  });

  it.each(['/login', '/studentdashboard', '/no-such-page'])('is not given at %s', async (path) => {
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
  });
});
