import type { ReactNode } from 'react';
import type { PlanReply } from '../../../../src/wire/replies/plan.ts';
import { useDashboard } from '../../../api/progress.ts';
import { paymentPath } from '../../../platform/addresses.ts';
import { planFormPath, type Way } from '../../../platform/plan-addresses.ts';
import { ACCESS } from '../../../text/access.ts';
import { dayLong, dayShort } from '../../../text/calendar-days.ts';
import { PLAN } from '../../../text/copy/plan.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Note, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { VisuallyHidden } from '../../../ui/text.tsx';
import styles from './plan.module.css';

/** Notices of a plan: days that went another way, what does not fit and why, and access that ends too early. */
export function PlanNotices({ plan }: { plan: PlanReply }) {
  const { behind, leftOut } = plan;
  return (
    <>
      {(behind > 0 || leftOut.length > 0) && (
        <Card as="section" gap={3} data-print="hide">
          <Text as="h2" size="h3">
            {behind > 0 ? PLAN.behindTitle(behind) : PLAN.unfitTitle}
          </Text>
          {behind > 0 && <p>{leftOut.length > 0 ? PLAN.behindUnfit : PLAN.behindFits}</p>}
          {leftOut.map(({ reason, count, minutes, titles }) => (
            <div key={reason}>
              <p>{PLAN.unfit[reason](count, minutes)}</p>
              <Note>{PLAN.unfitTitles(titles, count)}</Note>
            </div>
          ))}
          <Ways plan={plan} />
        </Card>
      )}
      <ShortAccess courses={plan.shortAccess} />
    </>
  );
}

function Ways({ plan: { ways, leftOut } }: { plan: PlanReply }) {
  // A later exam makes no room for what comes after the end of access, or for what no day is long enough for.
  const canBeLater = ways.examOn !== null || leftOut.length === 0;
  return (
    <Stack as="ul" gap={3} className={styles.ways} aria-label={PLAN.ways}>
      {ways.canBeLighter && (
        <WayOut way="lighter" label={PLAN.lighter}>
          {PLAN.lighterLine}
        </WayOut>
      )}
      {canBeLater && (
        <WayOut way="later" label={PLAN.later}>
          {PLAN.laterLine(ways.examOn && dayLong(ways.examOn))}
        </WayOut>
      )}
      <WayOut way="minutes" label={PLAN.minutes}>
        {PLAN.minutesLine(ways.minutes)}
      </WayOut>
    </Stack>
  );
}

function WayOut({ way, label, children }: { way: Way; label: string; children: ReactNode }) {
  return (
    <li className={styles.way}>
      <ButtonLink to={planFormPath(way)} variant="outline" size="small">
        {label}
      </ButtonLink>
      <Note>{children}</Note>
    </li>
  );
}

function ShortAccess({ courses }: { courses: PlanReply['shortAccess'] }) {
  const dashboard = useDashboard();
  if (courses.length === 0) return null;
  return (
    <Card as="section" gap={3} data-print="hide">
      <Text as="h2" size="h3">
        {PLAN.accessTitle}
      </Text>
      {courses.map(({ courseId, title, lastDay }) => {
        const own = dashboard.data?.courses.find(({ id, canExtend }) => id === courseId && canExtend);
        return (
          <Row key={courseId} gap={3} align="center" justify="between">
            <p>{PLAN.accessLine(title, dayShort(lastDay))}</p>
            {own && (
              <ButtonLink to={paymentPath({ ...own, title })} variant="outline" size="small">
                {ACCESS.extend} <VisuallyHidden>{title}</VisuallyHidden>
              </ButtonLink>
            )}
          </Row>
        );
      })}
    </Card>
  );
}
