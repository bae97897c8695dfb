import { ArrowRight, Play } from 'lucide-react';
import type { DashboardReply } from '../../../../src/wire/enrolment.ts';
import { coursePath, videoPath } from '../../../platform/addresses.ts';
import { DASHBOARD, LEARNING } from '../../../text/copy/learning.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { kindOf } from '../outline.ts';
import { clock } from '../time.ts';
import { StepCard } from './step-card.tsx';

type NextItem = NonNullable<DashboardReply['next']>;

/** The item left off. A video goes on by itself; anything else is opened from its day. */
function wayOn({ courseId, contentId, type, label, position }: NextItem): { to: string; words: string; Icon: typeof Play } {
  if (kindOf(type) === 'video') {
    const words = position >= 1 ? LEARNING.resumeAt(clock(position)) : DASHBOARD.continueVideo;
    return { to: videoPath(courseId, contentId), words, Icon: Play };
  }
  const [week, day] = label.split('.').map(Number);
  return { to: coursePath(courseId, { week, day }), words: DASHBOARD.continueItem, Icon: ArrowRight };
}

export function ContinueCard({ next }: { next: NextItem }) {
  const { to, words, Icon } = wayOn(next);
  return (
    <StepCard
      eyebrow={DASHBOARD.continueHeading}
      label={next.label}
      title={next.title}
      line={next.courseTitle}
      moduleNumber={Number(next.label.split('.')[0])}
      action={<ButtonLink to={to} icon={<Icon size={20} aria-hidden="true" />}>{words}</ButtonLink>}
    />
  );
}
