import type { ShownExtraTime } from '../../domain/exam/queries/get-extra-time.ts';
import type { StudentSitting } from '../../domain/exam/queries/list-student-sittings.ts';
import type { ExtraTimeReply, StudentSittingsReply } from '../../wire/replies/extra-time.ts';
import { bothIds } from './both-ids.ts';
import { totalsOf } from './sitting-replies.ts';
import { timeOrNull } from './time-or-null.ts';

export const extraTimeReply = (found: ShownExtraTime | null): ExtraTimeReply => ({
  extraTime: found && {
    percent: found.percent,
    reason: found.reason,
    until: timeOrNull(found.until),
    hasEnded: found.hasEnded,
    grantedBy: found.grantedByName,
    grantedAt: found.grantedAt.toISOString(),
  },
});

export const studentSittingReply = ({
  sitting,
  sections,
  state,
  endedAt,
  running,
}: StudentSitting): StudentSittingsReply['sittings'][number] => ({
  ...bothIds(sitting.id),
  kind: sitting.kind,
  title: sitting.title,
  state,
  createdAt: sitting.createdAt.toISOString(),
  endedAt: timeOrNull(endedAt),
  extraTimePercent: sitting.extraTimePercent,
  sections: sections.length,
  ...totalsOf(sections),
  running: running && { section: running.number, deadlineAt: running.deadlineAt.toISOString() },
});
