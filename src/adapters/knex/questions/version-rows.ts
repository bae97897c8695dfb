import type { VersionId } from '../../../domain/kernel/ids.ts';
import type { VersionState } from '../../../domain/questions/literals.ts';
import type { VersionHead } from '../../../domain/questions/ports.ts';
import type { VersionText, VignetteVersion } from '../../../domain/questions/vignette-version.ts';
import { columnsOf, json, type RowOf, time, timeOrNull } from '../columns.ts';

/** Columns of a version without its content. */
export const HEADS = columnsOf<VersionHead>()({
  id: 'id',
  vignetteId: 'vignette_id',
  number: 'number',
  state: 'state',
  revision: 'revision',
  title: 'title',
  authorIds: json<VersionHead['authorIds'], 'author_ids'>('author_ids'),
  createdAt: time('created_at'),
  updatedAt: time('updated_at'),
  submittedAt: timeOrNull('submitted_at'),
  approvedAt: timeOrNull('approved_at'),
});

/** Texts of a version that no query asks for. */
type Content = Pick<VersionText, 'case' | 'figures' | 'questions'>;

export type VersionRow = RowOf<typeof HEADS> & {
  id: VersionId;
  state: VersionState;
  title_folded: string;
  content: string;
  content_hash: string;
  basis: VersionText['basis'];
  is_declared: boolean | 0 | 1;
};

export const toVersion = (row: VersionRow): VignetteVersion => ({
  ...HEADS.toNoun(row),
  ...(JSON.parse(row.content) as Content),
  basis: row.basis,
  isDeclared: Boolean(row.is_declared),
});

export const toContent = ({ case: caseText, figures, questions }: Content): string =>
  JSON.stringify({ case: caseText, figures, questions });
