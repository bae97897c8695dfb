import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WORD_BLOCKS } from '../../src/main/settings/word-blocks.ts';
import { paths } from '../../src/wire/paths.ts';
import type { SettingsReply, SettingsVersionsReply } from '../../src/wire/replies/school.ts';
import { DESCRIPTIONS } from '../../src/wire/words/descriptions.ts';
import { HOME_WORDS } from '../../src/wire/words/home.ts';
import { charactersOf, MAX_OWN_WORDS, WORD_RULES, type WordRule } from '../../src/wire/words/rules.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { dataIn, metaIn, schoolIn } from './support/heads.ts';
import { problem } from './support/problem.ts';

let school: School;
let boss: Person;
beforeAll(async () => {
  school = await openSchool();
  boss = await school.admin();
});
afterAll(() => school.close());

type Words = Readonly<Record<string, unknown>>;
const read = async () => (await school.ask('GET', paths.schoolSettings, { as: boss })).json as SettingsReply;
async function save(words: unknown) {
  const { content, revision } = await read();
  const body = { revision, content: { ...content, words } };
  return school.ask('PUT', paths.settingsDraft, { as: boss, body });
}
async function published(words: Words): Promise<void> {
  const { revision } = (await save(words)).json as SettingsReply;
  const { status } = await school.ask('POST', paths.publishSettings, { as: boss, body: { revision } });
  expect(status).toBe(200);
}
const page = async (path: string) => (await school.ask('GET', path, { headers: { accept: 'text/html' } })).text;

describe('the blocks of words', () => {
  const all = Object.entries(WORD_BLOCKS).flatMap(([of, blocks]) =>
    Object.entries(blocks).map(([key, { today }]) => {
      const rules: Readonly<Record<string, WordRule>> = WORD_RULES[of as keyof typeof WORD_RULES];
      return { name: `${of}.${key}`, today, rule: rules[key]! };
    }),
  );

  it('obey their own rules as they come', () => {
    for (const { name, today, rule } of all) {
      expect(today, name).toBe(today.trim());
      expect(today, name).not.toBe('');
      expect(charactersOf(today), name).toBeLessThan(0.9 * rule.max);
      if (rule.kind === 'line') expect(today, name).not.toContain('\n');
    }
  });

  it('leave room for a site that is written anew', () => {
    const together = all.reduce((sum, { today }) => sum + charactersOf(today), 0);
    expect(together).toBeLessThan(0.6 * MAX_OWN_WORDS);
  });

  it('come with the settings as the program has them', async () => {
    const { today, content } = await read();
    expect(content.words).toEqual({});
    expect(today).toMatchObject({ home: { lead: HOME_WORDS.lead, description: DESCRIPTIONS.home } });
  });
});

