import { useRef, useState } from 'react';
import { paths } from '../../../src/wire/paths.ts';
import type { SettingsReply } from '../../../src/wire/replies/school.ts';
import { DirtyWatch } from '../../admin/dirty-watch.tsx';
import { StaleNotice } from '../../admin/stale-notice.tsx';
import { UnsavedGuard } from '../../admin/unsaved-guard.tsx';
import { currentIn } from '../../api/admin-courses.ts';
import { call } from '../../api/client.ts';
import { Form } from '../../forms/form.tsx';
import { useFormValues } from '../../forms/form-values.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { SETTINGS } from '../../text/copy/admin-settings.ts';
import { useFeedback } from '../../ui/feedback.ts';
import { contentOf, type SettingsValues, valuesOf } from './form-values.ts';
import { differences } from './settings-differences.ts';
import { SettingsFields } from './settings-fields.tsx';
import styles from './settings.module.css';

/** Checks what would be sent, which the form has in other words. */
const schema = () =>
  import('../../../src/wire/school-settings.ts').then((wire) =>
    wire.settingsDraftBody.omit(['revision']).transform((values: SettingsValues) => ({ content: contentOf(values) })),
  );

/** Settings as they would be published next. */
export const nextOf = ({ draft, content }: SettingsReply) => draft?.content ?? content;

interface SettingsFormProps {
  /** The state that this user has seen. */
  seen: SettingsReply;
  /** A newer one of somebody else, while it is not decided which one stays. */
  theirs: SettingsReply | undefined;
  onStale: (theirs: SettingsReply | undefined) => void;
  onSeen: (newest: SettingsReply) => void;
  onDirty: (isDirty: boolean) => void;
}

/** Edits the draft with optimistic locking: a save names the revision that was read. */
export function SettingsForm({ seen, theirs, onStale, onSeen, onDirty }: SettingsFormProps) {
  const [start] = useState(() => valuesOf(nextOf(seen)));
  /** The revision that is to be saved over, in the very press that submits. */
  const kept = useRef(0);
  const { notify } = useFeedback();

  const submit = async (values: SettingsValues, { reset }: { reset: (next: SettingsValues) => void }) => {
    onStale(undefined);
    const revision = Math.max(seen.revision, kept.current);
    try {
      const saved = await call(paths.settingsDraft, { method: 'PUT', body: { revision, content: contentOf(values) } });
      reset(valuesOf(nextOf(saved)));
      onSeen(saved);
      notify(SETTINGS.saved);
    } catch (error) {
      const current = currentIn<SettingsReply>(error);
      if (!current) throw error;
      onStale(current);
    }
  };

  return (
    <Form start={start} schema={schema} onSubmit={submit} label={SETTINGS.form} className={styles.form}>
      <UnsavedGuard />
      <DirtyWatch onDirty={onDirty} />
      {theirs && (
        <Stale
          theirs={theirs}
          onTaken={() => (onSeen(theirs), onStale(undefined))}
          onKept={() => (kept.current = theirs.revision)}
        />
      )}
      <SettingsFields seen={seen} />
      <SubmitButton busy={SETTINGS.saving}>{SETTINGS.save}</SubmitButton>
    </Form>
  );
}

function Stale({ theirs, onTaken, onKept }: { theirs: SettingsReply; onTaken: () => void; onKept: () => void }) {
  const { values, startAgain } = useFormValues<SettingsValues>();
  return (
    <StaleNotice
      title={SETTINGS.stale}
      rows={differences(nextOf(theirs), contentOf(values))}
      onTaken={() => (startAgain(valuesOf(nextOf(theirs))), onTaken())}
      onKept={onKept}
    />
  );
}
