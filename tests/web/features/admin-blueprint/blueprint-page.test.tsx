import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_BLUEPRINT } from '../../../../src/domain/exam/default-blueprint.ts';
import type { BlueprintContentReply, BlueprintReply } from '../../../../src/wire/replies/exam.ts';
import { BlueprintPage } from '../../../../web/features/admin-blueprint/blueprint-page.tsx';
import { BLUEPRINT } from '../../../../web/text/copy/admin-blueprint.ts';
import { STALE } from '../../../../web/text/copy/admin-forms.ts';
import { EXAM } from '../../../../web/text/copy/exam.ts';
import { PREDICTIONS } from '../../../../web/text/copy/outcome.ts';
import { fakeServer } from '../support/fake-server.ts';
import { forgetEverybody, signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

/** With few rows, which are quick to draw. */
const content = {
  ...(structuredClone(DEFAULT_BLUEPRINT) as BlueprintContentReply),
  clusters: DEFAULT_BLUEPRINT.clusters.slice(0, 3),
  subjects: DEFAULT_BLUEPRINT.subjects.slice(0, 2),
};
const reply = (facts: Partial<BlueprintReply> = {}): BlueprintReply => ({
  version: 0,
  content,
  confirmed: null,
  ...facts,
});
const CONFIRMED = { by: 'Noor Haddad', at: '2026-03-03T00:00:00.000Z', handbook: 'March 2026' };

const server = fakeServer();
beforeEach(() => {
  signIn(student([], { role: 'admin' }));
  server.on('GET /admin/blueprint', { body: reply() });
  server.on('GET /admin/outcomes', { body: { candidates: 12, needed: 30, bins: null } });
});
afterEach(forgetEverybody);

const { sections, clusters, subjects, confirm } = BLUEPRINT;
const open = async () => {
  const shown = show(<BlueprintPage />);
  await screen.findByRole('button', { name: BLUEPRINT.save });
  return shown;
};
const row = (name: string) => within(screen.getByRole('group', { name }));
const minutes = (number: number) => row(sections.one(number)).getByLabelText<HTMLInputElement>(sections.minutes);
const save = () => screen.getByRole('button', { name: BLUEPRINT.save });
const put = (call = 0) =>
  server.seen('PUT /admin/blueprint')[call]?.body as { version: number; content: typeof content };

it('says the shape in words, also while it is changed, and that nobody has confirmed it', async () => {
  const { user } = await open();
  expect(screen.getByText(/^280 questions in 4 sections on 2 days, 120 minutes each/)).toBeTruthy();
  expect(screen.getByText(EXAM.unconfirmed)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: sections.remove(4) }));
  expect(screen.getByText(/^210 questions in 3 sections on 2 days/)).toBeTruthy();
});

it('saves the whole content over the version that was seen', async () => {
  const changed = { ...content, sections: content.sections.with(1, { vignettes: 14, minutes: 90 }) };
  server.on('PUT /admin/blueprint', { body: reply({ version: 1, content: changed }) });
  const { user } = await open();
  await user.clear(minutes(2));
  await user.type(minutes(2), '90');
  await user.click(save());
  expect(await screen.findByText(BLUEPRINT.saved(1))).toBeTruthy();
  expect(put()).toEqual({ version: 0, content: changed });
  await user.click(save());
  await waitFor(() => expect(server.seen('PUT /admin/blueprint')).toHaveLength(2));
  expect(put(1).version).toBe(1);
});

