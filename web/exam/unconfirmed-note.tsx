import type { ReactNode } from 'react';
import type { BlueprintReply } from '../../src/wire/replies/exam.ts';
import { blueprintPath } from '../platform/admin-addresses.ts';
import { EXAM } from '../text/copy/exam.ts';
import { Banner } from '../ui/banner.tsx';
import { ButtonLink } from '../ui/button.tsx';

interface UnconfirmedNoteProps {
  blueprint: Pick<BlueprintReply, 'confirmed'> | undefined;
  /** Default: the way to the blueprint, which candidates do not have. */
  action?: ReactNode;
}

/** Belongs on every screen that shows numbers of the real exam; nothing once the school has confirmed them. */
export function UnconfirmedNote({ blueprint, action }: UnconfirmedNoteProps) {
  if (!blueprint || blueprint.confirmed) return null;
  const way = (
    <ButtonLink to={blueprintPath} variant="outline" size="small">
      {EXAM.toBlueprint}
    </ButtonLink>
  );
  return <Banner tone="warning" message={EXAM.unconfirmed} action={action === undefined ? way : action} isQuiet />;
}
