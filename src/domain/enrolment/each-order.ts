import { DomainError } from '../kernel/errors.ts';

/**
 * One order that does not add up must not keep the others waiting; an outage ends it. Rejects once every order was
 * tried and names those that do not add up, since somebody may have paid for them.
 *
 * @param orders orders, or checkouts that no order is known of.
 */
export async function eachOrder<T extends { readonly id: string }>(
  orders: readonly T[],
  settle: (order: T) => Promise<unknown>,
): Promise<void> {
  const faults = new Map<string, DomainError>();
  for (const order of orders) {
    try {
      await settle(order);
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind === 'unavailable') throw error;
      faults.set(order.id, error);
    }
  }
  if (faults.size > 0)
    throw new AggregateError(faults.values(), `These orders do not add up: ${[...faults.keys()].join(', ')}`);
}
