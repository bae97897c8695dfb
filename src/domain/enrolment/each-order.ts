import { DomainError } from '../kernel/errors.ts';

/**
 * Processes each order; one that is inconsistent does not stop the rest, an outage does. Rejects at the end with the
 * ids of the inconsistent ones, since a buyer may have paid for them.
 *
 * @param orders orders, or checkouts without a known order.
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
