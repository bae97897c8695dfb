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
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BlueprintForm } from './blueprint-form.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { PredictionsCard } from './predictions-card.tsx';
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
        {(loaded) => <Editor current={loaded} />}
      </Loadable>
      <PredictionsCard />
    </AdminPage>
  );
}

function Editor({ current }: { current: BlueprintReply }) {
  const queries = useQueryClient();
  const [first] = useState(current);
  const [isDirty, setDirty] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const { notify } = useFeedback();

  const ask = () => {
    if (isDirty) notify(BLUEPRINT.confirm.saveFirst, { tone: 'failure' });
    else setConfirming(true);
  };
  const see = (newest: BlueprintReply) => void queries.setQueryData(blueprintQuery.queryKey, newest);

  return (
    <Stack gap={5} className={styles.editor}>
      {current.confirmed ? (
        <Confirmed confirmed={current.confirmed} isNew={current !== first} />
      ) : (
        <UnconfirmedNote
          blueprint={current}
          action={
            <Button size="small" onClick={ask}>
              {BLUEPRINT.confirm.action}
            </Button>
          }
        />
      )}
      <BlueprintForm current={current} onSeen={see} isDirty={isDirty} onDirty={setDirty} />
      {isConfirming && <ConfirmDialog version={current.version} onClose={() => setConfirming(false)} onSeen={see} />}
    </Stack>
  );
}

interface ConfirmedProps {
  confirmed: NonNullable<BlueprintReply['confirmed']>;
  /** True if it took the place of the button that had the focus. */
  isNew: boolean;
}

function Confirmed({ confirmed: { by, at, handbook }, isNew }: ConfirmedProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) line.current?.focus();
  }, [isNew]);
  return (
    <Row as="p" ref={line} tabIndex={-1} gap={2} wraps={false} className={styles.confirmed}>
      <SuccessIcon size={20} />
      {BLUEPRINT.confirmed(by, schoolDayOf(at), handbook)}
    </Row>
  );
}
