import { useId } from 'react';
import { Link } from 'react-router';
import { modulePadded } from '../../../../src/wire/course-labels.ts';
import { M } from '../../../../src/wire/messages.ts';
import type { Course } from '../../../api/courses.ts';
import { isAwaited, useGuidance } from '../../../api/guidance.ts';
import { useNewestProgress } from '../../../api/progress.ts';
import { useAccessTo } from '../../../api/session.ts';
import { ChartDrawing } from '../../../art/late-drawings.tsx';
import { ToothGlyph } from '../../../art/tooth-glyph.tsx';
import { AccessLine } from '../../../course/access-line.tsx';
import { paymentPath } from '../../../platform/addresses.ts';
import { coursePath } from '../../../platform/course-addresses.ts';
import { ACCESS } from '../../../text/access.ts';
import { ENTRY } from '../../../text/copy/learning-entry.ts';
import { PROGRAM } from '../../../text/copy/program.ts';
import { Banner } from '../../../ui/banner.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loadable, type LoadableQuery } from '../../../ui/loadable.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { GuidanceCard } from '../guidance/guidance-card.tsx';
import { nextItemPath, PLAYS } from '../next-item-path.ts';
import { EntryBanner } from './entry-banner.tsx';
import { type ModuleProgress, moduleProgress, sumOf } from './module-progress.ts';
import page from '../../../course/course-cards.module.css';
import styles from './entry.module.css';

/** Banner, progress, contents, and the next step. */
export function OwnedCourse({ courseId, course }: { courseId: string; course: LoadableQuery<Course> }) {
  const progress = useNewestProgress(courseId);
  const guidance = useGuidance(courseId);
  const access = useAccessTo(courseId);
  const { data } = course;
  const next = progress.data?.next;
  const hasBegun = data !== undefined && sumOf(moduleProgress(data.modules, progress.data), 'doneCount') > 0;
  const hasProgress = hasBegun || (progress.data?.items.length ?? 0) > 0;
  return (
    <div className={page.page}>
      <EntryBanner
        courseId={courseId}
        thumbnail={data?.thumbnail}
        smallThumbnail={data?.smallThumbnail}
        eyebrow={ENTRY.eyebrow}
        title={data && (data.title || M.courseTitleFallback)}
      >
        {data && (
          <>
            <p className={page.lead}>{data.description || M.courseDescriptionFallback}</p>
            {access && <AccessLine access={access} isExact />}
            <div className={styles.actions}>
              <ButtonLink to={next ? nextItemPath(next) : coursePath(courseId)} state={PLAYS}>
                {hasProgress ? ENTRY.open : ENTRY.start}
              </ButtonLink>
              {access?.canExtend && (
                <ButtonLink
                  to={paymentPath({ id: courseId, title: data.title, price: access.price })}
                  variant="outline"
                >
                  {ACCESS.extend}
                </ButtonLink>
              )}
            </div>
          </>
        )}
      </EntryBanner>
      <Loadable
        query={isAwaited(guidance) ? { ...course, data: undefined } : course}
        loading={ENTRY.loading}
        skeleton={<EntrySkeleton />}
      >
        {({ modules }) => (
          <div className={styles.sections}>
            {guidance.data && <GuidanceCard guidance={guidance.data} onOver={guidance.refetch} />}
            <CourseProgress modules={moduleProgress(modules, progress.data)} progress={progress} />
            <CourseContents courseId={courseId} modules={moduleProgress(modules, progress.data)} />
          </div>
        )}
      </Loadable>
    </div>
  );
}

function EntrySkeleton() {
  return (
    <div className={styles.sections}>
      <Skeleton height="210px" radius="var(--radius-card)" />
      <Skeleton height="420px" radius="var(--radius-card)" />
    </div>
  );
}

interface CourseProgressProps {
  modules: readonly ModuleProgress[];
  progress: { error: Error | null; data: unknown };
}

/** The seven teeth filled by progress, and the same as text. */
function CourseProgress({ modules, progress }: CourseProgressProps) {
  const heading = useId();
  const isUnknown = progress.error !== null && progress.data === undefined;
  return (
    <Card as="section" aria-labelledby={heading} className={styles.card}>
      <h2 id={heading} className={styles.progressHeading}>
        {ENTRY.progress}
      </h2>
      <Banner tone="warning" message={isUnknown ? ENTRY.progressFailed : undefined} />
      {!isUnknown && (
        <>
          <ol className={styles.teeth}>
            {modules.map((module) => (
              <li key={module.moduleNumber} className={styles.tooth}>
                <ToothGlyph
                  moduleNumber={module.moduleNumber}
                  fill={module.itemCount === 0 ? 0 : module.doneCount / module.itemCount}
                  size={64}
                />
                <span className={styles.number}>{modulePadded(module.moduleNumber)}</span>
                <span className={styles.share}>{`${module.doneCount}/${module.itemCount}`}</span>
              </li>
            ))}
          </ol>
          <ProgressBar label={ENTRY.allItems} done={sumOf(modules, 'doneCount')} total={sumOf(modules, 'itemCount')} />
        </>
      )}
    </Card>
  );
}

/** Contents by module, each a link. */
function CourseContents({ courseId, modules }: { courseId: string; modules: readonly ModuleProgress[] }) {
  const heading = useId();
  return (
    <Card as="section" padding="none" aria-labelledby={heading}>
      <h2 id={heading} className={styles.contentsHeading}>
        {ENTRY.contents}
      </h2>
      {modules.length === 0 ? (
        <EmptyState drawing={<ChartDrawing />} message={M.noModules}>
          {ENTRY.nothingYet}
        </EmptyState>
      ) : (
        <ol>
          {modules.map((module) => (
            <li key={module.moduleNumber} className={styles.row}>
              <Link className={styles.contentsTitle} to={coursePath(courseId, { module: module.moduleNumber })}>
                {M.moduleLabel(module.moduleNumber, module.title || M.moduleTitleFallback)}
              </Link>
              <span className={styles.facts}>{facts(module)}</span>
              <span className={styles.done}>{ENTRY.moduleDone(module.doneCount, module.itemCount)}</span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function facts({ dayCount, itemCount, documentCount }: ModuleProgress): string {
  const parts = [PROGRAM.days(dayCount), PROGRAM.items(itemCount)];
  if (documentCount > 0) parts.push(PROGRAM.documents(documentCount));
  return parts.join(' · ');
}
