import type { AdministratorReply } from '../admin-people.ts';
import { boolean, integer, list, nullable, object, string, time } from '../json-schema.ts';
import { ids } from './ids.ts';

export const administratorsSchema = list(
  object<AdministratorReply>(
    {
      ...ids,
      name: string(),
      email: string(),
      since: time(),
      deviceCount: integer('On how many devices they are signed in now.'),
      disabledAt: nullable(time()),
      isYou: boolean(),
    },
    'Administrator',
  ),
);
