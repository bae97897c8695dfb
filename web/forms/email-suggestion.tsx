import { useFormikContext } from 'formik';
import { type ComponentType, lazy, Suspense } from 'react';
import type { EmailSuggestionHintProps } from './email-suggestion-hint.tsx';

/** Fallback if the code fails to load: there is no hint. */
const nothing = { default: () => null };
const Hint = lazy<ComponentType<EmailSuggestionHintProps>>(() =>
  import('./email-suggestion-hint.tsx').then(
    ({ EmailSuggestionHint: component }) => ({ default: component }),
    () => nothing,
  ),
);

/** Advice below an e-mail field whose domain looks mistyped. Its code is loaded once the field was filled and left. */
export function EmailSuggestion() {
  const { values, touched, setFieldValue } = useFormikContext<{ email: string }>();
  return (
    touched.email &&
    values.email !== '' && (
      <Suspense fallback={null}>
        <Hint email={values.email} onUse={(meant) => void setFieldValue('email', meant)} />
      </Suspense>
    )
  );
}
