import type { AuditLog } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { FileKey, Ids, UserId } from '../../kernel/ids.ts';
import { TRACK_FIELDS, type TrackKind, type VideoExtras } from '../content.ts';
import type { ContentRef, CourseRef, DocumentRef } from '../course-node.ts';
import type { FilePart } from '../literals.ts';
import type { CourseNodeRepository } from '../ports.ts';
import type { TrashRepository } from './ports.ts';
import { fullNameOf, type ReplacedFile } from './trash-entry.ts';

/** Stores for noting a deletion or a replacement. */
export interface TrashStores {
  readonly trash: TrashRepository;
  readonly auditLog: AuditLog;
}

export interface DeletionFacts {
  readonly ids: Ids;
  readonly clock: Clock;
}

export interface Replaced {
  readonly ref: ContentRef | DocumentRef | CourseRef;
  readonly part: FilePart;
  /** A picture has two. */
  readonly keys: readonly (FileKey | null)[];
  readonly by: UserId;
}

/**
 * Moves a file to the trash that something has shown and does not show any more: in the same commit, and whatever it
 * was. Nothing erases what students could once see but the purge of its entry.
 */
export async function keepReplaced(
  { trash, auditLog }: TrashStores,
  { ids, clock }: DeletionFacts,
  { ref, part, keys: [key = null, smallKey = null], by }: Replaced,
): Promise<boolean> {
  if (key === null) return false;
  const at = clock.now();
  const deletion = { id: ids.next(), deletedBy: by, deletedAt: at };
  const entry = await trash.keepFile(ref, { part, key, smallKey }, deletion);
  const about = { courseId: ref.courseId, detail: fullNameOf(entry) };
  await auditLog.add({ id: ids.next(), actorId: by, kind: 'trashed', userId: null, at, ...about });
  return true;
}

/** Changes or removes a video's extra files, and moves the previous ones to the trash. Returns the previous extras. */
export async function changeExtras(
  stores: TrashStores & { readonly nodes: CourseNodeRepository },
  facts: DeletionFacts,
  { ref, change, by }: { ref: ContentRef; change: Partial<VideoExtras>; by: UserId },
): Promise<VideoExtras> {
  const before = await stores.nodes.editVideo(ref, change);
  for (const part of Object.keys(FIELDS) as ExtraPart[]) {
    const fields: readonly (keyof VideoExtras)[] = FIELDS[part];
    if (!fields.some((field) => change[field] !== undefined && change[field] !== before[field])) continue;
    await keepReplaced(stores, facts, { ref, part, keys: fields.map((field) => before[field]), by });
  }
  return before;
}

const FIELDS = {
  poster: ['posterKey', 'smallPosterKey'],
  captions: [TRACK_FIELDS.captions],
  chapters: [TRACK_FIELDS.chapters],
} as const satisfies Readonly<Record<'poster' | TrackKind, readonly (keyof VideoExtras)[]>>;

type ExtraPart = keyof typeof FIELDS;

/** Change that makes a video show a replaced extra again. */
export const extrasWith = (part: ExtraPart, { key, smallKey }: ReplacedFile): Partial<VideoExtras> =>
  part === 'poster' ? { posterKey: key, smallPosterKey: smallKey } : { [FIELDS[part][0]]: key };

/** Whether a video shows such a file. */
export const hasExtra = (part: ExtraPart, extras: VideoExtras): boolean => extras[FIELDS[part][0]] !== null;
