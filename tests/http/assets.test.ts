import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import request from 'supertest';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assets } from '../../src/http/pages/assets.ts';
import { nothingHere, problems } from '../../src/http/problem.ts';

const SCRIPT = 'export const answer = 42;\n'.repeat(100);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cusp-assets-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  const script = join(folder, 'assets/page-hash.js');
  writeFileSync(script, SCRIPT);
  writeFileSync(`${script}.br`, brotliCompressSync(SCRIPT));
  writeFileSync(`${script}.gz`, gzipSync(SCRIPT));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const site = () => express().use(assets(folder), nothingHere, problems({ error: () => undefined }));

it.each(['br', 'gzip'])('sends what was compressed with %s at build time, for ever', async (encoding) => {
  const answer = await request(site()).get('/assets/page-hash.js').set('Accept-Encoding', encoding);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['content-type']).toMatch(/javascript/);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.headers['vary']).toContain('Accept-Encoding');
});

it('sends the file itself to whoever takes nothing compressed, and 304 to whoever has it', async () => {
  const answer = await request(site()).get('/assets/page-hash.js').set('Accept-Encoding', 'identity');
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(String(answer.text ?? answer.body)).toBe(SCRIPT);
  const again = await request(site())
    .get('/assets/page-hash.js')
    .set('Accept-Encoding', 'identity')
    .set('If-None-Match', answer.headers['etag'] ?? '');
  expect(again.status).toBe(304);
});

it('keeps a file without a hash for an hour', async () => {
  const answer = await request(site()).get('/favicon.svg');
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  expect(answer.headers['content-type']).toMatch(/svg/);
});

it('never keeps the service worker, and lends the pictures of link previews to other pages', async () => {
  for (const name of ['sw.js', 'og-home.png']) writeFileSync(join(folder, name), 'x');
  expect((await request(site()).get('/sw.js')).headers['cache-control']).toBe('no-cache');
  expect((await request(site()).get('/og-home.png')).headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect((await request(site()).get('/favicon.svg')).headers['cross-origin-resource-policy']).toBeUndefined();
});

it.each(['/index.html', '/assets/', '/assets', '/assets/../index.html', '/.hidden', '/assets/page-hash.js/x'])(
  'has nothing at %s',
  async (path) => {
    const answer = await request(site()).get(path);
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ code: 'request/nothing-here' });
  },
);

it('answers 404 for a file that a new build took away, and lives on', async () => {
  const app = site();
  rmSync(join(folder, 'assets'), { recursive: true });
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await request(app).get('/assets/page-hash.js').set('Accept-Encoding', encoding);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toMatchObject({ code: 'request/nothing-here' });
  }
  expect((await request(app).get('/favicon.svg')).status).toBe(200);
});
