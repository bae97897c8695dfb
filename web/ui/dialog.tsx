import { lazy, Suspense } from 'react';
import type { DialogProps } from './dialog-panel.tsx';

const DialogPanel = lazy(() =>
  import('./dialog-panel.tsx').then(({ DialogPanel: component }) => ({ default: component })),
);

/**
 * A modal dialog with focus trap; Escape closes it, and the focus is restored. Its code is loaded when first opened.
 */
export function Dialog(props: DialogProps) {
  if (!props.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  );
}
