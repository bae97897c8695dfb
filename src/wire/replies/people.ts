import { boolean, integer, list, nullable, object, type Reply, string, time } from '../json-schema.ts';
import { ids } from './ids.ts';

export const administratorsSchema = list(
  object(
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

export type AdministratorReply = Reply<typeof administratorsSchema>[number];
