import { href, paths } from '../../../../src/wire/paths.ts';
import { COURSE_DISCUSSIONS } from '../../../text/copy/discussions.ts';
import { ownZone } from '../../../text/date-format.ts';
import { shortDateIn, timeIn } from '../../../text/discussion-times.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { Note } from '../../../ui/layout/layout.tsx';
import { VisuallyHidden } from '../../../ui/text.tsx';
import { useIsOn } from './use-is-on.ts';

interface JoinDiscussionProps {
  discussion: { id: string; topic: string; opensAt: string; endsAt: string };
  size?: 'small';
  /** Says from when one can join, while one cannot. */
  hasTime?: boolean;
  /** Called at its end; for a part of the page that does not wait for it anyway. */
  onOver?: () => void;
}

const nothing = () => undefined;

/** The way to the room through the school's own address, while it is open; before it, the time from which. */
export function JoinDiscussion({ discussion, size, hasTime = true, onOver = nothing }: JoinDiscussionProps) {
  const { id: discussionId, topic, opensAt, endsAt } = discussion;
  const from = new Date(opensAt);
  const zone = ownZone();
  const isOpen = useIsOn(from.getTime(), Date.parse(endsAt), onOver);
  if (!isOpen)
    return hasTime && <Note>{COURSE_DISCUSSIONS.opens(`${shortDateIn(zone, from)}, ${timeIn(zone, from)}`)}</Note>;
  return (
    <ExternalLink
      href={`/api${href(paths.joinDiscussion, { discussionId })}`}
      className={buttonClass({ ...(size && { size }) })}
      isTerse
    >
      {COURSE_DISCUSSIONS.join} <VisuallyHidden>{topic}</VisuallyHidden>
    </ExternalLink>
  );
}
