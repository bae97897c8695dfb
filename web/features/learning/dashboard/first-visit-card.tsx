import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { DashboardReply } from '../../../../src/wire/enrolment.ts';
import { coursePath } from '../../../platform/course-addresses.ts';
import { DASHBOARD, LEARNING } from '../../../text/copy/learning.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/text.tsx';
import { ModulePoster } from './module-poster.tsx';
import { StepCard } from './step-card.tsx';
import styles from './first-visit-card.module.css';

/** Nothing opened yet: the way in, and three steps of which the first is done. */
export function FirstVisitCard({ course }: { course: DashboardReply['courses'][number] }) {
  const week = course.weeks[0]?.weekNumber ?? 1;
  const { label, enrolled, watch, documents } = DASHBOARD.firstSteps;
  return (
    <StepCard
      eyebrow={DASHBOARD.firstHeading}
      title={DASHBOARD.firstTitle}
      line={DASHBOARD.firstLine(course.title)}
      poster={<ModulePoster moduleNumber={week} />}
      action={<ButtonLink to={coursePath(course.id, { week })}>{DASHBOARD.firstAction}</ButtonLink>}
    >
      <ol className={styles.steps} aria-label={label}>
        <li data-done>
          <span className={styles.box}>
            <Check size={16} aria-hidden="true" />
          </span>
          <span>
            {enrolled}
            <VisuallyHidden> ({LEARNING.done})</VisuallyHidden>
          </span>
        </li>
        <li>
          <span className={styles.box} />
          <Link to={coursePath(course.id, { week })}>{watch}</Link>
        </li>
        <li>
          <span className={styles.box} />
          <Link to={coursePath(course.id, { tab: 'documents' })}>{documents}</Link>
        </li>
      </ol>
    </StepCard>
  );
}
