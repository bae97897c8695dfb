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

/** Banner for every screen of the office that shows numbers of the real exam; nothing once they are confirmed. */
export function UnconfirmedNote({ blueprint, action = <ToBlueprint /> }: UnconfirmedNoteProps) {
  if (!blueprint || blueprint.confirmed) return null;
  return <Banner tone="warning" message={EXAM.unconfirmed} action={action} isQuiet />;
}
