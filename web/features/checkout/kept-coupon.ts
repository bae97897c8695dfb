import { tabStorage } from '../../platform/storage.ts';

const keyOf = (courseId: string) => `cusp.coupon.${courseId}`;

/** The code that somebody has typed for a course and the server took. */
export const keptCoupon = (courseId: string): string | null => tabStorage.read(keyOf(courseId));

export const keepCoupon = (courseId: string, code: string | null): void => tabStorage.write(keyOf(courseId), code);
