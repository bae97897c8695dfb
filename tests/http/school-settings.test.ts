import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../src/wire/paths.ts';
import type { SettingsContentReply, SettingsReply, SettingsVersionsReply } from '../../src/wire/replies/school.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { authoring } from './support/authoring.ts';
import { schoolIn } from './support/heads.ts';
import { problem } from './support/problem.ts';

let school: School;
let desk: ReturnType<typeof authoring>;
let boss: Person;

beforeAll(async () => {
  school = await openSchool({ CONTACT_EMAIL: '', GST_RATE: '0.1' });
  boss = await school.admin();
  desk = authoring(school, boss);
});
afterAll(() => school.close());

const read = async () => (await school.ask('GET', paths.schoolSettings, { as: boss })).json as SettingsReply;
const post = (path: string, body: object, as = boss) => school.ask('POST', path, { as, body });
const save = (body: object, as = boss) => school.ask('PUT', paths.settingsDraft, { as, body });
type Change = { readonly [G in keyof SettingsContentReply]?: Partial<SettingsContentReply[G]> };

/** The content of now with another one of these fields. */
async function changed(change: Change): Promise<{ revision: number; content: SettingsContentReply }> {
  const { content, revision } = await read();
  const groups = Object.entries(content).map(([group, fields]) => [
    group,
    { ...fields, ...change[group as keyof Change] },
  ]);
  return { revision, content: Object.fromEntries(groups) as SettingsContentReply };
}

async function published(change: Change): Promise<SettingsReply> {
  const { revision } = (await save(await changed(change))).json as SettingsReply;
  return (await post(paths.publishSettings, { revision })).json as SettingsReply;
}

it('are an owner’s, and say what the environment sets', async () => {
  const { status, json, headers } = await school.ask('GET', paths.schoolSettings, { as: boss });
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(json).toMatchObject({
    version: 0,
    published: null,
    draft: null,
    content: { school: { name: 'Cusp' }, tax: { gstRate: 1000 } },
    variables: { 'tax.gstRate': 'GST_RATE' },
    mailFrom: expect.stringContaining('@'),
  });
  const ada = await school.student('ada');
  expect((await save(await changed({}), ada)).status).toBe(403);
});

