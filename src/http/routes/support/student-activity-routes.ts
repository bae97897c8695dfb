import type { GetActivityLog } from '../../../domain/support/queries/get-activity-log.ts';
import { paths } from '../../../wire/paths.ts';
import { activityQuery } from '../../../wire/queries.ts';
import { activityLogSchema } from '../../../wire/replies/reporting.ts';
import { activityLogReply } from '../../replies/admin-student-replies.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

/** Routes of a student's player log, for administrators. */
export function studentActivityRoutes({ getActivityLog }: { readonly getActivityLog: GetActivityLog }): Route[] {
  const readActivity = async ({
    params: { studentId },
    query,
  }: Call<{ path: typeof paths.studentActivity; query: typeof activityQuery }>) => {
    const before = positionOf(query.before);
    return activityLogReply(await getActivityLog.run({ userId: studentId, ...(before && { before }) }));
  };

  return inContext('support', [
    route({
      method: 'get',
      path: paths.studentActivity,
      rule: 'admin',
      roles: ['office', 'teacher'],
      summary: 'What covered the player of a student, newest first',
      query: activityQuery,
      cache: 'no-store',
      reply: activityLogSchema,
      handle: readActivity,
    }),
  ]);
}

/** `nextBefore` of the page before: the schema has made sure that it is a time and an id. */
function positionOf(text: string | undefined): { at: Date; id: string } | undefined {
  if (text === undefined) return undefined;
  const dot = text.indexOf('.');
  return { at: new Date(Number(text.slice(0, dot))), id: text.slice(dot + 1) };
}
