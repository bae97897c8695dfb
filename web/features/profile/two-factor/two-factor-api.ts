import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { paths } from '../../../../src/wire/paths.ts';
import { call } from '../../../api/client.ts';

const twoFactorQuery = queryOptions({
  queryKey: ['two-factor'],
  queryFn: ({ signal }) => call(paths.twoFactor, { signal }),
});

export const useTwoFactor = () => useQuery(twoFactorQuery);

/** Invalidates the page's queries after a change. */
export function useTwoFactorChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: twoFactorQuery.queryKey });
}

export const beginTwoFactor = (values: { currentPassword: string }) =>
  call(paths.twoFactor, { method: 'POST', body: values });

export const confirmTwoFactor = (values: { code: string }) =>
  call(paths.confirmTwoFactor, { method: 'POST', body: values });

export const removeTwoFactor = (values: { currentPassword: string; code: string }) =>
  call(paths.removeTwoFactor, { method: 'POST', body: values });
