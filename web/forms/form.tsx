import { FormikProvider, type FormikValues, getIn, useFormik, useFormikContext } from 'formik';
import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { referenceOf } from '../ui/text.tsx';
import { RENDERED_FORM, useEarlyInput } from './early-input.ts';
import { type FieldNames, FormContext, useFormFacts } from './field.ts';
import { FormBanner } from './form-banner.tsx';
import { PressGuard } from './press-guard.ts';
import { fieldsRefused, Refusals, sentenceOf } from './refusal.ts';
import { type SchemaLoader, validator } from './validate.ts';
import styles from './form.module.css';

/**
 * From this number of fields on, errors are summarized at the top (GOV.UK pattern); a shorter form focuses the field.
 */
const FIELDS_FOR_SUMMARY = 3;

export interface FormProps<Values extends FormikValues> {
  /** Initial values of all fields. */
  start: Values;
  /** Loads the shared schema on first focus, so that a page opens without Yup. */
  schema?: SchemaLoader;
  /**
   * Submits the values. A thrown ApiError is shown: its `fields` under their fields, its sentence in the banner; the
   * values are kept.
   */
  onSubmit: (values: Values, form: { reset: (next?: Values) => void }) => Promise<unknown> | void;
  /** Returns the banner's sentence for an error; default: the server's, or a generic one. */
  failed?: (error: unknown) => string;
  /** Shows the banner even if every error has its field. */
  alwaysSays?: boolean;
  /** Accessible name, if a page has several forms. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** The only user of Formik. Validates on submit, and afterwards on blur. */
export function Form<Values extends FormikValues>({
  start,
  schema,
  onSubmit,
  failed = sentenceOf,
  alwaysSays,
  label,
  className,
  children,
}: FormProps<Values>) {
  const [hasTried, setTried] = useState(false);
  const [banner, setBanner] = useState<{ message: string; detail: ReactNode }>();
  const form = useRef<HTMLFormElement>(null);
  const [names] = useState<FieldNames>(() => new Map());
  const [refusals] = useState(() => new Refusals(getIn));
  const [press] = useState(() => new PressGuard());
  const check = useMemo(() => validator(schema), [schema]);

  const formik = useFormik<Values>({
    initialValues: start,
    validate: async (values) => ({ ...refusals.still(values), ...(await check.run(values)) }),
    validateOnChange: false,
    validateOnBlur: hasTried,
    onSubmit: async (values) => {
      setBanner(undefined);
      try {
        await onSubmit(values, { reset: (next) => (setTried(false), formik.resetForm(next && { values: next })) });
      } catch (error) {
        const fields = fieldsRefused(error, names);
        if (fields) formik.setErrors(refusals.keep(fields, values) as typeof formik.errors);
        if (!fields || alwaysSays) setBanner({ message: failed(error), detail: referenceOf(error) });
      }
    },
  });

  useEarlyInput(form, formik.values, formik.setValues);

  const hasErrors = Object.keys(formik.errors).length > 0;
  const hasSummary = names.size >= FIELDS_FOR_SUMMARY;
  const isWaiting = formik.isSubmitting;
  const triesAnswered = useRef(0);

  useEffect(() => {
    if (isWaiting || formik.submitCount === triesAnswered.current) return;
    triesAnswered.current = formik.submitCount;
    if (hasErrors)
      form.current?.querySelector<HTMLElement>(hasSummary ? '[data-summary]' : '[aria-invalid=true]')?.focus();
    else form.current?.querySelector<HTMLElement>('[data-banner]')?.focus();
  });

  useEffect(() => {
    if (!hasTried || !hasErrors) return undefined;
    const title = document.title;
    // Another refused form has already marked the title.
    if (title.startsWith('Error: ')) return undefined;
    document.title = `Error: ${title}`;
    return () => {
      if (document.title === `Error: ${title}`) document.title = title;
    };
  }, [hasTried, hasErrors]);

  const context = useMemo(() => ({ names, press, isChecked: hasTried }), [names, press, hasTried]);
  return (
    <FormikProvider value={formik}>
      <FormContext value={context}>
        <form
          ref={form}
          className={className ?? styles.form}
          aria-label={label}
          noValidate
          {...RENDERED_FORM}
          onFocus={check.prepare}
          onPointerDown={press.begin}
          onSubmit={(event) => {
            setTried(true);
            setBanner(undefined);
            refusals.forget();
            if (isWaiting) event.preventDefault();
            else formik.handleSubmit(event);
          }}
        >
          <FormBanner message={banner?.message} detail={banner?.detail} />
          {hasSummary && hasTried && hasErrors && !isWaiting && <ErrorSummary />}
          {children}
        </form>
      </FormContext>
    </FormikProvider>
  );
}

/** Lists all errors with links to their fields. Receives the focus after a refused submit. */
function ErrorSummary() {
  const { errors } = useFormikContext<Record<string, unknown>>();
  const { names } = useFormFacts();
  const listed = [...names].flatMap(([name, { id }]) => {
    const complaint = errors[name];
    return typeof complaint === 'string' ? [{ name, id, complaint }] : [];
  });
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
  return (
    <div className={styles.summary} tabIndex={-1} data-summary role="group" aria-labelledby="error-summary-title">
      <h2 id="error-summary-title" className={styles.summaryTitle}>
        There is a problem
      </h2>
      <ul>
        {listed.map(({ name, id, complaint }) => (
          <li key={name}>
            <a href={`#${id}`} onClick={(event) => go(event, id)}>
              {complaint}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
