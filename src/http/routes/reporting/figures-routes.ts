import { TEAM_ROLES } from '../../../domain/kernel/literals.ts';
import type { GetFigures } from '../../../domain/reporting/queries/get-figures.ts';
import type { GetToDo } from '../../../domain/reporting/queries/get-to-do.ts';
import { paths } from '../../../wire/paths.ts';
import { figuresQuery } from '../../../wire/queries.ts';
import { figuresSchema, toDoSchema } from '../../../wire/replies/reporting.ts';
import { figuresReply } from '../../replies/figures-reply.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

interface Queries {
  readonly getFigures: GetFigures;
  readonly getToDo: GetToDo;
}

/** Routes of the owner's key figures, and of what waits for them. */
export function figuresRoutes({ getFigures, getToDo }: Queries): Route[] {
  const figures = async ({ query: { from, to } }: Call<{ query: typeof figuresQuery }>) =>
    figuresReply(await getFigures.run({ from, to }));
  const toDo = async ({ user }: Call) => {
    const { newestBackupAt, ...counts } = await getToDo.run({ viewer: user });
    return { ...counts, newestBackupAt: newestBackupAt?.toISOString() ?? null };
  };

  return inContext('reporting', [
    route({
      method: 'get',
      path: paths.figures,
      rule: 'admin',
      roles: ['office'],
      summary: 'Enrolments, revenue and students of a range of days',
      query: figuresQuery,
      cache: 'no-store',
      reply: figuresSchema,
      handle: figures,
    }),
    route({
      method: 'get',
      path: paths.toDo,
      rule: 'admin',
      roles: TEAM_ROLES,
      summary: 'What waits for this member of the team, counted',
      cache: 'no-store',
      reply: toDoSchema,
      handle: toDo,
    }),
  ]);
}
