import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/adapters/knex/database.ts';
import { KnexSettingsRepository } from '../../src/adapters/knex/school/settings-repository.ts';
import { mergeSettings, type PartialSettings } from '../../src/domain/school/settings.ts';
import { FIRST_SETTINGS } from '../../src/main/settings/school-settings.ts';
import { SCHOOL } from '../../src/wire/school.ts';
import { ABN, MENTOR } from '../domain/school/some-settings.ts';
import type { MadeCourse } from '../support/course-maker.ts';
import { fileOf } from '../support/database.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { buying } from './support/buying.ts';
import { schoolIn } from './support/heads.ts';

let school: School;
let course: MadeCourse;
let ada: Person;
/** A connection of its own, as another process has. */
let other: Knex;
let version = 0;

beforeAll(async () => {
  school = await openSchool({ CONTACT_EMAIL: '' });
  other = openDatabase({ file: fileOf(school.db) });
  course = await school.course();
  ada = await school.student('ada');
  await school.enrol(ada.id, course.id);
});
afterAll(async () => {
  await other.destroy();
  await school.close();
});

/** Publishes in another process. */
async function published(change: PartialSettings): Promise<void> {
  version += 1;
  const facts = {
    version,
    content: mergeSettings(FIRST_SETTINGS, change),
    publishedBy: 'boss',
    publishedAt: new Date(),
    termsChangedAt: null,
  };
  await other.transaction((trx) => new KnexSettingsRepository(trx).publish(facts));
}

const page = async (path: string) => (await school.ask('GET', path, { headers: { accept: 'text/html' } })).text;
describe('what another process published', () => {
  it.each(['/Home', '/courses', '/ContactUs', '/login', '/no-such-page'])(
    'is shown at the next look at %s',
    async (path) => {
      const name = `The school of ${path}`;
      await page(path);
      await published({
        school: { name, email: 'new@example.org', phone: '+61 3 9000 0000', hours: null },
        mentor: { ...MENTOR, portrait: 'thumbnails/202603/x-small.webp' },
        tax: { abn: ABN, address: '1 King St' },
      });
      const text = await page(path);
      expect(text).toContain(`· ${name}</title>`);
      expect(schoolIn(text)).toEqual({
        name,
        email: 'new@example.org',
        phone: '+61 3 9000 0000',
        hours: null,
        mentor: {
          name: MENTOR.name,
          degree: MENTOR.degree,
          registration: MENTOR.registration,
          words: MENTOR.words,
          photo: '/stream/thumbnails/202603/x-small.webp',
        },
        seller: `Sold by ${name}, ABN 51 824 753 556, 1 King St.`,
      });
    },
  );

  it('is in the manifest, and markup in it is text', async () => {
    await published({ school: { name: '<b>Molar & Co</b>' } });
    expect((await school.ask('GET', '/manifest.webmanifest')).json).toMatchObject({ short_name: '<b>Molar & Co</b>' });
    const text = await page('/Home');
    expect(text).toContain('&lt;b&gt;Molar &amp; Co&lt;/b&gt;</title>');
    expect(text).not.toContain('<b>Molar');
  });

  it('is in the reply to a signed-in request, which asks no statement more for it', async () => {
    const compareAt = async () => {
      const { json } = await school.ask('GET', `/api/user/courses/${course.id}`, { as: ada });
      return (json as { compareAtPrice: number | null }).compareAtPrice;
    };
    await published({ prices: { wasPercent: 0 } });
    expect(await compareAt()).toBeNull();
    await published({ prices: { wasPercent: 100 } });
    expect(await compareAt()).toBeGreaterThan(0);
    const asked: string[] = [];
    const count = ({ sql }: { sql: string }) => void asked.push(sql);
    school.db.on('query', count);
    await compareAt();
    school.db.removeListener('query', count);
    expect(asked.filter((sql) => /settings_versions|from catalogue_version$/.test(sql))).toEqual([]);
    expect(asked.filter((sql) => sql.includes('settings_version'))).toHaveLength(1);
  });

  it('is asked with the catalogue’s version in one statement, by any number of visitors of a moment', async () => {
    await page('/courses');
    const asked: string[] = [];
    const count = ({ sql }: { sql: string }) => void asked.push(sql);
    school.db.on('query', count);
    await page('/courses');
    school.db.removeListener('query', count);
    expect(asked).toEqual(['select version, settings_version from catalogue_version']);
  });

  it('is in the list of courses', async () => {
    const prices = async () => {
      const { json } = await school.ask('GET', '/api/user/courses/live');
      return (json as { compareAtPrice: number | null }[]).map((one) => one.compareAtPrice);
    };
    await published({ prices: { wasPercent: 100 } });
    expect(await prices()).not.toContain(null);
    await published({ prices: { wasPercent: 0 } });
    expect(await prices()).toEqual([null]);
  });

  it('is in the next mail', async () => {
    await published({ school: { name: 'Mailing school', email: 'mailing@example.org' } });
    await school.ask('POST', '/api/auth/forgot-password', { body: { email: ada.email } });
    await school.drainJobs();
    const subjects = await school.db('mails').where({ to: ada.email }).pluck('subject');
    expect(subjects).toContain('Choose a new password for Mailing school');
  });
});

it('a document that was issued keeps the seller of its day', async () => {
  await published({ school: { name: 'Seller of today' }, tax: { abn: ABN, gstRate: 1000 } });
  const [bob, shop] = [await school.student('bob'), buying(school)];
  const checkoutId = await shop.atCardPage(bob, course.id, { country: 'AU' });
  // The payment service's message alone, without a request of the buyer.
  await shop.payUnnoticed(checkoutId);
  expect((await shop.webhook(await shop.message(checkoutId))).status).toBe(200);
  const documents = async () => (await school.db('tax_documents').orderBy('sequence')) as object[];
  const before = await documents();
  await published({ school: { name: 'Another seller' } });
  await page('/Home');
  expect(before).toMatchObject([{ seller_name: 'Seller of today', seller_abn: ABN, gst_rate: 1000 }]);
  expect(await documents()).toEqual(before);
});

it('what the environment sets stands above it', async () => {
  const fixed = await openSchool({ CONTACT_EMAIL: 'set@example.org', SELLER_ABN: '51 824 753 556' });
  const facts = {
    version: 1,
    content: FIRST_SETTINGS,
    publishedBy: 'boss',
    publishedAt: new Date(),
    termsChangedAt: null,
  };
  await fixed.db.transaction((trx) => new KnexSettingsRepository(trx).publish(facts));
  const { text } = await fixed.ask('GET', '/Home', { headers: { accept: 'text/html' } });
  await fixed.close();
  expect(schoolIn(text)).toEqual({
    ...SCHOOL,
    email: 'set@example.org',
    seller: 'Sold by Cusp, ABN 51 824 753 556.',
    hasTaxInvoices: true,
  });
});
