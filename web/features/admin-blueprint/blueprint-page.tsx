import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { BlueprintReply } from '../../../src/wire/replies/exam.ts';
import { AdminPage } from '../../admin/admin-page.tsx';
import { UnconfirmedNote } from '../../exam/unconfirmed-note.tsx';
import { blueprintQuery } from '../../exam/use-blueprint.ts';
import { BLUEPRINT } from '../../text/copy/admin-blueprint.ts';
import { schoolDayOf } from '../../text/dates.ts';
import { Button } from '../../ui/button.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { SuccessIcon } from '../../ui/icons.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { differences } from './blueprint-differences.ts';
import { BlueprintForm } from './blueprint-form.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import styles from './blueprint.module.css';

/** /admin/blueprint */
export function BlueprintPage() {
  const blueprint = useQuery({ ...blueprintQuery, staleTime: 0, refetchOnWindowFocus: false });
  return (
    <AdminPage layout="form" title={BLUEPRINT.title} lead={BLUEPRINT.lead}>
      <Loadable
        // Waits for a fresh fetch: editing a stale copy would end in a conflict.
        query={{ ...blueprint, data: blueprint.isFetchedAfterMount ? blueprint.data : undefined }}
        loading={BLUEPRINT.loading}
        failed={BLUEPRINT.failed}
        skeleton={<Skeleton height="560px" radius="var(--radius-card)" />}
      >
        {(loaded) => <Editor loaded={loaded} />}
      </Loadable>
    </AdminPage>
  );
}

function Editor({ loaded }: { loaded: BlueprintReply }) {
  const queries = useQueryClient();
  const [seen, setSeen] = useState(loaded);
  const [theirs, setTheirs] = useState<BlueprintReply>();
  const [isDirty, setDirty] = useState(false);
  const [isConfirming, setConfirming] = useState(false);

  const { notify } = useFeedback();

  const ask = () => {
    if (isDirty) notify(BLUEPRINT.confirm.saveFirst, { tone: 'failure' });
    else setConfirming(true);
  };

  const see = (newest: BlueprintReply) => {
    queries.setQueryData(blueprintQuery.queryKey, newest);
    setSeen(newest);
  };
  /** A version with the same content only has a newer number, or a confirmation. */
  const meet = (newest: BlueprintReply) => {
    if (differences(newest.content, seen.content).length === 0) see(newest);
    else setTheirs(newest);
  };

  return (
    <div className={styles.editor}>
      {seen.confirmed ? (
        <Confirmed confirmed={seen.confirmed} isNew={seen !== loaded} />
      ) : (
        <UnconfirmedNote
          blueprint={seen}
          action={
            <Button size="small" onClick={ask}>
              {BLUEPRINT.confirm.action}
            </Button>
          }
        />
      )}
      <BlueprintForm seen={seen} theirs={theirs} onStale={setTheirs} onSeen={see} onDirty={setDirty} />
      {isConfirming && (
        <ConfirmDialog version={seen.version} onClose={() => setConfirming(false)} onConfirmed={meet} onStale={meet} />
      )}
    </div>
  );
}

interface ConfirmedProps {
  confirmed: NonNullable<BlueprintReply['confirmed']>;
  /** It took the place of the button that had the focus. */
  isNew: boolean;
}

function Confirmed({ confirmed: { by, at, handbook }, isNew }: ConfirmedProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) line.current?.focus();
  }, [isNew]);
  return (
    <p ref={line} tabIndex={-1} className={styles.confirmed}>
      <SuccessIcon size={20} />
      {BLUEPRINT.confirmed(by, schoolDayOf(at), handbook)}
    </p>
  );
}
