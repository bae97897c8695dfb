import { boolean, integer, list, nullable, object, oneOf, type Reply, string, time } from '../json-schema.ts';
import { SITTING_KINDS, SITTING_STATES } from '../literals.ts';
import { ids } from './ids.ts';

/** Extra time and sittings of one student, as administrators read them. */

export const extraTimeSchema = object(
  {
    extraTime: nullable(
      object(
        {
          percent: integer(),
          reason: string(),
          until: nullable(time(), 'Null: for good.'),
          hasEnded: boolean(),
          grantedBy: nullable(string(), 'Null when the account is gone.'),
          grantedAt: time(),
        },
        'GrantedExtraTime',
      ),
    ),
  },
  'ExtraTime',
);

export const studentSittingsSchema = object(
  {
    sittings: list(
      object(
        {
          ...ids,
          kind: oneOf(SITTING_KINDS),
          title: string(),
          state: oneOf(SITTING_STATES),
          createdAt: time(),
          endedAt: nullable(time()),
          extraTimePercent: integer(),
          sections: integer(),
          questions: integer(),
          answered: integer(),
          running: nullable(
            object({ section: integer('Its number.'), deadlineAt: time() }, 'RunningSection'),
            'The section that takes answers now.',
          ),
        },
        'StudentSitting',
      ),
    ),
    nextBefore: nullable(string()),
  },
  'StudentSittings',
);

export type ExtraTimeReply = Reply<typeof extraTimeSchema>;
export type StudentSittingsReply = Reply<typeof studentSittingsSchema>;