it('adds and removes rows, and never loses the focus', async () => {
  server.on('PUT /admin/blueprint', { body: reply({ version: 1 }) });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: subjects.add }));
  const added = row(subjects.one(3));
  const id = added.getByLabelText(BLUEPRINT.id);
  expect(document.activeElement).toBe(id);
  await user.keyboard('implants');
  await user.type(added.getByLabelText(BLUEPRINT.rowTitle), 'Implants');
  await user.type(added.getByLabelText(BLUEPRINT.share), '7');
  await user.click(screen.getByRole('button', { name: clusters.remove(1) }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: clusters.remove(1) }));
  await user.click(screen.getByRole('button', { name: clusters.remove(2) }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: clusters.add }));
  await user.selectOptions(row(sections.one(3)).getByLabelText(sections.day), sections.onDay(1));
  await user.click(save());
  expect(await screen.findByText(BLUEPRINT.saved(1))).toBeTruthy();
  expect(put().content).toEqual({
    ...content,
    days: [[1, 2, 3], [4]],
    clusters: content.clusters.slice(1, 2),
    subjects: [...content.subjects, { id: 'implants', title: 'Implants', share: 0.07, search: '' }],
  });
});

it('keeps one row of each, and has no button for more than an exam may have', async () => {
  const many = Array.from({ length: 8 }, (_one, index) => ({ ...content.clusters[0]!, id: `c${index}` }));
  const one = { ...content, sections: content.sections.slice(0, 1), days: [[1]], clusters: many };
  server.on('GET /admin/blueprint', { body: reply({ content: one }) });
  await open();
  expect(screen.queryByRole('button', { name: sections.remove(1) })).toBeNull();
  expect(screen.queryByRole('button', { name: clusters.add })).toBeNull();
  expect(screen.getByRole('button', { name: sections.add })).toBeTruthy();
});

