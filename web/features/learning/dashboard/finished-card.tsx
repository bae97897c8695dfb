import type { DashboardReply } from '../../../../src/wire/enrolment.ts';
import { coursePath } from '../../../platform/addresses.ts';
import { DASHBOARD } from '../../../text/copy/learning.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { StepCard } from './step-card.tsx';

/** The last module's tooth stands for what is left: to revise. */
export function FinishedCard({ course }: { course: DashboardReply['courses'][number] }) {
  return (
    <StepCard
      eyebrow={DASHBOARD.continueHeading}
      title={DASHBOARD.finishedHeading}
      line={DASHBOARD.finishedLine}
      moduleNumber={course.weeks.length}
      action={<ButtonLink to={coursePath(course.id, { tab: 'documents' })}>{DASHBOARD.finishedAction}</ButtonLink>}
    />
  );
}
