import { integer, list, nullable, object, oneOf, type Reply, string, time } from '../json-schema.ts';
import { FILE_PARTS, TRASH_KINDS } from '../literals.ts';
import { ids } from './ids.ts';

export const deletedSchema = object(
  { message: string('A sentence for a person.'), trashId: string('What to restore it by.') },
  'Deleted',
);

export const restoredSchema = object(
  { message: string('A sentence for a person.'), kind: oneOf(TRASH_KINDS), courseId: string() },
  'Restored',
);

const place = object({ number: integer(), title: string() }, 'TrashPlace');

export const trashSchema = object(
  {
    entries: list(
      object(
        {
          ...ids,
          kind: oneOf(TRASH_KINDS),
          title: string(),
          number: nullable(integer(), 'Of a module or a day.'),
          courseId: string(),
          courseTitle: string(),
          module: nullable(place, 'What it was in.'),
          day: nullable(place, 'What it was in.'),
          deletedBy: object({ ...ids, name: nullable(string(), 'Null when the account is gone.') }, 'TrashPerson'),
          deletedAt: time(),
          purgedAt: time('From then on it is deleted for good.'),
          counts: object({
            modules: integer(),
            days: integer(),
            contents: integer(),
            documents: integer(),
          }),
          bytes: integer('Of all its files.'),
          file: nullable(
            object({ part: oneOf(FILE_PARTS), fileName: string() }, 'TrashFile'),
            'Only of a file that was replaced or taken away.',
          ),
        },
        'TrashEntry',
      ),
    ),
    nextBefore: nullable(string(), 'For the next page as `before`.'),
  },
  'Trash',
);

/** Reply to a deletion: a sentence, and the trash entry to restore. */
export type DeletedReply = Reply<typeof deletedSchema>;
export type RestoredReply = Reply<typeof restoredSchema>;
export type TrashReply = Reply<typeof trashSchema>;
export type TrashEntryReply = TrashReply['entries'][number];