describe('a draft', () => {
  it('is saved, seen with its key on the real page, and published to everybody', async () => {
    const saved = await save(await changed({ school: { name: 'Molar School', phone: '+61 3 9000 0000' } }));
    expect(saved).toMatchObject({ status: 200, json: { version: 0, draft: { by: 'Boss' } } });
    const { draft, revision } = saved.json as SettingsReply;
    const page = async (query = '') =>
      school.ask('GET', `/Home${query}`, { headers: { accept: 'text/html', cookie: boss.cookie } });
    const preview = await page(`?draft=${draft?.previewKey}`);
    expect(schoolIn(preview.text)).toMatchObject({
      name: 'Molar School',
      phone: '+61 3 9000 0000',
      draftRevision: revision,
    });
    expect(preview.text).toContain('<meta name="robots" content="noindex">');
    expect(preview.headers['cache-control']).toBe('no-store');
    for (const query of ['', '?draft=', '?draft=00', `?draft=${draft?.previewKey}0`, '?draft=a&draft=b'])
      expect(schoolIn((await page(query)).text), query).toMatchObject({ name: 'Cusp' });
    expect(await post(paths.publishSettings, { revision })).toMatchObject({
      status: 200,
      json: { version: 1, draft: null, published: { by: 'Boss' }, content: { school: { name: 'Molar School' } } },
    });
    expect(schoolIn((await page()).text)).toMatchObject({ name: 'Molar School' });
    expect(schoolIn((await page()).text), 'what is no draft').not.toHaveProperty('draftRevision');
    expect(schoolIn((await page(`?draft=${draft?.previewKey}`)).text), 'after its end').toMatchObject({
      name: 'Molar School',
    });
  });

  it('of two editors at once is one’s, and the other sees what is there', async () => {
    const [a, b] = [await changed({ school: { name: 'A' } }), await changed({ school: { name: 'B' } })];
    const both = await Promise.all([save(a), save(b)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = both.find(({ status }) => status === 409);
    expect(late).toMatchObject(problem(409, 'school/stale-settings'));
    expect(late?.json).toMatchObject({ current: await read() });
    const { revision, version } = await read();
    expect(await post(paths.takeUpSettings, { revision, version })).toMatchObject({
      status: 200,
      json: { draft: null },
    });
  });

  it.each<[string, Change, string[]]>([
    ['200 kB of words', { mentor: { words: 'word '.repeat(200) } }, ['content.mentor.words']],
    ['two lines in a name', { school: { name: 'A\r\nBcc: x' } }, ['content.school.name']],
    [
      'no address',
      { school: { email: 'at example' }, mail: { replyTo: 'x' } },
      ['content.mail.replyTo', 'content.school.email'],
    ],
    [
      'seven exams',
      { exam: { dates: Array.from({ length: 7 }, () => ({ from: '2027-03-04', to: '2027-03-04', note: '' })) } },
      ['content.exam.dates'],
    ],
    ['a business number that does not check', { tax: { abn: '51 824 753 557' } }, ['content.tax.abn']],
    ['three reviewers', { exam: { reviewers: 3 } }, ['content.exam.reviewers']],
  ])('is refused with %s, under its path', async (_what, change, fields) => {
    const refused = await save(await changed(change));
    expect(refused).toMatchObject(problem(422, expect.any(String), fields));
  });

  it('may be incomplete, and its publication names what is missing', async () => {
    const saved = await save(await changed({ school: { name: ' ' }, mentor: { name: 'Dr. N' } }));
    expect(saved.status).toBe(200);
    const { revision, version } = saved.json as SettingsReply;
    expect(await post(paths.publishSettings, { revision })).toMatchObject(
      problem(422, 'school/settings', [
        'content.mentor.degree',
        'content.mentor.registration',
        'content.mentor.words',
        'content.school.name',
      ]),
    );
    await post(paths.takeUpSettings, { revision, version });
  });

  it('of a size that no school has is refused before it is read', async () => {
    expect((await save(await changed({ mentor: { words: 'word '.repeat(40_000) } }))).status).toBe(413);
  });
});

describe('history', () => {
  it('tells who and when, what changed, and any version becomes the draft again', async () => {
    await published({ prices: { wasPercent: 0 } });
    const { versions } = (await school.ask('GET', paths.settingsVersions, { as: boss })).json as SettingsVersionsReply;
    expect(versions.map(({ version, by, groups }) => [version, by, groups])).toEqual([
      [2, 'Boss', ['prices']],
      [1, 'Boss', ['school']],
    ]);
    const { revision } = await read();
    const back = await post(paths.takeUpSettings, { version: 0, revision });
    expect(back).toMatchObject({ status: 200, json: { draft: { content: { school: { name: 'Cusp' } } } } });
    expect(await post(paths.takeUpSettings, { version: 9, revision })).toMatchObject(problem(404, 'school/no-version'));
    expect(await post(paths.takeUpSettings, { version: 1, revision })).toMatchObject(
      problem(409, 'school/stale-settings'),
    );
  });
});

describe('a picture', () => {
  it('is encoded anew and anybody’s to see; what is none is refused', async () => {
    const { status, json } = await post(paths.settingsPictures, { key: await desk.upload('picture.png') });
    const { key } = json as { key: string };
    expect([status, key]).toEqual([200, expect.stringMatching(/-small\.webp$/)]);
    const seen = await school.ask('GET', `/stream/${key}`);
    expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await save(await changed({ school: { logo: key } }))).status).toBe(200);
    expect(await post(paths.settingsPictures, { key: 'thumbnails/202603/no.svg' })).toMatchObject({
      status: expect.toSatisfy((code: number) => code >= 400 && code < 500),
    });
  });
});

it('brings the dates of the exam into every page, in their order, and no word where there are none', async () => {
  const page = async () => schoolIn((await school.ask('GET', '/About', { headers: { accept: 'text/html' } })).text);
  expect(await page()).not.toHaveProperty('examDates');
  const on = (from: string, to: string, note = '') => ({ from, to, note });
  const dates = [on('2027-09-02', '2027-09-02'), on('2027-03-04', '2027-03-05', 'in Perth')];
  await published({ exam: { dates } });
  expect(await page()).toMatchObject({ examDates: dates.toReversed() });
  await published({ exam: { dates: [] } });
  expect(await page()).not.toHaveProperty('examDates');
});
