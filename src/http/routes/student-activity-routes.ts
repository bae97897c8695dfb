import { DomainError } from '../../domain/kernel/errors.ts';
import type { GetActivityLog } from '../../domain/support/queries/get-activity-log.ts';
import { paths } from '../../wire/paths.ts';
import { keptByNobody } from '../no-store.ts';
import { activityLogReply } from '../replies/admin-student-replies.ts';
import type { Route } from '../route.ts';
import { textParameter } from '../validate.ts';

/** What the player logged of one student, for an administrator. */
export const studentActivityRoutes = ({ getActivityLog }: { readonly getActivityLog: GetActivityLog }): Route[] => [
  {
    method: 'get',
    path: paths.studentActivity,
    rule: 'admin',
    handle: keptByNobody(async (req, res) => {
      const before = placeOf(textParameter(req.query['before'], 'before'));
      const userId = String(req.params['studentId']);
      res.json(activityLogReply(await getActivityLog.run({ userId, ...(before && { before }) })));
    }),
  },
];

const PLACE = /^(\d{1,15})\.([\w-]{1,100})$/;

/** As `nextBefore` of the page before gave it. */
function placeOf(text: string | undefined): { at: Date; id: string } | undefined {
  if (text === undefined) return undefined;
  const [, millis, id] = PLACE.exec(text) ?? [];
  if (millis === undefined || id === undefined)
    throw new DomainError('malformed', 'request/parameter', 'The parameter before is not readable.');
  return { at: new Date(Number(millis)), id };
}
