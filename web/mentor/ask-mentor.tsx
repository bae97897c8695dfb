import { MessageCircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../api/session.ts';
import { late } from '../platform/late.tsx';
import { ASK_MENTOR } from '../text/copy/ask-mentor.ts';
import { Button, IconButton } from '../ui/button.tsx';
import type { Asked } from './mentor-api.ts';

const AskDialog = late(() => import('./ask-dialog.tsx'), 'AskDialog');

export interface AskMentorProps {
  about: Asked;
  /** Title of what it is about, for the dialog and for screen readers. */
  subject: string;
  /** Called when it opens: the second that the player is at, or undefined where that says nothing. */
  takeSecond?: () => number | undefined;
  /** Offers the page of a paper. */
  hasPage?: boolean;
  label?: string;
  /** An icon alone, where many of them are below one another. */
  isIcon?: boolean;
}

/** Opens a question to the mentor about what it is next to. Renders nothing for the team, which answers. */
export function AskMentor({ about, subject, takeSecond, label = ASK_MENTOR.ask, isIcon, ...dialog }: AskMentorProps) {
  const { user } = useSession();
  const [opened, setOpened] = useState<Asked>();
  if (user?.role === 'admin') return null;
  const open = () => {
    const at = takeSecond?.();
    setOpened(at === undefined ? about : { ...about, at });
  };
  const icon = <MessageCircleQuestionMark size={20} aria-hidden="true" />;
  const opener = { icon, onClick: open, 'aria-haspopup': 'dialog', 'data-print': 'hide' } as const;
  return (
    <>
      {isIcon ? (
        <IconButton {...opener} label={ASK_MENTOR.askAbout(subject)} />
      ) : (
        <Button {...opener} variant="outline" size="small">
          {label}
        </Button>
      )}
      {opened && <AskDialog {...dialog} about={opened} subject={subject} onClose={() => setOpened(undefined)} />}
    </>
  );
}
