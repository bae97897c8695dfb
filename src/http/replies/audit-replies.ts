import { type ListedEntry, SYSTEM_ACTOR, VISITOR_ACTOR } from '../../domain/kernel/audit.ts';
import type { AuditPage } from '../../domain/operations/queries/list-audit-entries.ts';
import type { AuditEntryReply, AuditReply } from '../../wire/replies/audit.ts';
import { bothIds } from './both-ids.ts';

export const actorOf = ({ actorId, actorName }: ListedEntry): AuditEntryReply['actor'] =>
  actorId === VISITOR_ACTOR || actorId === SYSTEM_ACTOR ? null : { ...bothIds(actorId), name: actorName };

const entryReply = (entry: ListedEntry): AuditEntryReply => ({
  ...bothIds(entry.id),
  at: entry.at.toISOString(),
  action: entry.kind,
  actor: actorOf(entry),
  isBySystem: entry.actorId === SYSTEM_ACTOR,
  person: entry.userId === null ? null : { ...bothIds(entry.userId), name: entry.userName },
  courseId: entry.courseId,
  account: entry.account ?? null,
  reason: entry.reason ?? null,
  detail: entry.detail ?? null,
  path: entry.path ?? null,
  requestId: entry.requestId ?? null,
  network: entry.network ?? null,
});

export const auditReply = ({ entries, nextBefore, actors }: AuditPage): AuditReply => ({
  entries: entries.map(entryReply),
  nextBefore,
  actors: actors.map(({ id, name }) => ({ ...bothIds(id), name })),
});
