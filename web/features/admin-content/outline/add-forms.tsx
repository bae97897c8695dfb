import { Plus } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { ADMIN } from '../../../../src/wire/admin-messages.ts';
import { MAX_MODULE_NUMBER, MAX_TITLE } from '../../../../src/wire/course-limits.ts';
import { ApiError } from '../../../api/client.ts';
import { newModuleSchema } from '../../../api/fields-in-modules.ts';
import { FieldComplaint, FieldFrame } from '../../../forms/field-frame.tsx';
import { validator } from '../../../forms/validate.ts';
import { OUTLINE } from '../../../text/copy/admin-content.ts';
import { Button } from '../../../ui/button.tsx';
import { useFeedback } from '../../../ui/feedback.ts';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { referenceOf } from '../../../ui/text.tsx';
import { useBuilder } from '../builder.ts';
import { nextFreeNumber } from '../outline-facts.ts';
import fields from '../../../forms/field.module.css';
import styles from './outline.module.css';

/*
 * Two small forms with the request's schemas, without Formik, which would be this page's largest code. The schemas are
 * loaded on first focus.
 */
const moduleCheck = validator(newModuleSchema);
const dayCheck = validator(() =>
  import('../../../../src/wire/admin-catalog.ts').then(({ newDayBody }) => newDayBody.pick(['dayTitle'])),
);

interface OpeningFormProps {
  label: string;
  isInitiallyOpen?: boolean;
  children: (close: () => void) => ReactNode;
}

/** A button that a small form replaces. The focus moves into the form, and back to the button. */
export function OpeningForm({ label, isInitiallyOpen = false, children }: OpeningFormProps) {
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const opener = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const hasTurned = useRef(isInitiallyOpen);

  useEffect(() => {
    if (!hasTurned.current) return;
    if (isOpen) box.current?.querySelector<HTMLElement>('input[name=title]')?.focus();
    else opener.current?.focus();
  }, [isOpen]);

  const turn = (next: boolean) => {
    hasTurned.current = true;
    setOpen(next);
  };
  if (isOpen) return <div ref={box}>{children(() => turn(false))}</div>;
  return (
    <button ref={opener} type="button" className={styles.opener} onClick={() => turn(true)}>
      <Plus size={20} aria-hidden="true" />
      {label}
    </button>
  );
}

/** Number and title of a new module; the number defaults to the next free one. */
export function AddModuleForm({ onDone }: { onDone?: () => void }) {
  const { course, edits } = useBuilder();
  const { notify } = useFeedback();
  const [number, setNumber] = useState<string>();
  const [title, setTitle] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const written = number ?? String(nextFreeNumber(course.modules));

  /** Shows the first error above both fields, and focuses its field. */
  const complain = (complaints: Readonly<Record<string, string>>, sentence?: string) => {
    const isOfTitle = complaints['moduleNumber'] === undefined && complaints['title'] !== undefined;
    setComplaint(sentence ?? complaints['moduleNumber'] ?? complaints['title']);
    form.current?.querySelector<HTMLInputElement>(isOfTitle ? '[name=title]' : '[name=number]')?.focus();
  };

  async function send() {
    const facts = { moduleNumber: Number(written), title: title.trim() };
    const complaints = await moduleCheck.run(facts);
    if (Object.keys(complaints).length > 0) return complain(complaints);
    setComplaint(undefined);
    try {
      await edits.addModule(facts.moduleNumber, facts.title);
      setNumber(undefined);
      setTitle('');
      onDone?.();
    } catch (error) {
      notify(ADMIN.weekNotAdded, { tone: 'failure', detail: referenceOf(error) });
      if (error instanceof ApiError && error.isFromServer) complain(error.fields, error.message);
    }
  }

  const aria = {
    'aria-invalid': complaint ? true : undefined,
    'aria-describedby': complaint ? `${id}-error` : undefined,
  } as const;
  return (
    <Stack
      as="form"
      ref={form}
      gap={3}
      className={styles.form}
      aria-label={OUTLINE.addModule}
      noValidate
      onFocus={moduleCheck.prepare}
      onSubmit={(event) => whileBusy(event, isBusy, setBusy, send)}
    >
      <FieldComplaint id={id} complaint={complaint} />
      <div className={styles.pair}>
        <PlainField
          {...aria}
          name="number"
          label={OUTLINE.number}
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_MODULE_NUMBER}
          step={1}
          value={written}
          onChange={(event) => setNumber(event.target.value)}
        />
        <PlainField
          {...aria}
          name="title"
          label={OUTLINE.moduleTitle}
          maxLength={MAX_TITLE}
          autoComplete="off"
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
      </div>
      <Row gap={2}>
        <AddButton isBusy={isBusy}>{OUTLINE.addModule}</AddButton>
        {onDone && (
          <Button variant="quiet" size="small" onClick={onDone}>
            {OUTLINE.cancel}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

/** Adds a day to this module; without a title its number becomes the title. */
export function AddDayForm({ moduleId, onDone }: { moduleId: string; onDone: () => void }) {
  const { edits } = useBuilder();
  const { notify } = useFeedback();
  const [title, setTitle] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function send() {
    const dayTitle = title.trim();
    const complaints = await dayCheck.run({ dayTitle });
    setComplaint(complaints['dayTitle']);
    if (complaints['dayTitle'] !== undefined) return;
    try {
      await edits.addDay(moduleId, dayTitle);
      onDone();
    } catch (error) {
      notify(ADMIN.dayNotAdded, { tone: 'failure', detail: referenceOf(error) });
    }
  }

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onDone();
  };

  return (
    <Stack
      as="form"
      gap={3}
      className={styles.form}
      aria-label={OUTLINE.addDay}
      noValidate
      onKeyDown={closeOnEscape}
      onFocus={dayCheck.prepare}
      onSubmit={(event) => whileBusy(event, isBusy, setBusy, send)}
    >
      <PlainField
        label={OUTLINE.dayTitle}
        isOptional
        complaint={complaint}
        maxLength={MAX_TITLE}
        autoComplete="off"
        name="title"
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <Row gap={2}>
        <AddButton isBusy={isBusy}>{OUTLINE.addDay}</AddButton>
        <Button variant="quiet" size="small" onClick={onDone}>
          {OUTLINE.cancel}
        </Button>
      </Row>
    </Stack>
  );
}

/** Prevents double submission. */
function whileBusy(event: FormEvent, isBusy: boolean, setBusy: (isBusy: boolean) => void, send: () => Promise<void>) {
  event.preventDefault();
  if (isBusy) return;
  setBusy(true);
  void send().finally(() => setBusy(false));
}

const AddButton = ({ isBusy, children }: { isBusy: boolean; children: string }) => (
  <Button
    type="submit"
    size="small"
    icon={<Plus size={18} aria-hidden="true" />}
    isBusy={isBusy}
    busyWords={OUTLINE.adding}
  >
    {children}
  </Button>
);

interface PlainFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'className'> {
  label: string;
  isOptional?: boolean;
  complaint?: string | undefined;
}

/** A labelled, controlled input for use outside a `Form` of web/forms. */
function PlainField({ label, isOptional, complaint, ...rest }: PlainFieldProps) {
  const id = useId();
  const aria = complaint && ({ 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const);
  return (
    <FieldFrame id={id} label={label} isOptional={isOptional} complaint={complaint}>
      <input {...aria} {...rest} id={id} className={fields.control} />
    </FieldFrame>
  );
}
