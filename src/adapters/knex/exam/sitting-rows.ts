import { laterRelease } from '../../../domain/exam/release.ts';
import type { AnswerSheet, SectionWork, Sitting, SittingSection } from '../../../domain/exam/sitting.ts';
import { columnsOf, flag, json, type RowOf, time, timeOrNull } from '../columns.ts';
import { type Millis, toTimeOrNull } from '../times.ts';

export const SITTINGS = columnsOf<Sitting>()({
  id: 'id',
  userId: 'user_id',
  kind: 'kind',
  mockExamId: 'mock_exam_id',
  contentId: 'content_id',
  title: 'title',
  shape: json<Sitting['shape'], 'shape'>('shape'),
  extraTimePercent: 'extra_time_percent',
  isPreview: flag('is_preview'),
  isDemo: flag('is_demo'),
  isFree: flag('is_free'),
  device: 'device',
  releaseAt: timeOrNull('release_at'),
  createdAt: time('created_at'),
  endedAt: timeOrNull('ended_at'),
});

/** Facts of a section, which lists read: the questions and the work on them are large. */
export const SECTIONS = columnsOf<SittingSection>()({
  number: 'number',
  minutes: 'minutes',
  startedAt: timeOrNull('started_at'),
  deadlineAt: timeOrNull('deadline_at'),
  submittedAt: timeOrNull('submitted_at'),
  writer: 'writer',
  sequence: 'sequence',
  savedAt: timeOrNull('saved_at'),
  closedAt: timeOrNull('closed_at'),
});

export type SittingRow = RowOf<typeof SITTINGS> & { idempotency_key: string; mock_release_at: Millis | null };

/** Columns of a sitting, with the release of its mock exam as it is now. */
export const SITTING_COLUMNS = [
  'sittings.*',
  '(select mock_exams.release_at from mock_exams where mock_exams.id = sittings.mock_exam_id) as mock_release_at',
].join(', ');

export const toSitting = ({ mock_release_at, ...row }: SittingRow): Sitting => {
  const sitting = SITTINGS.toNoun(row);
  return { ...sitting, releaseAt: laterRelease(sitting.releaseAt, toTimeOrNull(mock_release_at)) };
};

export type SectionRow = RowOf<typeof SECTIONS> & {
  sitting_id: string;
  plan: string;
  questions: number;
  answers: string;
  answered: number;
  late_answers: string | null;
  late_at: number | null;
};

export const toWork = (row: SectionRow): SectionWork => ({
  ...SECTIONS.toNoun(row),
  plan: JSON.parse(row.plan) as SectionWork['plan'],
  answers: JSON.parse(row.answers) as AnswerSheet,
  lateAnswers: row.late_answers === null ? null : (JSON.parse(row.late_answers) as AnswerSheet),
});
