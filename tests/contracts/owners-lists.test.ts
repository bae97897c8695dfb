import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { KnexCouponReader } from '../../src/adapters/knex/enrolment/coupon-reader.ts';
import { KnexCouponRepository } from '../../src/adapters/knex/enrolment/coupon-repository.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { KnexAnnouncementRepository } from '../../src/adapters/knex/news/announcement-repository.ts';
import { KnexSettingsRepository } from '../../src/adapters/knex/school/settings-repository.ts';
import { after } from '../../src/domain/kernel/clock.ts';
import { draftOf } from '../../src/domain/news/announcement.ts';
import { settingsWith } from '../domain/school/some-settings.ts';
import { countQueries } from './count-queries.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aCoupon, aUser, monday } from './samples.ts';

const LIMIT = 100;
const WORDS = { audience: { kind: 'all' }, subject: 'Hello', body: 'Words', onSite: true, byMail: true } as const;

async function fill(db: Knex, count: number): Promise<void> {
  const [coupons, announcements] = [new KnexCouponRepository(db), new KnexAnnouncementRepository(db)];
  await new KnexUserRepository(db).add(aUser({ id: 'boss', email: 'boss@example.org', role: 'admin' }));
  for (let number = 1; number <= count; number += 1) {
    const at = after(monday, number);
    await coupons.add(aCoupon({ id: `coupon-${number}`, code: `CODE-${number}`, createdAt: at }));
    await announcements.add(draftOf(`announcement-${number}`, 'boss', WORDS, at));
    const content = settingsWith({ school: { name: `School ${number}` } });
    const version = { version: number, content, publishedBy: 'boss', publishedAt: at, termsChangedAt: null };
    await db.transaction((trx) => new KnexSettingsRepository(trx).publish(version));
  }
}

onEveryDatabase((name, open) => {
  describe(`lists of an owner on ${name}`, () => {
    it('ask the database as often for a page, however long they are', async () => {
      for (const count of [1, 40]) {
        const db = await open();
        await fill(db, count);
        const [coupons, announcements] = [new KnexCouponReader(db), new KnexAnnouncementRepository(db)];
        const settings = new KnexSettingsRepository(db);
        const lists: Readonly<Record<string, () => Promise<readonly unknown[]>>> = {
          coupons: () => coupons.page({ limit: LIMIT }),
          announcements: () => announcements.list({ limit: LIMIT }),
          'versions of the settings': () => settings.list({ limit: LIMIT }),
        };
        const asked: Record<string, number> = {};
        for (const [list, read] of Object.entries(lists)) {
          expect(await read(), list).toHaveLength(count);
          asked[list] = await countQueries(db, read);
        }
        // Mails of announcements are counted apart.
        expect(asked, String(count)).toEqual({ coupons: 1, announcements: 2, 'versions of the settings': 1 });
      }
    });
  });
});
