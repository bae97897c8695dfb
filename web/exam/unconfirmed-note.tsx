import type { ReactNode } from 'react';
import type { BlueprintReply } from '../../src/wire/replies/exam.ts';
import { blueprintPath } from '../platform/admin-addresses.ts';
import { EXAM } from '../text/copy/exam.ts';
import { Banner } from '../ui/banner.tsx';
import { ButtonLink } from '../ui/button.tsx';

interface UnconfirmedNoteProps {
  blueprint: Pick<BlueprintReply, 'confirmed'> | undefined;
  /** Default: the way to the blueprint. */
  action?: ReactNode;
}

const ToBlueprint = () => (
  <ButtonLink to={blueprintPath} variant="outline" size="small">
    {EXAM.toBlueprint}
  </ButtonLink>
);

/** Belongs on every screen that shows numbers of the real exam; nothing once the school has confirmed them. */
export function UnconfirmedNote({ blueprint, action = <ToBlueprint /> }: UnconfirmedNoteProps) {
  if (!blueprint || blueprint.confirmed) return null;
  return <Unconfirmed action={action} />;
}

/** The same where no blueprint is at hand, as on the screens of candidates. */
export const Unconfirmed = ({ action }: Pick<UnconfirmedNoteProps, 'action'>) => (
  <Banner tone="warning" message={EXAM.unconfirmed} action={action} isQuiet />
);
