import { DomainError } from '../kernel/errors.ts';
import { type Cents, inDollars, isPayable, MIN_CHARGE } from '../kernel/money.ts';

/** A price that somebody can pay: nothing at all, or as much as a card service takes. */
export function checkedPrice(price: Cents): Cents {
  if (isPayable(price)) return price;
  const sentence = `A course costs nothing, or at least ${inDollars(MIN_CHARGE)}: less cannot be paid by card.`;
  throw new DomainError('invalid', 'catalog/price-too-small', sentence, { fields: { price: sentence } });
}
