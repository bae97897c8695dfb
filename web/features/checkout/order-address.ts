import { M } from '../../../src/wire/messages.ts';

/** Specification 9: what the payment page shows when the address names no price. Australian dollars. */
const DEFAULT_PRICE = 499;

export interface OrderAddress {
  courseId: string;
  title: string;
  /** Shown until the server's price is known; never charged (decision A12). */
  price: number;
}

/** What the address says about the order. Anybody may have written it. */
export function orderAddress(params: URLSearchParams): OrderAddress {
  const written = params.get('price')?.trim() ?? '';
  const isPrice = /^\d{1,6}(\.\d{1,2})?$/.test(written);
  return {
    courseId: params.get('courseId')?.trim() ?? '',
    title: params.get('title')?.trim() || M.defaultProgramName,
    price: isPrice ? Number(written) : DEFAULT_PRICE,
  };
}
