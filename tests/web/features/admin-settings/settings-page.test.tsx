import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SettingsContentReply, SettingsReply } from '../../../../src/wire/replies/school.ts';
import { SettingsPage } from '../../../../web/features/admin-settings/settings-page.tsx';
import { SAVE_BAR, STALE } from '../../../../web/text/copy/admin-forms.ts';
import { SETTINGS } from '../../../../web/text/copy/admin-settings.ts';
import { BLOCKS, WORDS } from '../../../../web/text/copy/admin-words.ts';
import { fakeServer } from '../support/fake-server.ts';
import { forgetEverybody, signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const content: SettingsContentReply = {
  school: { name: 'Cusp', email: 'hello@cusp.test', phone: '', messagingUrl: '', hours: null, logo: '' },
  mentor: { name: '', degree: '', registration: '', words: '', portrait: '' },
  words: {},
  prices: { wasPercent: 10 },
  tax: { seller: '', abn: '', address: '', gstRate: null, isUnregistered: false },
  mail: { senderName: '', replyTo: '' },
  exam: { reviewers: 1, processUrl: 'https://council.example/', isProcessPdf: false, dates: [] },
};
const TODAY = {
  home: { lead: 'Our first sentences', heading: 'Our heading' },
  about: { text: 'One paragraph.' },
  terms: { privacy: 'We keep little.' },
};
const named = (name: string): SettingsContentReply => ({ ...content, school: { ...content.school, name } });
const AT = '2026-03-03T00:00:00.000Z';
const reply = (facts: Partial<SettingsReply> = {}): SettingsReply => ({
  version: 0,
  published: null,
  content,
  revision: 0,
  draft: null,
  today: TODAY,
  variables: {},
  mailFrom: 'mail@example.org',
  ...facts,
});
const draftOf = (name: string) => ({ content: named(name), by: 'Noor', at: AT, previewKey: 'abc' });

const server = fakeServer();
beforeEach(() => {
  signIn(student([], { role: 'admin' }));
  server.on('GET /admin/settings', { body: reply() });
  server.on('GET /admin/opening', { body: { steps: [], courseId: null, isNew: false } });
  server.on('GET /admin/settings/versions', { body: { versions: [], nextBefore: null } });
});
afterEach(forgetEverybody);

const open = async () => {
  const shown = show(<SettingsPage />);
  await screen.findByRole('button', { name: SETTINGS.save });
  return shown;
};
const nameField = () => screen.getByLabelText<HTMLInputElement>(SETTINGS.school.name);
const button = (name: string) => screen.getByRole('button', { name });

it('says that nothing is published, and saves the whole draft over the revision that was seen', async () => {
  server.on('PUT /admin/settings/draft', { body: reply({ revision: 1, draft: draftOf('Molar') }) });
  const { user } = await open();
  expect(screen.getByText(SETTINGS.untouched)).toBeTruthy();
  expect(screen.queryByRole('button', { name: SETTINGS.publish })).toBeNull();
  await user.clear(nameField());
  await user.type(nameField(), 'Molar');
  await user.click(button(SETTINGS.save));
  await screen.findByRole('button', { name: SETTINGS.publish });
  expect(server.seen('PUT /admin/settings/draft')[0]?.body).toEqual({ revision: 0, content: named('Molar') });
  expect(screen.getByRole('link', { name: new RegExp(SETTINGS.see) }).getAttribute('href')).toBe(
    '/ContactUs?draft=abc',
  );
});

it('asks for hours only where the school shows them', async () => {
  const { user } = await open();
  expect(screen.queryByLabelText(SETTINGS.school.timeZone)).toBeNull();
  await user.click(screen.getByLabelText(SETTINGS.school.hasHours));
  expect(screen.getByLabelText<HTMLInputElement>(SETTINGS.school.timeZone).value).toBe('Australia/Sydney');
});

it('has a link to each section, at its own address', async () => {
  await open();
  const sections = within(screen.getByRole('navigation', { name: SETTINGS.sections })).getAllByRole('link');
  expect(sections.map((link) => link.getAttribute('href'))).toContain('/#settings-prices');
  for (const link of sections)
    expect(document.getElementById(new URL(link.getAttribute('href')!, 'http://x').hash.slice(1))).toBeTruthy();
});

it('tells what the environment sets in place of its field', async () => {
  server.on('GET /admin/settings', { body: reply({ variables: { 'school.email': 'CONTACT_EMAIL' } }) });
  await open();
  expect(screen.queryByLabelText(SETTINGS.school.email)).toBeNull();
  expect(screen.getByText(SETTINGS.locked('CONTACT_EMAIL'))).toBeTruthy();
  expect(screen.getByText(SETTINGS.locked('MAIL_FROM'))).toBeTruthy();
  expect(screen.getByText('mail@example.org')).toBeTruthy();
  expect(screen.getByText('hello@cusp.test')).toBeTruthy();
});

describe('a draft', () => {
  beforeEach(() => {
    server.on('GET /admin/settings', { body: reply({ revision: 4, draft: draftOf('Molar') }) });
  });

  it('is what the form begins with, and is published by its revision', async () => {
    server.on('POST /admin/settings/publish', {
      body: reply({ version: 1, revision: 5, content: named('Molar'), published: { by: 'Noor', at: AT } }),
    });
    const { user } = await open();
    expect(nameField().value).toBe('Molar');
    await user.click(button(SETTINGS.publish));
    await screen.findByText(SETTINGS.publishedNow(1));
    expect(server.seen('POST /admin/settings/publish')[0]?.body).toEqual({ revision: 4 });
    expect(screen.queryByRole('button', { name: SETTINGS.publish })).toBeNull();
  });

  it('is saved before it is published', async () => {
    const { user } = await open();
    expect(screen.getByText(SETTINGS.notPublished)).toBeTruthy();
    await user.type(nameField(), ' two');
    expect(screen.getByText(SAVE_BAR.notSaved)).toBeTruthy();
    await user.click(button(SETTINGS.publish));
    await screen.findByText(SETTINGS.saveFirst);
    expect(server.seen('POST /admin/settings/publish')).toEqual([]);
  });

  it('is thrown away by going back to what is on the site', async () => {
    server.on('POST /admin/settings/take-up', { body: reply({ revision: 5 }) });
    const { user } = await open();
    await user.click(button(SETTINGS.discard));
    await screen.findByText(SETTINGS.discarded);
    expect(server.seen('POST /admin/settings/take-up')[0]?.body).toEqual({ version: 0, revision: 4 });
    expect(nameField().value).toBe('Cusp');
  });

  it('of somebody else is compared before one of both stays', async () => {
    const theirs = reply({ revision: 9, draft: draftOf('Theirs') });
    server.on('PUT /admin/settings/draft', {
      status: 409,
      body: { message: 'Changed.', error: 'Changed.', code: 'school/stale-settings', current: theirs },
    });
    const { user } = await open();
    await user.clear(nameField());
    await user.type(nameField(), 'Mine');
    await user.click(button(SETTINGS.save));
    await screen.findByRole('heading', { name: SETTINGS.stale });
    await user.click(button(STALE.takeTheirs));
    expect(nameField().value).toBe('Theirs');
  });
});

describe('the words of the public pages', () => {
  const fold = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
  const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label);
  const saved = () => server.seen('PUT /admin/settings/draft')[0]?.body as { content: SettingsContentReply };

  it('begin with those of the program, and only what is other is sent', async () => {
    const words = { home: { lead: 'Mine' } };
    const draft = { ...draftOf('Cusp'), content: { ...content, words } };
    server.on('PUT /admin/settings/draft', { body: reply({ revision: 1, draft }) });
    const { user } = await open();
    expect(screen.queryByLabelText(BLOCKS.home.lead)).toBeNull();
    await user.click(fold(WORDS.pages.home));
    expect(field(BLOCKS.home.lead).value).toBe('Our first sentences');
    await user.clear(field(BLOCKS.home.lead));
    await user.type(field(BLOCKS.home.lead), 'Mine');
    await user.click(button(SETTINGS.save));
    const see = await screen.findByRole('link', { name: new RegExp(WORDS.see(WORDS.pages.home)) });
    expect(see.getAttribute('href')).toBe('/Home?draft=abc');
    expect(saved().content.words).toEqual(words);
    expect(fold(WORDS.pages.home).textContent).toContain(WORDS.changed(1));
  });

  it('come back, block by block', async () => {
    const words = { home: { lead: 'Mine', heading: 'My heading' } };
    server.on('GET /admin/settings', { body: reply({ content: { ...content, words } }) });
    server.on('PUT /admin/settings/draft', { body: reply({ revision: 1 }) });
    const { user } = await open();
    await user.click(fold(WORDS.pages.home));
    await user.click(button(WORDS.originalOf(BLOCKS.home.lead)));
    expect(field(BLOCKS.home.lead).value).toBe('Our first sentences');
    expect(screen.queryByRole('button', { name: WORDS.originalOf(BLOCKS.home.lead) })).toBeNull();
    await user.click(button(SETTINGS.save));
    await screen.findByText(SETTINGS.saved);
    expect(saved().content.words).toEqual({ home: { heading: 'My heading' } });
  });

  it('say how long they are before they are too long, and are refused under their block, whose fold opens', async () => {
    const { user } = await open();
    await user.click(fold(WORDS.pages.home));
    await user.click(field(BLOCKS.home.lead));
    await user.paste(`${'x'.repeat(340)}\nand\n${'😀'.repeat(60)}`);
    expect(screen.getByText(WORDS.count(424, 400))).toBeTruthy();
    expect(field(BLOCKS.home.lead).value, 'on one line').not.toContain('\n');
    await user.click(fold(WORDS.pages.home));
    await user.click(button(SETTINGS.save));
    await screen.findAllByText('Please use at most 400 characters.');
    await waitFor(() => expect(fold(WORDS.pages.home).getAttribute('aria-expanded')).toBe('true'));
    expect(server.seen('PUT /admin/settings/draft')).toEqual([]);
  });

  it('of somebody else are compared by block', async () => {
    const theirs = reply({
      revision: 9,
      draft: { ...draftOf('Cusp'), content: { ...content, words: { about: { text: 'Theirs' } } } },
    });
    server.on('PUT /admin/settings/draft', {
      status: 409,
      body: { message: 'Changed.', error: 'Changed.', code: 'school/stale-settings', current: theirs },
    });
    const { user } = await open();
    await user.click(fold(WORDS.pages.terms));
    await user.type(field('Privacy'), ' Mine');
    await user.click(button(SETTINGS.save));
    const notice = (await screen.findByRole('heading', { name: SETTINGS.stale })).closest('[role=alert]');
    expect(notice?.textContent).toContain('About, Text');
    expect(notice?.textContent).toContain('Terms, Privacy');
    expect(notice?.textContent).toContain('We keep little. Mine');
    expect(notice?.textContent).toContain(WORDS.original);
  });
});

