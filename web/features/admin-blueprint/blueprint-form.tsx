import { useRef, useState } from 'react';
import { paths } from '../../../src/wire/paths.ts';
import type { BlueprintReply } from '../../../src/wire/replies/exam.ts';
import { DirtyWatch } from '../../admin/dirty-watch.tsx';
import { StaleNotice } from '../../admin/stale-notice.tsx';
import { UnsavedGuard } from '../../admin/unsaved-guard.tsx';
import { currentIn } from '../../api/admin-courses.ts';
import { call } from '../../api/client.ts';
import { Form } from '../../forms/form.tsx';
import { useFormValues } from '../../forms/form-values.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { BLUEPRINT } from '../../text/copy/admin-blueprint.ts';
import { useFeedback } from '../../ui/feedback.ts';
import { differences } from './blueprint-differences.ts';
import { BlueprintFields, Shape } from './blueprint-fields.tsx';
import { type BlueprintValues, contentOf, valuesOf } from './form-values.ts';
import styles from './blueprint.module.css';

/** Checks what would be sent, which the form has in other words. */
const schema = () =>
  import('../../../src/wire/exam.ts').then((wire) =>
    wire.blueprintBody.omit(['version']).transform((values: BlueprintValues) => ({ content: contentOf(values) })),
  );

interface BlueprintFormProps {
  /** The version that this user has seen. */
  seen: BlueprintReply;
  /** A newer one of somebody else, while it is not decided which one stays. */
  theirs: BlueprintReply | undefined;
  onStale: (theirs: BlueprintReply | undefined) => void;
  onSeen: (newest: BlueprintReply) => void;
  onDirty: (isDirty: boolean) => void;
}

/** Edits the blueprint with optimistic locking: a save names the version that was read. */
export function BlueprintForm({ seen, theirs, onStale, onSeen, onDirty }: BlueprintFormProps) {
  const [start] = useState(() => valuesOf(seen.content));
  /** The version that is to be saved over, in the very press that submits. */
  const kept = useRef(0);
  const { notify } = useFeedback();

  const submit = async (values: BlueprintValues, { reset }: { reset: (next: BlueprintValues) => void }) => {
    onStale(undefined);
    const version = Math.max(seen.version, kept.current);
    try {
      const saved = await call(paths.blueprint, { method: 'PUT', body: { version, content: contentOf(values) } });
      reset(valuesOf(saved.content));
      onSeen(saved);
      notify(BLUEPRINT.saved(saved.version));
    } catch (error) {
      const current = currentIn<BlueprintReply>(error);
      if (!current) throw error;
      onStale(current);
    }
  };

  return (
    <Form start={start} schema={schema} onSubmit={submit} label={BLUEPRINT.form} className={styles.form}>
      <UnsavedGuard />
      <DirtyWatch onDirty={onDirty} />
      {theirs && (
        <Stale
          theirs={theirs}
          onTaken={() => (onSeen(theirs), onStale(undefined))}
          onKept={() => (kept.current = theirs.version)}
        />
      )}
      <Shape />
      <BlueprintFields />
      <SubmitButton busy={BLUEPRINT.saving}>{BLUEPRINT.save}</SubmitButton>
    </Form>
  );
}

function Stale({ theirs, onTaken, onKept }: { theirs: BlueprintReply; onTaken: () => void; onKept: () => void }) {
  const { values, startAgain } = useFormValues<BlueprintValues>();
  return (
    <StaleNotice
      title={BLUEPRINT.stale}
      rows={differences(theirs.content, contentOf(values))}
      onTaken={() => (startAgain(valuesOf(theirs.content)), onTaken())}
      onKept={onKept}
    />
  );
}
