import { queryOptions, useQuery } from '@tanstack/react-query';
import { paths } from '../../src/wire/paths.ts';
import { call } from '../api/client.ts';

export const blueprintQuery = queryOptions({
  queryKey: ['admin', 'blueprint'],
  queryFn: ({ signal }) => call(paths.blueprint, { signal }),
});

/** The newest version of the exam's blueprint. */
export const useBlueprint = () => useQuery(blueprintQuery);
