import type { TrashPage } from '../../domain/catalog/queries/list-trash.ts';
import { nameOf } from '../../domain/catalog/trash/trash-entry.ts';
import type { Restored } from '../../domain/catalog/use-cases/restore-from-trash.ts';
import type { RestoredReply, TrashEntryReply, TrashReply } from '../../wire/replies/trash.ts';
import { bothIds } from './both-ids.ts';

const entryReply = (entry: TrashPage['entries'][number]): TrashEntryReply => ({
  ...bothIds(entry.id),
  kind: entry.kind,
  title: entry.title,
  number: entry.kind === 'module' || entry.kind === 'day' ? entry.order : null,
  courseId: entry.courseId,
  courseTitle: entry.courseTitle,
  module: entry.module,
  day: entry.day,
  deletedBy: { ...bothIds(entry.deletedBy), name: entry.deletedByName },
  deletedAt: entry.deletedAt.toISOString(),
  purgedAt: entry.purgedAt.toISOString(),
  counts: entry.counts,
  bytes: entry.bytes,
  file: entry.file && { part: entry.file.part, fileName: entry.file.name },
});

export const trashReply = ({ entries, nextBefore }: TrashPage): TrashReply => ({
  entries: entries.map(entryReply),
  nextBefore,
});

export function restoredReply(restored: Restored): RestoredReply {
  const { kind, courseId } = restored;
  return { message: sentenceOf(restored), kind, courseId };
}

function sentenceOf({ kind, title, order, wasOrder, file, hasReplaced }: Restored): string {
  if (kind === 'course') return `Course “${title}” has been restored as a draft.`;
  const name = nameOf({ kind, title, order: wasOrder, file });
  if (hasReplaced) return `${name} has been restored. What was shown instead is in the trash now.`;
  if (order === wasOrder || kind === 'content' || kind === 'document') return `${name} has been restored.`;
  return `${name} has been restored as ${kind} ${order}, because another one has its number by now.`;
}
