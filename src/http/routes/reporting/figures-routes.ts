import type { GetFigures } from '../../../domain/reporting/queries/get-figures.ts';
import { paths } from '../../../wire/paths.ts';
import { figuresQuery } from '../../../wire/queries.ts';
import { figuresSchema } from '../../../wire/replies/reporting.ts';
import { figuresReply } from '../../replies/figures-reply.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

/** Routes of the owner's key figures. */
export function figuresRoutes({ getFigures }: { readonly getFigures: GetFigures }): Route[] {
  const figures = async ({ query: { from, to } }: Call<{ query: typeof figuresQuery }>) =>
    figuresReply(await getFigures.run({ from, to }));

  return inContext('reporting', [
    route({
      method: 'get',
      path: paths.figures,
      rule: 'admin',
      summary: 'Enrolments, revenue and students of a range of days',
      query: figuresQuery,
      cache: 'no-store',
      reply: figuresSchema,
      handle: figures,
    }),
  ]);
}
