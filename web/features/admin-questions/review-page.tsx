import { useState } from 'react';
import { useParams } from 'react-router';
import type { VersionInReviewReply } from '../../../src/wire/replies/questions.ts';
import { AdminPage } from '../../admin/admin-page.tsx';
import { LightboxDrawing } from '../../art/lazy-drawings.tsx';
import { FiguredText } from '../../exam/case-view.tsx';
import { questionsPath, reviewsPath } from '../../platform/admin-addresses.ts';
import { BANK } from '../../text/copy/admin-bank.ts';
import { QUESTIONS, REVIEW, REVIEWS } from '../../text/copy/admin-questions.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { referenceOf } from '../../ui/text.tsx';
import { BlindForm } from './blind-form.tsx';
import { KeyedReview } from './keyed-review.tsx';
import { isGone, isOwnWork, useReview } from './review-api.ts';
import styles from './review-page.module.css';

/** /admin/questions/:vignetteId/review: blind first, then with the answer keys. */
export function ReviewPage() {
  const { vignetteId = '' } = useParams();
  const review = useReview(vignetteId);
  const [isOver, setOver] = useState(false);
  const name = review.data && BANK.number(review.data.vignetteNumber);
  return (
    <AdminPage
      layout="detail"
      crumbs={[
        { label: QUESTIONS.title, to: questionsPath },
        { label: REVIEWS.title, to: reviewsPath },
        ...(name === undefined ? [] : [{ label: name }]),
      ]}
      title={<PageTitle title={name ? `${name} ${review.data?.title}` : REVIEWS.title} isHidden={review.isPending} />}
    >
      {isOver ? (
        <Refused error={undefined} />
      ) : (
        <Loadable
          query={review}
          loading={REVIEW.loading}
          skeleton={<Skeleton height="560px" radius="var(--radius-card)" />}
          renderFailure={(error, retry) => <Refused error={error} onRetry={retry} />}
        >
          {(version) => (
            <Review key={`${version.number}.${version.revision}`} version={version} onGone={() => setOver(true)} />
          )}
        </Loadable>
      )}
    </AdminPage>
  );
}

/** Without an error, the version disappeared while it was read. */
function Refused({ error, onRetry }: { error: Error | undefined; onRetry?: () => void }) {
  const [message, line] =
    error === undefined || isGone(error)
      ? [REVIEW.gone, REVIEW.goneLine]
      : isOwnWork(error)
        ? [REVIEW.own, REVIEW.ownLine]
        : [];
  return message === undefined ? (
    <Banner
      tone="failure"
      message={error?.message}
      detail={referenceOf(error)}
      action={
        <Button variant="outline" size="small" onClick={onRetry}>
          {REVIEW.retry}
        </Button>
      }
    />
  ) : (
    <EmptyState
      drawing={<LightboxDrawing />}
      message={message}
      action={<ButtonLink to={reviewsPath}>{REVIEW.toQueue}</ButtonLink>}
    >
      {line}
    </EmptyState>
  );
}

function Review({ version, onGone }: { version: VersionInReviewReply; onGone: () => void }) {
  const [wasBlind] = useState(version.seen === null);
  const [isCaseOpen, setCaseOpen] = useState(false);
  const showCase = () => setCaseOpen(true);
  return (
    <div className={styles.columns}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled with the arrow keys, too */}
      <section className={styles.case} aria-label={REVIEW.case} tabIndex={0}>
        <h2 className={styles.heading}>{REVIEW.case}</h2>
        <FiguredText blocks={version.caseBlocks} figures={version.figures} />
      </section>
      {version.seen === null ? (
        <BlindForm version={version} onShowCase={showCase} onGone={onGone} />
      ) : (
        <KeyedReview
          version={version}
          seen={version.seen}
          isJustSaved={wasBlind}
          onShowCase={showCase}
          onGone={onGone}
        />
      )}
      <Dialog isOpen={isCaseOpen} onClose={() => setCaseOpen(false)} title={REVIEW.case} isSheet>
        <FiguredText blocks={version.caseBlocks} figures={version.figures} />
      </Dialog>
    </div>
  );
}
