import { useFormikContext } from 'formik';
import { type ComponentType, lazy, Suspense } from 'react';
import type { MeantEmailHintProps } from './meant-email-hint.tsx';

/** Fallback if the code fails to load: the hint is missed by nobody. */
const nothing = { default: () => null };
const Hint = lazy<ComponentType<MeantEmailHintProps>>(() =>
  import('./meant-email-hint.tsx').then(
    ({ MeantEmailHint: component }) => ({ default: component }),
    () => nothing,
  ),
);

/** Advice below an e-mail field whose domain looks mistyped. Its code is loaded once the field was filled and left. */
export function MeantEmail() {
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