it('goes back to a version of its history', async () => {
  server.on('GET /admin/settings', { body: reply({ version: 2, published: { by: null, at: AT }, revision: 6 }) });
  server.on('GET /admin/settings/versions', {
    body: {
      versions: [
        { version: 2, by: null, at: AT, groups: ['tax'], blocks: [] },
        { version: 1, by: 'Noor', at: AT, groups: ['school', 'words'], blocks: ['home.lead', 'old.block'] },
      ],
      nextBefore: null,
    },
  });
  server.on('POST /admin/settings/take-up', { body: reply({ version: 2, revision: 7, draft: draftOf('Old') }) });
  const { user } = await open();
  expect(await screen.findByText(SETTINGS.history.changed('School, Words'))).toBeTruthy();
  expect(screen.getByText(SETTINGS.history.words(`Home, ${BLOCKS.home.lead}; old.block`))).toBeTruthy();
  await user.click(button(SETTINGS.history.backTo(1)));
  await screen.findByText(SETTINGS.history.taken(1));
  expect(nameField().value).toBe('Old');
});

it('says that older versions of its history did not come', async () => {
  server.on('GET /admin/settings', { body: reply({ version: 2, published: { by: null, at: AT } }) });
  server.on('GET /admin/settings/versions', (_seen, query) =>
    query.get('before')
      ? 'no network'
      : { body: { versions: [{ version: 2, by: null, at: AT, groups: ['tax'], blocks: [] }], nextBefore: 2 } },
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: SETTINGS.history.older }));
  expect(await screen.findByText(SETTINGS.history.failedOlder)).toBeTruthy();
});

