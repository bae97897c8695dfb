import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PurchaseReply } from '../../../src/wire/enrolment.ts';
import type { MeReply, MessageReply } from '../../../src/wire/identity.ts';
import { call } from '../../api/client.ts';
import { PROFILE } from '../../text/copy/profile.ts';

/** Asked here again, because no cookie keeps the phone. */
const meQuery = queryOptions({ queryKey: ['me'], queryFn: ({ signal }) => call<MeReply>('/auth/me', { signal }) });

export const useMe = () => useQuery(meQuery);

const purchasesQuery = queryOptions({
  queryKey: ['purchases'],
  queryFn: ({ signal }) => call<PurchaseReply[]>('/user/purchases', { signal }),
});

export const usePurchases = () => useQuery(purchasesQuery);

/** Answers the sentence to show. */
export async function changePassword(answers: { currentPassword: string; password: string }): Promise<string> {
  const reply = await call<Partial<MessageReply> | undefined>('/auth/change-password', { method: 'POST', body: answers });
  return reply?.message || PROFILE.changed;
}
