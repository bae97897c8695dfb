import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { currentIn } from '../api/admin-courses.ts';
import { Form, type FormProps } from '../forms/form.tsx';
import { useFormValues } from '../forms/form-values.ts';
import { Banner } from '../ui/banner.tsx';
import { DirtyWatch } from './dirty-watch.tsx';
import { type Difference, StaleNotice } from './stale-notice.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';

interface Versioned {
  readonly revision: number;
}

type FormValues = ComponentProps<typeof Form>['start'];

interface VersionedFormProps<Reply extends Versioned, Values extends FormValues>
  extends Pick<FormProps<Values>, 'schema' | 'label' | 'className' | 'children'> {
  /** Newest state that the page knows. A save that is refused with a newer one (409) has to put it here. */
  current: Reply;
  valuesOf: (reply: Reply) => Values;
  /** Saves over the state that was edited, and returns the saved one. */
  onSave: (values: Values, over: Reply) => Promise<Reply>;
  /** Title of the notice that shows both versions. */
  staleTitle: string;
  differences: (theirs: Reply, mine: Values) => readonly Difference[];
  /** Why nothing can be saved any more: what is typed stays, to be copied. */
  ended: string | undefined;
  onDirty: (isDirty: boolean) => void;
}

/**
 * Edits a state of the server with optimistic locking, and never discards what is typed. A newer state replaces the
 * values while nothing is typed; otherwise, if it differs in them, both are shown to choose from.
 */
export function VersionedForm<Reply extends Versioned, Values extends FormValues>({
  current,
  valuesOf,
  onSave,
  staleTitle,
  differences,
  ended,
  onDirty,
  children,
  ...form
}: VersionedFormProps<Reply, Values>) {
  const [seen, setSeen] = useState(current);
  const [start] = useState(() => valuesOf(current));
  const [isSaving, setSaving] = useState(false);
  const [wasRefused, setRefused] = useState(false);
  /** The newer state that is to be saved over, in the very press that submits. */
  const kept = useRef<Reply>(undefined);

  const submit = async (values: Values, { reset }: { reset: (next: Values) => void }) => {
    setSaving(true);
    setRefused(false);
    try {
      const saved = await onSave(values, kept.current ?? seen);
      setSeen(saved);
      reset(valuesOf(saved));
    } catch (error) {
      if (ended !== undefined || !currentIn(error)) throw error;
      setRefused(true);
    } finally {
      kept.current = undefined;
      setSaving(false);
    }
  };

  return (
    <Form {...form} start={start} onSubmit={submit}>
      <UnsavedGuard />
      <DirtyWatch onDirty={onDirty} />
      <Banner tone="failure" message={ended} />
      {current.revision > seen.revision && !isSaving && (
        <Newer
          before={valuesOf(seen)}
          theirs={valuesOf(current)}
          onSeen={() => setSeen(current)}
          title={ended === undefined ? staleTitle : undefined}
          rows={(mine: Values) => differences(current, mine)}
          onKept={() => (kept.current = current)}
          isQuiet={!wasRefused}
        />
      )}
      {children}
    </Form>
  );
}

interface NewerProps<Values> {
  /** Values of the state that was edited. */
  before: Values;
  theirs: Values;
  /** Called when the newer state is the one that is edited from now on. */
  onSeen: () => void;
  title: string | undefined;
  rows: (mine: Values) => readonly Difference[];
  onKept: () => void;
  isQuiet: boolean;
}

/** Newer state: taken at once if nothing is lost by it, otherwise shown with the user's own words. */
function Newer<Values>({ before, theirs, onSeen, title, rows, onKept, isQuiet }: NewerProps<Values>) {
  const { values, isDirty, startAgain } = useFormValues<Values>();
  const isSame = JSON.stringify(before) === JSON.stringify(theirs);
  const isTaken = isSame || !isDirty;
  const take = useEffectEvent(() => {
    if (!isSame) startAgain(theirs);
    onSeen();
  });
  useEffect(() => {
    if (isTaken) take();
  }, [isTaken]);

  if (isTaken || title === undefined) return null;
  return (
    <StaleNotice
      title={title}
      rows={rows(values)}
      onTaken={() => (startAgain(theirs), onSeen())}
      onKept={onKept}
      isQuiet={isQuiet}
    />
  );
}