it('asks who has no ABN to say so, and sends a test email', async () => {
  server.on('PUT /admin/settings/draft', { body: reply({ revision: 1, draft: draftOf('Molar') }) });
  server.on('POST /admin/mail-templates/welcome/send', { status: 204 });
  const { user } = await open();
  const none = screen.getByRole('checkbox', { name: SETTINGS.tax.isUnregistered });
  await user.click(none);
  await user.click(button(SETTINGS.save));
  await screen.findByRole('button', { name: SETTINGS.publish });
  expect(server.seen('PUT /admin/settings/draft')[0]?.body).toMatchObject({
    content: { tax: { abn: '', isUnregistered: true } },
  });
  await user.type(screen.getByLabelText(new RegExp(`^${SETTINGS.tax.abn}`)), '51');
  expect(none.isConnected).toBe(false);
  await user.click(button(SETTINGS.mail.sendTest));
  expect(await screen.findByText(SETTINGS.mail.testSent)).toBeTruthy();
});

it('takes the next exams, as many as there are and in one day or several', async () => {
  server.on('PUT /admin/settings/draft', { body: reply({ revision: 1, draft: draftOf('Molar') }) });
  const { user } = await open();
  const { exam } = SETTINGS;
  const row = (number: number) => within(screen.getByRole('group', { name: exam.row(number) }));
  const set = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  for (const number of [1, 2, 3]) {
    await user.click(button(exam.add));
    set(row(number).getByLabelText(exam.from), `2097-03-0${number}`);
  }
  set(row(2).getByLabelText(new RegExp(`^${exam.to}`)), '2097-03-04');
  await user.type(row(2).getByLabelText(new RegExp(`^${exam.note}`)), 'in Perth');
  await user.click(button(exam.removeRow(3)));
  await user.click(button(SETTINGS.save));
  await screen.findByRole('button', { name: SETTINGS.publish });
  expect(server.seen('PUT /admin/settings/draft')[0]?.body).toMatchObject({
    content: {
      exam: {
        dates: [
          { from: '2097-03-01', to: '2097-03-01', note: '' },
          { from: '2097-03-02', to: '2097-03-04', note: 'in Perth' },
        ],
      },
    },
  });
  for (let rows = 0; rows < 6; rows += 1) await user.click(button(exam.add));
  expect(screen.queryByRole('button', { name: exam.add })).toBeNull();
});
