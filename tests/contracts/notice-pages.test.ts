import { expect, it } from 'vitest';
import { SchoolNoticePages } from '../../src/adapters/mail-template/school-notice-pages.ts';
import { UNSUBSCRIBE } from '../../src/wire/chosen-mails.ts';

const pages = new SchoolNoticePages({ name: 'Cusp & <Friends>', origin: 'https://school.example' });

it('a notice with a button posts to its own address what mail programs post, without a script', () => {
  const page = pages.render({
    title: UNSUBSCRIBE.title('away'),
    text: UNSUBSCRIBE.ask,
    button: UNSUBSCRIBE.button,
  });
  expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(page.match(/<h1>/g)).toHaveLength(1);
  expect(page).toContain('<title>Unsubscribe from reminders to come back? · Cusp &amp; &lt;Friends&gt;</title>');
  expect(page).toContain(
    '<form method="post"><button type="submit" name="List-Unsubscribe" value="One-Click">Unsubscribe</button></form>',
  );
  expect(page).not.toMatch(/<form[^>]* action|<script|<link|<img|@import|url\(|https?:/);
  expect(page).toMatch(/<meta name="viewport" content="width=device-width,initial-scale=1">/);
});

it('a notice without one has a way into the school, and every word in it is a word', () => {
  const link = { label: '<b>Profile</b>', path: '/profile' };
  const page = pages.render({ title: '"Done" <script>', text: "It's <i>over</i>", link });
  expect(page).toContain('<a href="https://school.example/profile">&lt;b&gt;Profile&lt;/b&gt;</a>');
  expect(page).not.toMatch(/<form|<script|<i>|<b>/);
});
