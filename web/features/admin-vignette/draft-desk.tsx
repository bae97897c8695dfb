import { type ReactNode, useState } from 'react';
import type { VersionReply, VignetteReply } from '../../../src/wire/replies/questions.ts';
import { StaleNotice } from '../../admin/stale-notice.tsx';
import { SAVING } from '../../text/copy/admin-vignette.ts';
import { momentOf } from '../../text/dates.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { differences } from './draft-differences.ts';
import { DraftEditor } from './draft-editor.tsx';
import { isSame, over, valueOf } from './draft-values.ts';
import { keptDraft } from './vignette-api.ts';

interface DraftDeskProps {
  vignette: VignetteReply & { open: VersionReply };
  userId: string;
  /** View of the approved version, where there is one. */
  approved: { label: string; panel: ReactNode } | undefined;
}

/** The editor of a draft; before it, the offer of what this device has kept unsaved. */
export function DraftDesk({ vignette, userId, approved }: DraftDeskProps) {
  const [kept] = useState(() => keptDraft(userId, vignette.id));
  const [found] = useState(() => {
    const unsaved = kept.read();
    return unsaved && !isSame(unsaved.value, valueOf(vignette.open)) ? unsaved : undefined;
  });
  const [choice, setChoice] = useState<'mine' | 'theirs'>();

  if (!found || choice) {
    const start = found && choice === 'mine' ? over(found.value, vignette) : undefined;
    return <DraftEditor vignette={vignette} kept={kept} unsaved={start} approved={approved} />;
  }
  const takeMine = () => setChoice('mine');
  const drop = () => {
    kept.forget();
    setChoice('theirs');
  };
  const title = SAVING.kept(momentOf(found.at));
  if (found.revision !== vignette.open.revision || found.number !== vignette.open.number)
    return (
      <StaleNotice
        title={title}
        rows={differences(valueOf(vignette.open), found.value)}
        onTaken={drop}
        onKept={takeMine}
      />
    );
  return (
    <Banner
      tone="warning"
      message={title}
      action={
        <>
          <Button size="small" onClick={takeMine}>
            {SAVING.takeKept}
          </Button>
          <Button size="small" variant="outline" onClick={drop}>
            {SAVING.dropKept}
          </Button>
        </>
      }
    />
  );
}
