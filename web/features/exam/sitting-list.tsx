import { useId } from 'react';
import { type ScoredSitting, type SittingListing, useSittings } from '../../exam/exam-queries.ts';
import { resultPath, sittingPath } from '../../platform/exam-addresses.ts';
import { EXAM_PAGE } from '../../text/copy/exam-page.ts';
import { dayOf, zonedMomentOf } from '../../text/dates.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { referenceOf } from '../../ui/text.tsx';
import { areDemo, SectionHead } from './section-head.tsx';
import styles from './exam-page.module.css';

/** The student's own tests, newest first. */
export function SittingList() {
  const sittings = useSittings();
  const rows = sittings.data?.pages.flatMap((page) => page.sittings) ?? [];
  const areAllDemo = areDemo(rows);
  return (
    <Stack as="section" aria-labelledby="own-tests" gap={3}>
      <SectionHead id="own-tests" title={EXAM_PAGE.sittings} isDemo={areAllDemo} />
      <Loadable
        query={sittings}
        loading={EXAM_PAGE.loadingSittings}
        skeleton={<Skeleton className={styles.sittingRoom} />}
        isQuiet
        isEmpty={() => rows.length === 0}
        empty={<p className={styles.muted}>{EXAM_PAGE.noSittings}</p>}
      >
        {() => (
          <>
            <Stack as="ul">
              {rows.map((sitting) => (
                <SittingRow key={sitting.id} sitting={sitting} isTaggedDemo={sitting.isDemo && !areAllDemo} />
              ))}
            </Stack>
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
    </Stack>
  );
}

function SittingRow({ sitting, isTaggedDemo }: { sitting: ScoredSitting; isTaggedDemo: boolean }) {
  const { points, title, isPreview, isShort, createdAt, endedAt, answered, questions } = sitting;
  const heading = useId();
  return (
    <Row as="li" gap={4} lineGap={3} align="center" justify="between" className={styles.sitting}>
      <Stack gap={2} className={styles.mockWords}>
        <h3 id={heading} className={styles.name}>
          {title}
        </h3>
        <p className={styles.muted}>
          {endedAt === null ? EXAM_PAGE.opened(dayOf(createdAt)) : EXAM_PAGE.ended(dayOf(endedAt))}
          {' · '}
          {points ? EXAM_PAGE.points(points) : EXAM_PAGE.progress(answered, questions)}
        </p>
        {(isShort || isTaggedDemo || isPreview) && (
          <Row as="p" gap={2}>
            {isShort && <Tag>{EXAM_PAGE.short}</Tag>}
            {isTaggedDemo && <Tag>{EXAM_PAGE.demoTag}</Tag>}
            {isPreview && <Tag>{EXAM_PAGE.preview}</Tag>}
          </Row>
        )}
      </Stack>
      <SittingAction sitting={sitting} heading={heading} />
    </Row>
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
