import { integer, list, nullable, object, oneOf, string, time } from '../json-schema.ts';
import {
  type DeletedReply,
  FILE_PARTS,
  type RestoredReply,
  TRASH_KINDS,
  type TrashEntryReply,
  type TrashPlaceReply,
  type TrashReply,
} from '../trash.ts';
import { ids } from './ids.ts';

export const deletedSchema = object<DeletedReply>(
  { message: string('A sentence for a person.'), trashId: string('What to restore it by.') },
  'Deleted',
);

export const restoredSchema = object<RestoredReply>(
  { message: string('A sentence for a person.'), kind: oneOf(TRASH_KINDS), courseId: string() },
  'Restored',
);

const place = object<TrashPlaceReply>({ number: integer(), title: string() }, 'TrashPlace');

export const trashSchema = object<TrashReply>(
  {
    entries: list(
      object<TrashEntryReply>(
        {
          ...ids,
          kind: oneOf(TRASH_KINDS),
          title: string(),
          number: nullable(integer(), 'Of a module or a day.'),
          courseId: string(),
          courseTitle: string(),
          module: nullable(place, 'What it was in.'),
          day: nullable(place, 'What it was in.'),
          deletedBy: object<TrashEntryReply['deletedBy']>(
            { ...ids, name: nullable(string(), 'Null when the account is gone.') },
            'TrashPerson',
          ),
          deletedAt: time(),
          purgedAt: time('From then on it is deleted for good.'),
          counts: object<TrashEntryReply['counts']>({
            modules: integer(),
            days: integer(),
            contents: integer(),
            documents: integer(),
          }),
          bytes: integer('Of all its files.'),
          file: nullable(
            object<NonNullable<TrashEntryReply['file']>>({ part: oneOf(FILE_PARTS), fileName: string() }, 'TrashFile'),
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
