import { useId } from 'react';
import { resultPath, sittingPath } from '../../platform/exam-addresses.ts';
import { EXAM_PAGE } from '../../text/copy/exam-page.ts';
import { dayOf, zonedMomentOf } from '../../text/dates.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { referenceOf } from '../../ui/text.tsx';
import { type SittingListing, useSittings } from './exam-api.ts';
import styles from './exam-page.module.css';

/** The student's own tests, newest first. */
export function SittingList() {
  const sittings = useSittings();
  return (
    <section aria-labelledby="own-tests" className={styles.section}>
      <h2 id="own-tests" className={styles.heading}>
        {EXAM_PAGE.sittings}
      </h2>
      <Loadable
        query={sittings}
        loading={EXAM_PAGE.loadingSittings}
        skeleton={<Skeleton height="132px" radius="var(--radius-card)" />}
        isEmpty={({ pages }) => pages[0]?.sittings.length === 0}
        empty={<p className={styles.muted}>{EXAM_PAGE.noSittings}</p>}
      >
        {({ pages }) => (
          <>
            <ul className={styles.sittings}>
              {pages
                .flatMap((page) => page.sittings)
                .map((sitting) => (
                  <SittingRow key={sitting.id} sitting={sitting} />
                ))}
            </ul>
            <Banner
              tone="failure"
              message={sittings.isFetchNextPageError ? EXAM_PAGE.olderFailed : undefined}
              detail={referenceOf(sittings.error)}
            />
            {sittings.hasNextPage && (
              <Button
                variant="outline"
                className={styles.older}
                isBusy={sittings.isFetchingNextPage}
                busyWords={EXAM_PAGE.loadingOlder}
                onClick={() => void sittings.fetchNextPage()}
              >
                {EXAM_PAGE.showOlder}
              </Button>
            )}
          </>
        )}
      </Loadable>
    </section>
  );
}

function SittingRow({ sitting }: { sitting: SittingListing }) {
  const { title, isPreview, isShort, isDemo, createdAt, endedAt, answered, questions } = sitting;
  const heading = useId();
  return (
    <li className={styles.sitting}>
      <div className={styles.mockWords}>
        <h3 id={heading} className={styles.name}>
          {title}
        </h3>
        <p className={styles.muted}>
          {endedAt === null ? EXAM_PAGE.opened(dayOf(createdAt)) : EXAM_PAGE.ended(dayOf(endedAt))}
          {' · '}
          {EXAM_PAGE.progress(answered, questions)}
        </p>
        {(isShort || isDemo || isPreview) && (
          <p className={styles.tags}>
            {isShort && <Tag>{EXAM_PAGE.short}</Tag>}
            {isDemo && <Tag>{EXAM_PAGE.demoTag}</Tag>}
            {isPreview && <Tag>{EXAM_PAGE.preview}</Tag>}
          </p>
        )}
      </div>
      <SittingAction sitting={sitting} heading={heading} />
    </li>
  );
}

function SittingAction({ sitting, heading }: { sitting: SittingListing; heading: string }) {
  const { id, state, isReleased, releaseAt } = sitting;
  if (state !== 'over')
    return (
      <ButtonLink to={sittingPath(id)} size="small" aria-describedby={heading}>
        {EXAM_PAGE.continue}
      </ButtonLink>
    );
  if (!isReleased && releaseAt !== null)
    return <p className={styles.muted}>{EXAM_PAGE.releaseLater(zonedMomentOf(releaseAt))}</p>;
  return (
    <ButtonLink to={resultPath(id)} size="small" variant="outline" aria-describedby={heading}>
      {EXAM_PAGE.seeResult}
    </ButtonLink>
  );
}
