import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DARK, LIGHT } from '../../src/adapters/mail-template/colours.ts';
import { SchoolMailRenderer } from '../../src/adapters/mail-template/school-mail-renderer.ts';
import { MarkedRichTextReader } from '../../src/adapters/marked/rich-text-reader.ts';
import { button, dear, facts, note, quote, text } from '../../src/domain/kernel/mail.ts';
import { ODD_TEXT } from './samples.ts';

const school = { name: 'Cusp', origin: 'https://school.example', email: 'hello@school.example' };
const renderer = new SchoolMailRenderer(school);
const NASTY = `"><img src=x onerror=alert(1)>'<script>&amp; ${ODD_TEXT} https://evil.example/x`;

const rendered = (words: string) =>
  renderer.render({
    subject: words,
    preheader: words,
    heading: words,
    blocks: [
      dear(words),
      text(`${words} https://school.example/profile.`),
      facts([[words, words]], [words, words]),
      button(words, `https://school.example/?q=${words}`),
      quote(words),
      note(words),
    ],
  });

it('escapes all that anybody wrote, and links to nowhere but our own site', () => {
  const { html } = rendered(NASTY);
  expect(html).not.toMatch(/<img|<script|onerror=alert\(1\)>'<|&amp;amp;amp;/);
  expect(html.match(/&lt;script&gt;/g)?.length).toBeGreaterThan(10);
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address);
  expect(links.every((address) => /^(?:https:\/\/school\.example|mailto:hello@school\.example)/.test(address))).toBe(
    true,
  );
  expect(links).toContain('https://school.example/profile');
  expect(html).toContain('牙医 طب 🦷');
});

it('shows what the school wrote with its lists, tables and stress, escaped', () => {
  const read = new MarkedRichTextReader().read(
    '**Bring** two & *more*\n\n3. one\n4. two\n\n| a | b |\n| - | - |\n| 1 | 2 |',
  );
  const blocks = 'blocks' in read ? read.blocks : [];
  const words = { subject: 'S', preheader: '', heading: 'H', blocks: [{ kind: 'rich' as const, blocks }] };
  const { html, text: plain } = renderer.render(words);
  expect(html).toMatch(/<strong>Bring<\/strong> two &amp; <em>more<\/em>/);
  expect(html).toMatch(/<ol[^>]* start="3"[^>]*><li[^>]*>one<\/li><li[^>]*>two<\/li><\/ol>/);
  expect(html).toMatch(/<th scope="col"[^>]*>a<\/th>/);
  expect(plain).toContain('Bring two & more\n\n3. one\n4. two\n\na | b\n1 | 2');
  expect(html).not.toContain('No more emails');
});

it('links an address that the school announces, and shows it whole, as its plain text does', () => {
  const href = 'https://meet.example/room?a=1&b=2';
  const read = new MarkedRichTextReader().read(`New room: **${href}**`, 'public');
  const blocks = [{ kind: 'rich' as const, blocks: 'blocks' in read ? read.blocks : [] }];
  const { html, text: plain } = renderer.render({ subject: 'S', preheader: '', heading: 'H', blocks });
  const escaped = href.replace('&', '&amp;');
  expect(html).toContain(`<strong><a href="${escaped}"`);
  expect(html).toContain(`>${escaped}</a></strong>`);
  expect(plain).toContain(`New room: ${href}`);
});

it('ends with the way to have no more of its kind, where there is one', () => {
  const unsubscribeUrl = 'https://school.example/unsubscribe/away.ada.0f';
  const { html, text: plain } = renderer.render({
    subject: 'S',
    preheader: '',
    heading: 'H',
    blocks: [],
    unsubscribeUrl,
  });
  expect(html).toContain(`href="${unsubscribeUrl}"`);
  expect(plain).toMatch(/\nNo more emails of this kind: https:\/\/school\.example\/unsubscribe\/away\.ada\.0f$/);
});

it('needs nothing from elsewhere, and fits a phone and the dark', () => {
  const { html } = rendered('Hello');
  expect(html).not.toMatch(/<link|<img|@import|url\(|https?:\/\/(?!school\.example)/);
  expect(html).toMatch(/^<!doctype html>/);
  expect(html).toContain('name="color-scheme" content="light dark"');
  expect(html).toContain('@media (prefers-color-scheme:dark)');
  expect(html).toContain('max-width:600px');
});

it('signs the text part with the school, its address and what it is not', () => {
  expect(rendered('Hello').text).toMatch(
    /\n\n-- \nCusp\nhttps:\/\/school\.example\nhello@school\.example\nIndependent of/,
  );
});

it('has the colours of the tokens in both themes', () => {
  const css = readFileSync(new URL('../../web/styles/tokens.css', import.meta.url), 'utf8');
  const [light = '', dark = ''] = css.split('[data-theme="dark"]');
  for (const [sheet, colours] of [
    [light, LIGHT],
    [dark, DARK],
  ] as const)
    for (const [name, colour] of Object.entries(colours)) expect(sheet, name).toContain(`--${name}: ${colour};`);
});
