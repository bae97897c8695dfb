import type { DashboardReply } from '../../../../src/wire/enrolment.ts';
import { coursePath } from '../../../platform/course-addresses.ts';
import { DASHBOARD } from '../../../text/copy/learning.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ModulePoster } from './module-poster.tsx';
import { StepCard } from './step-card.tsx';

/** The wisdom tooth stands for what is left: the exam. */
export function FinishedCard({ course }: { course: DashboardReply['courses'][number] }) {
  return (
    <StepCard
      eyebrow={DASHBOARD.finishedEyebrow}
      title={DASHBOARD.finishedHeading}
      line={DASHBOARD.finishedLine}
      poster={<ModulePoster />}
      action={<ButtonLink to={coursePath(course.id, { tab: 'documents' })}>{DASHBOARD.finishedAction}</ButtonLink>}
    />
  );
}
