import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { M } from '../../../src/wire/messages.ts';
import { paths } from '../../../src/wire/paths.ts';
import { ApiError, call } from '../../api/client.ts';
import { clearCookie, readCookie } from '../../api/cookies.ts';
import type { LiveCourse } from '../../api/courses.ts';
import { QueryScope } from '../../api/query-scope.tsx';
import { COUPON_NOTE } from '../../text/copy/coupon-note.ts';
import { Banner } from '../../ui/banner.tsx';

/** Prices by course, in dollars. */
export type CouponPrices = Readonly<Record<string, Pick<LiveCourse, 'price' | 'compareAtPrice'>>>;

export interface CouponNoteProps {
  /** Told what courses cost with the coupon. */
  onPrices: (prices: CouponPrices) => void;
}

/** Says that a coupon counts, or that it does not; a refused one is forgotten, so that it is not asked for again. */
export const CouponNote = (props: CouponNoteProps) => (
  <QueryScope>
    <Note {...props} />
  </QueryScope>
);

function Note({ onPrices }: CouponNoteProps) {
  const [coupon = ''] = useState(() => readCookie('coupon'));
  const { data, error } = useQuery({
    queryKey: ['coupon-offer', coupon],
    queryFn: ({ signal }) => call(paths.couponOffer, { method: 'POST', body: { coupon }, signal }),
    retry: false,
    staleTime: Infinity,
  });
  const isRefused = error instanceof ApiError && error.status === 422;
  useEffect(() => {
    if (data)
      onPrices(
        Object.fromEntries(
          data.courses.map(({ courseId, price, total }) => [courseId, { price: total, compareAtPrice: price }]),
        ),
      );
    if (isRefused) clearCookie('coupon');
  }, [data, isRefused, onPrices]);
  const refusal = isRefused ? M.invalidCoupon : COUPON_NOTE.failed;
  const message = data ? COUPON_NOTE.counts(data.code) : error ? refusal : undefined;
  return <Banner tone={data ? 'success' : 'failure'} message={message} />;
}
