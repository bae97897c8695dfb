import { DomainError } from '../kernel/errors.ts';
import { type Cents, inDollars, isPayable, MIN_CHARGE } from '../kernel/money.ts';

/** Returns the price if it can be paid: zero, or at least the minimum of a card service. Throws otherwise. */
export function checkedPrice(price: Cents): Cents {
  if (isPayable(price)) return price;
  const sentence = `A course costs nothing, or at least ${inDollars(MIN_CHARGE)}: less cannot be paid by card.`;
  throw new DomainError('invalid', 'catalog/price-too-small', sentence, { fields: { price: sentence } });
}
