import { ArrowRight, Play } from 'lucide-react';
import type { DashboardReply } from '../../../../src/wire/enrolment.ts';
import { M } from '../../../../src/wire/messages.ts';
import { coursePath, videoPath } from '../../../platform/course-addresses.ts';
import { DASHBOARD, LEARNING } from '../../../text/copy/learning.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { kindOf, moduleOf, moduleTitle } from '../outline.ts';
import { shareOf } from '../places.ts';
import { clock } from '../time.ts';
import { ModulePoster } from './module-poster.tsx';
import { StepCard } from './step-card.tsx';

type NextItem = NonNullable<DashboardReply['next']>;

/** The item left off. A video goes on by itself; anything else is opened from its day. */
function wayOn({ courseId, contentId, type, label, position }: NextItem): {
  to: string;
  words: string;
  Icon: typeof Play;
} {
  if (kindOf(type) === 'video') {
    const words = position >= 1 ? LEARNING.resumeAt(clock(position)) : DASHBOARD.continueVideo;
    return { to: videoPath(courseId, contentId), words, Icon: Play };
  }
  const [week, day] = label.split('.').map(Number);
  return { to: coursePath(courseId, { week, day }), words: DASHBOARD.continueItem, Icon: ArrowRight };
}

export function ContinueCard({ next, course }: { next: NextItem; course: DashboardReply['courses'][number] }) {
  const { to, words, Icon } = wayOn(next);
  const moduleNumber = moduleOf(next.label);
  const week = course.weeks.find(({ weekNumber }) => weekNumber === moduleNumber);
  const share = week ? shareOf({ done: week.completedCount, total: week.itemCount }) : 0;
  return (
    <StepCard
      eyebrow={DASHBOARD.continueHeading}
      label={next.label}
      title={next.title}
      line={week ? `${M.moduleLabel(moduleNumber, moduleTitle(week))} · ${next.courseTitle}` : next.courseTitle}
      poster={<ModulePoster moduleNumber={moduleNumber} fill={share} />}
      action={
        <ButtonLink to={to} icon={<Icon size={20} aria-hidden="true" />}>
          {words}
        </ButtonLink>
      }
    />
  );
}
