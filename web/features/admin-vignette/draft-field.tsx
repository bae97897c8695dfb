import { Lightbulb } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { CheckBox, TextAreaBox, TextBox } from '../../forms/boxes.tsx';
import { SelectBox } from '../../forms/select-box.tsx';
import { DRAFT } from '../../text/copy/admin-vignette.ts';
import { FailureIcon } from '../../ui/icons.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { VisuallyHidden } from '../../ui/text.tsx';
import { idOf, useNotes } from './notes.ts';
import styles from './vignette.module.css';

/** `path` as faults and hints name it. */
type At<Props> = Omit<Props, 'id' | 'note' | 'complaint'> & { path: string };

function useBox(path: string, isWritten: boolean) {
  const { complaint, advice, hint } = useNotes(path, isWritten);
  return {
    id: idOf(path),
    ...(complaint !== undefined && { complaint }),
    note: (advice || hint) && <Note advice={advice} hint={hint} />,
  };
}

const Note = ({ advice, hint }: { advice: string | undefined; hint: string | undefined }) => (
  <>
    {advice && <p className={styles.advice}>{advice}</p>}
    {hint && (
      <p className={styles.advice}>
        <Lightbulb size={18} aria-hidden="true" />
        <span>
          <VisuallyHidden>{DRAFT.hint} </VisuallyHidden>
          {hint}
        </span>
      </p>
    )}
  </>
);

export const Line = ({ path, ...rest }: At<ComponentProps<typeof TextBox>>) => (
  <TextBox {...rest} {...useBox(path, rest.value !== '')} />
);

export const Area = ({ path, ...rest }: At<ComponentProps<typeof TextAreaBox>>) => (
  <TextAreaBox {...rest} {...useBox(path, rest.value !== '')} />
);

export const Choice = ({ path, ...rest }: At<ComponentProps<typeof SelectBox>>) => (
  <SelectBox {...rest} {...useBox(path, rest.value !== '')} />
);

export const Tick = ({ path, ...rest }: At<ComponentProps<typeof CheckBox>>) => (
  <CheckBox {...rest} {...useBox(path, rest.isOn)} />
);

interface GroupProps {
  path: string;
  label: string;
  hint?: string;
  /** True once there is anything in it. */
  isWritten: boolean;
  /** In a frame, as one of several of its kind. */
  isFramed?: boolean;
  children: ReactNode;
}

/** Fields under one heading, with what there is to say about all of them. */
export function Group({ path, label, hint, isWritten, isFramed, children }: GroupProps) {
  const { id, complaint, note } = useBox(path, isWritten);
  return (
    <Stack as="fieldset" id={id} gap={4} className={styles.group} data-framed={isFramed} tabIndex={-1}>
      <legend className={styles.legend}>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {complaint && (
        <p className={styles.complaint}>
          <FailureIcon size={17} />
          {complaint}
        </p>
      )}
      {note}
      {children}
    </Stack>
  );
}