describe('a fault', () => {
  it('is found at its field before anything is sent', async () => {
    const { user } = await open();
    await user.clear(minutes(2));
    await user.clear(row(clusters.one(3)).getByLabelText(BLUEPRINT.rowTitle));
    await user.click(save());
    expect(await screen.findByRole('link', { name: 'Please enter the minutes.' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Please enter a title.' })).toBeTruthy();
    expect([minutes(1), minutes(2)].map((field) => field.getAttribute('aria-invalid'))).toEqual([null, 'true']);
    expect(server.seen('PUT /admin/blueprint')).toEqual([]);
  });

  it('of the server stands at its field, or below the heading of its list', async () => {
    const fields = {
      'content.sections[1].minutes': 'A section lasts 1 to 600 minutes.',
      'content.clusters': 'The shares of all clusters add up to more than 100%.',
      'content.clusters[2].id': 'This id is taken. Please choose another one.',
    };
    server.on('PUT /admin/blueprint', { status: 422, body: { message: 'A section lasts.', fields } });
    const { user } = await open();
    await user.click(save());
    for (const name of Object.values(fields)) expect(await screen.findByRole('link', { name })).toBeTruthy();
    expect(minutes(2).getAttribute('aria-invalid')).toBe('true');
    expect(row(clusters.one(3)).getByText(fields['content.clusters[2].id'])).toBeTruthy();
    const list = screen.getByRole('group', { name: clusters.title });
    const described = list
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual([clusters.hint, fields['content.clusters']]);
    await user.click(screen.getByRole('link', { name: fields['content.clusters'] }));
    expect(document.activeElement).toBe(list);
  });
});

describe('somebody else’s version', () => {
  const theirs = reply({ version: 4, content: { ...content, vignette: { questions: 4 } } });
  beforeEach(() => server.on('PUT /admin/blueprint', { status: 409, body: { message: 'Stale.', current: theirs } }));

  const conflict = async () => {
    const { user } = await open();
    await user.clear(minutes(1));
    await user.type(minutes(1), '60');
    await user.click(save());
    const heading = await screen.findByRole('heading', { name: BLUEPRINT.stale });
    return { user, notice: within(heading.parentElement as HTMLElement) };
  };

  it('is shown beside one’s own, which may be saved over it', async () => {
    const { user, notice } = await conflict();
    expect(notice.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      sections.title,
      BLUEPRINT.questions.perVignette,
    ]);
    server.on('PUT /admin/blueprint', { body: reply({ version: 5 }) });
    await user.click(notice.getByRole('button', { name: STALE.keepMine }));
    expect(await screen.findByText(BLUEPRINT.saved(5))).toBeTruthy();
    expect(put(1)).toMatchObject({ version: 4, content: { sections: [{ minutes: 60 }, {}, {}, {}] } });
  });

  it('may take the place of one’s own', async () => {
    const { user, notice } = await conflict();
    await user.click(notice.getByRole('button', { name: STALE.takeTheirs }));
    expect(screen.queryByRole('heading', { name: BLUEPRINT.stale })).toBeNull();
    expect(minutes(1).value).toBe('120');
    server.on('PUT /admin/blueprint', { body: reply({ version: 5 }) });
    await user.click(save());
    expect(await screen.findByText(BLUEPRINT.saved(5))).toBeTruthy();
    expect(put(1)).toEqual({ version: 4, content: theirs.content });
  });
});

describe('a confirmation', () => {
  const ask = async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: confirm.action }));
    const dialog = within(await screen.findByRole('dialog', { name: confirm.title }));
    return { user, dialog };
  };

  it('asks for the edition, and says then who, when and by which', async () => {
    server.on('POST /admin/blueprint/confirm', { body: reply({ version: 1, confirmed: CONFIRMED }) });
    server.on('PUT /admin/blueprint', { body: reply({ version: 2 }) });
    const { user, dialog } = await ask();
    const send = dialog.getByRole('button', { name: confirm.action });
    await user.click(send);
    expect(await dialog.findByText('Please enter the edition of the handbook.')).toBeTruthy();
    await user.type(dialog.getByLabelText(confirm.handbook), 'March 2026');
    await user.click(send);
    expect(await screen.findByText(BLUEPRINT.confirmed('Noor Haddad', '3 March 2026', 'March 2026'))).toBeTruthy();
    expect(screen.queryByText(EXAM.unconfirmed)).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Confirmed by Noor/));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.seen('POST /admin/blueprint/confirm')[0]?.body).toEqual({ version: 0, handbook: 'March 2026' });
    await user.click(save());
    expect(await screen.findByText(EXAM.unconfirmed)).toBeTruthy();
    expect(put().version).toBe(1);
  });

  it('is of what is saved: changes come first', async () => {
    const { user } = await open();
    await user.type(minutes(1), '0');
    await user.click(screen.getByRole('button', { name: confirm.action }));
    expect(await screen.findByText(confirm.saveFirst)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['confirmed the same', reply({ version: 1, confirmed: CONFIRMED }), () => screen.findByText(/^Confirmed by Noor/)],
    [
      'saved another one',
      reply({ version: 1, content: { ...content, title: 'Another' } }),
      () => screen.findByDisplayValue('Another'),
    ],
  ])('that comes after somebody has %s shows theirs', async (_what, current, found) => {
    const message = 'Somebody was first.';
    server.on('POST /admin/blueprint/confirm', { status: 409, body: { message, current } });
    const { user, dialog } = await ask();
    await user.type(dialog.getByLabelText(confirm.handbook), 'March 2026');
    await user.click(dialog.getByRole('button', { name: confirm.action }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(await found()).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('says below the rules how many candidates told their result, until it can be compared', async () => {
  await open();
  const card = within(screen.getByRole('region', { name: PREDICTIONS.title }));
  expect(await card.findByText(PREDICTIONS.waiting(12, 30))).toBeTruthy();
  expect(card.queryByRole('table')).toBeNull();
});

it('compares what was predicted with what was told, and can be edited while that is in trouble', async () => {
  const bins = [0, 20, 40, 60, 80].map((from) => ({ from, results: 10, passed: 4, predicted: from + 10 }));
  server.on('GET /admin/outcomes', { body: { candidates: 40, needed: 30, bins: { clusters: bins, all: bins } } });
  const { unmount } = await open();
  const table = within(await screen.findByRole('table', { name: PREDICTIONS.all }));
  expect(table.getByRole('row', { name: '40 to 60% 50% 10 4 (40%)' })).toBeTruthy();
  unmount();
  server.on('GET /admin/outcomes', { status: 503, body: { message: 'Closed.' } });
  await open();
  expect(save()).toBeTruthy();
});
