import type { QuestionId, QuestionReportId, SittingId, UserId, VersionId, VignetteId } from '../kernel/ids.ts';
import type { ReportKind, ReportState } from './literals.ts';

/** Report of a problem by a person who met the question in a sitting, and the answer of the school. */
export interface QuestionReport {
  readonly id: QuestionReportId;
  readonly questionId: QuestionId;
  /** Text that the person saw. */
  readonly versionId: VersionId;
  readonly vignetteId: VignetteId;
  readonly userId: UserId;
  readonly sittingId: SittingId;
  readonly kind: ReportKind;
  readonly text: string;
  readonly createdAt: Date;
  readonly state: ReportState;
  /** Empty while it is open. */
  readonly answer: string;
  readonly answeredBy: UserId | null;
  readonly answeredAt: Date | null;
}
