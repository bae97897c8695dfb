import { href, paths } from '../../src/wire/paths.ts';
import { call } from '../api/client.ts';
import { withQuery } from '../platform/with-query.ts';
import { GIVEAWAYS } from '../text/copy/admin-courses.ts';

/**
 * Names the coupons that make a course free, or nearly; undefined without any. A request that fails blocks nothing:
 * this is only a warning.
 */
export async function giveawaysOf({ id: courseId, price }: { id: string; price: number }): Promise<string | undefined> {
  const path = withQuery(href(paths.courseGiveaways, { courseId }), { cents: String(Math.round(price * 100)) });
  const found = await call(path as typeof paths.courseGiveaways).catch(() => undefined);
  const words = found?.coupons.map(({ code, total }) => GIVEAWAYS.coupon(code, total)) ?? [];
  return words.length > 0 ? words.join(', ') : undefined;
}