describe('a draft of words', () => {
  it('keeps what is other than the program’s, tidied', async () => {
    const words = {
      home: { lead: ' Mine ', heading: HOME_WORDS.heading, eyebrow: '\u200b', title: '', footer: 'x' },
      about: { text: 'One\u0007\n\nTwo' },
      blog: { lead: 'x' },
    };
    const { status, json } = await save(words);
    expect(status).toBe(200);
    expect((json as SettingsReply).draft?.content.words).toEqual({
      home: { eyebrow: '', lead: 'Mine' },
      about: { text: 'One \n\nTwo' },
    });
  });

  it.each<[string, unknown, string, string]>([
    ['a line of two', { home: { lead: 'a\nb' } }, 'content.words.home.lead', 'Please write this on one line.'],
    [
      'a turned line',
      { home: { lead: 'a\u202eb' } },
      'content.words.home.lead',
      'Please leave out marks that cannot be seen.',
    ],
    ['a number', { home: { lead: 7 } }, 'content.words.home.lead', 'Please enter the words as text.'],
    ['a list', { home: { lead: ['a'] } }, 'content.words.home.lead', 'This field is not readable.'],
    ['nothing at all', undefined, 'content.words', 'Please send the whole settings.'],
    ['a text for a page', { home: 'words' }, 'content.words.home', 'Please send the whole settings.'],
    [
      'a long line',
      { home: { lead: 'x'.repeat(401) } },
      'content.words.home.lead',
      'Please use at most 400 characters.',
    ],
    [
      'many emoji',
      { terms: { privacy: '😀'.repeat(15_001) } },
      'content.words.terms.privacy',
      'Please use at most 15000 characters.',
    ],
    [
      'more than a site has',
      { terms: { privacy: 'x'.repeat(15_000), copyrights: 'x'.repeat(15_000), 'use-of-services': 'x'.repeat(15_000) } },
      'content.words',
      'All these words together are too long. Please use at most 40,000 characters.',
    ],
  ])('is refused with %s, in a sentence', async (_what, words, field, sentence) => {
    const refused = await save(words);
    expect(refused).toMatchObject(problem(422, expect.any(String), [field]));
    expect(refused.json).toMatchObject({ fields: { [field]: sentence } });
  });

  it('counts characters as people do', async () => {
    expect((await save({ home: { lead: '😀'.repeat(400) } })).status).toBe(200);
    const whole = {
      privacy: '語'.repeat(15_000),
      copyrights: '語'.repeat(15_000),
      'use-of-services': '語'.repeat(10_000),
    };
    expect((await save({ terms: whole })).status).toBe(200);
  });
});

describe('published words', () => {
  const MARKUP = '</script><script>alert(1)</script><b>{{name}}</b>';

  it('are in every document where they differ, and markup in them is text', async () => {
    await published({ home: { lead: MARKUP }, courses: { heading: 'My courses' } });
    for (const path of ['/Home', '/Tnc', '/login', '/admin']) {
      const text = await page(path);
      expect(schoolIn(text), path).toMatchObject({
        words: { home: { lead: MARKUP }, courses: { heading: 'My courses' } },
      });
      expect(text).not.toContain('<script>alert');
    }
  });

  it('are the head’s where the head has the same words, the manifest’s and those of search engines', async () => {
    const [title, description] = ['My "title" & more', 'My description <b>'];
    await published({ home: { title, description }, courses: { title: 'All' }, terms: { description: 'Ours.' } });
    const home = await page('/Home');
    expect(home).toContain('<title>My &quot;title&quot; &amp; more · Cusp</title>');
    expect(metaIn(home)).toMatchObject({ 'og:title': expect.stringContaining('more · Cusp') });
    expect(home).toContain('content="My description &lt;b&gt;"');
    expect(dataIn(home)).toMatchObject({ '@graph': [{ description }, {}] });
    expect((await school.ask('GET', '/manifest.webmanifest')).json).toMatchObject({
      name: `Cusp · ${title}`,
      description,
    });
    expect(await page('/courses')).toContain('<title>All · Cusp</title>');
    expect(metaIn(await page('/Tnc'))).toMatchObject({ description: 'Ours.' });
    expect(metaIn(await page('/About'))).toMatchObject({ description: DESCRIPTIONS.about });
    expect(await page('/login'), 'not listed').toContain('<title>My &quot;title&quot;');
  });

  it('of the terms have the day of the version that changed them', async () => {
    expect(schoolIn(await page('/Tnc'))).not.toHaveProperty('termsChanged');
    await published({ terms: { privacy: 'We keep little.' } });
    const day = (schoolIn(await page('/Tnc')) as { termsChanged: string }).termsChanged;
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    await published({ home: { lead: 'Other' }, terms: { privacy: 'We keep little.' } });
    expect(schoolIn(await page('/Tnc'))).toMatchObject({ termsChanged: day });
  });

  it('are named block by block in the history, and gone with the last of them', async () => {
    await published({});
    const { versions } = (await school.ask('GET', paths.settingsVersions, { as: boss })).json as SettingsVersionsReply;
    expect(versions[0]).toMatchObject({ groups: ['words'], blocks: ['home.lead', 'terms.privacy'] });
    expect(schoolIn(await page('/Home'))).not.toHaveProperty('words');
  });
});
