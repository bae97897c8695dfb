import type { UserId } from '../../domain/kernel/ids.ts';
import type { RichTextReader } from '../../domain/kernel/rich-text.ts';
import type { AnswerKey } from '../../domain/questions/answer-key.ts';
import type { Figure } from '../../domain/questions/figure.ts';
import type { ListedVignette } from '../../domain/questions/ports.ts';
import type { ApprovedVignette } from '../../domain/questions/queries/get-approved-vignette.ts';
import type { VersionInReview } from '../../domain/questions/queries/get-version-in-review.ts';
import type { WholeVignette } from '../../domain/questions/queries/get-vignette.ts';
import type { KeyedVersion, Question, VignetteVersion } from '../../domain/questions/vignette-version.ts';
import type {
  ApprovedVignetteReply,
  VersionInReviewReply,
  VersionReply,
  VignetteReply,
  VignettesReply,
} from '../../wire/replies/questions.ts';
import { blocksOf } from './blocks-of.ts';
import { bothIds } from './both-ids.ts';
import { timeOrNull } from './time-or-null.ts';

export const vignetteListing = (row: ListedVignette, viewer: UserId): VignettesReply['vignettes'][number] => ({
  ...bothIds(row.id),
  number: row.number,
  title: row.title,
  state: row.state,
  isApproved: row.hasApproved,
  pool: row.pool,
  isDemo: row.isDemo,
  retiredAt: timeOrNull(row.retiredAt),
  clusters: [...row.clusters],
  subjects: [...row.subjects],
  questions: row.questions,
  author: row.author,
  isOwn: row.authorIds.includes(viewer),
  updatedAt: row.updatedAt.toISOString(),
});

/** Vignette as its authors see it, with its answer keys. */
export function vignetteReply(whole: WholeVignette, viewer: UserId, reader: RichTextReader): VignetteReply {
  const { vignette, versions, open, approved, reviews, names } = whole;
  const { id, number, pool, isDemo, retiredAt } = vignette;
  return {
    ...bothIds(id),
    number,
    pool,
    isDemo,
    retiredAt: timeOrNull(retiredAt),
    versions: versions.map((version) => ({
      number: version.number,
      state: version.state,
      title: version.title,
      author: names.get(version.authorIds[0] ?? '') ?? '',
      updatedAt: version.updatedAt.toISOString(),
      submittedAt: timeOrNull(version.submittedAt),
      approvedAt: timeOrNull(version.approvedAt),
    })),
    open: open ? versionReply(open, whole, reader) : null,
    isOwn: open?.version.authorIds.includes(viewer) ?? false,
    approved: approved ? versionReply(approved, whole, reader) : null,
    faults: [...(open?.faults ?? [])],
    hints: [...(open?.hints ?? [])],
    reviews: reviews.flatMap(({ reviewerId, decision, comment, decidedAt }) =>
      decision && decidedAt
        ? [{ reviewer: names.get(reviewerId) ?? '', decision, comment, decidedAt: decidedAt.toISOString() }]
        : [],
    ),
  };
}

/** Vignette as teachers see it: what is approved, with its answer keys. */
export const approvedVignetteReply = (whole: ApprovedVignette, reader: RichTextReader): ApprovedVignetteReply => ({
  ...bothIds(whole.vignette.id),
  vignetteNumber: whole.vignette.number,
  version: versionReply(whole.approved, whole, reader),
});

function versionReply(
  { version, keys }: KeyedVersion,
  { figures, withdrawn }: Pick<WholeVignette, 'figures' | 'withdrawn'>,
  reader: RichTextReader,
): VersionReply {
  const { basis, isDeclared, questions } = version;
  return {
    ...factsOf(version, figures, reader),
    basis,
    isDeclared,
    questions: questions.map((question) => {
      const key = keys.find(({ questionId }) => questionId === question.id);
      const gone = withdrawn.find(({ questionId }) => questionId === question.id);
      return {
        ...shownQuestion(question, reader),
        isNewQuestion: question.isNew,
        explanation: key?.explanation ?? '',
        explanationBlocks: blocksOf(key?.explanation ?? '', reader),
        takeaway: key?.takeaway ?? '',
        references: [...(key?.references ?? [])],
        rating: key?.rating ?? null,
        withdrawn: gone ? { reason: gone.reason, at: gone.withdrawnAt.toISOString() } : null,
        options: question.options.map(({ id, text }) => ({
          id,
          text,
          isCorrect: key?.optionId === id,
          why: key?.why[id] ?? '',
        })),
      };
    }),
  };
}

/** Version as its reviewer may see it: keys only after the answers. */
export function versionInReviewReply(
  { vignetteNumber, version, figures, seen }: VersionInReview,
  reader: RichTextReader,
): VersionInReviewReply {
  return {
    ...bothIds(version.vignetteId),
    vignetteNumber,
    ...factsOf(version, figures, reader),
    questions: version.questions.map((question) => ({
      ...shownQuestion(question, reader),
      options: question.options.map(({ id, text }) => ({ id, text })),
    })),
    seen: seen
      ? {
          answers: seen.review.answers.map(({ questionId, optionId, rating }) => ({
            question: questionId,
            option: optionId,
            rating,
          })),
          keys: seen.keys.map((key) => keyReply(key, reader)),
        }
      : null,
  };
}

const keyReply = (key: AnswerKey, reader: RichTextReader) => ({
  question: key.questionId,
  option: key.optionId ?? '',
  explanationBlocks: blocksOf(key.explanation, reader),
  why: Object.entries(key.why).map(([option, text]) => ({ option, text })),
  takeaway: key.takeaway,
  references: [...key.references],
});

const factsOf = (version: VignetteVersion, figures: readonly Figure[], reader: RichTextReader) => ({
  number: version.number,
  state: version.state,
  revision: version.revision,
  title: version.title,
  case: version.case,
  caseBlocks: blocksOf(version.case, reader),
  figures: version.figures.flatMap(({ number, description, caption }) => {
    const figure = figures.find((one) => one.number === number);
    if (!figure) return [];
    const { fileKey: key, smallFileKey: smallKey, width, height } = figure;
    return [{ number, key, smallKey, width, height, description, caption }];
  }),
});

const shownQuestion = ({ id, stem, cluster, subject, tags }: Question, reader: RichTextReader) => ({
  id,
  stem,
  stemBlocks: blocksOf(stem, reader),
  cluster,
  subject,
  tags: [...tags],
});
