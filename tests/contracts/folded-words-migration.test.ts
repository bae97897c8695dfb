import { expect, it } from 'vitest';
import { KnexCourseSearch } from '../../src/adapters/knex/catalog/course-search.ts';
import { migrateDatabase } from '../../src/adapters/knex/migrate.ts';
import { searchWords } from '../../src/domain/catalog/search.ts';
import { directoryKey } from '../../src/domain/kernel/fold-text.ts';
import { describeBeforeStep } from './before-step.ts';

const TITLES = [
  'ﬁssure',
  'CO₂ laser',
  'الأسنان',
  'हड्डी',
  'O’Brien’s ½ crown',
  'Stra\u00ADße ٣',
  `${'å'.repeat(60)} end`,
];

describeBeforeStep('0040-folded-words', 'what was there before words were folded by the product', (opened) => {
  it('is found by its own words and as it is typed, and so are people', async () => {
    const db = opened();
    await db('courses').insert(
      TITLES.map((title, index) => ({
        id: `course-${index}`,
        title,
        description: `Of ﬁllings, ${index}`,
        price_cents: 100,
        duration_months: 5,
        is_live: true,
        version: 1,
        created_at: index,
      })),
    );
    await db('users').insert({
      id: 'user',
      name: 'Zoë O’Brien‑Łukasz ٣',
      email: 'zoë@example.org',
      phone: '',
      password_hash: '',
      role: 'student',
      agreed_to_terms_at: 1,
      created_at: 1,
      directory_key: 'of before',
    });
    await migrateDatabase(db);
    // Nothing is left for the first search to do.
    expect(await db('search_entries').whereNull('folded_title')).toEqual([]);
    const search = new KnexCourseSearch(db);
    const titles = async (text: string) =>
      (await search.find({ words: searchWords(text), within: undefined, offset: 0, limit: 50 })).map(
        (hit) => hit.title,
      );
    for (const title of TITLES) expect(await titles(title), title).toEqual([title]);
    for (const text of ['fissure', 'co2', 'الاسنان', "o'brien's 1/2", 'strasse 3'])
      expect(await titles(text), text).toHaveLength(1);
    expect(await titles('fillings')).toHaveLength(TITLES.length);
    const [user] = await db('users');
    expect(user.directory_key).toBe(directoryKey(user));
    // As a version of before writes.
    await db('courses').where({ id: 'course-0' }).update({ title: 'Ⅳ premolar' });
    await db('courses').where({ id: 'course-1' }).delete();
    expect([await titles('iv premolar'), await titles('fissure'), await titles('co2')]).toEqual([
      ['Ⅳ premolar'],
      [],
      [],
    ]);
  });
});
