import { lazy, Suspense } from 'react';
import type { DialogProps } from './dialog-panel.tsx';

const DialogPanel = lazy(() =>
  import('./dialog-panel.tsx').then(({ DialogPanel: component }) => ({ default: component })),
);

/** A window over the page: focus stays inside, Escape closes, focus returns. Its code arrives when first opened. */
export function Dialog(props: DialogProps) {
  if (!props.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  );
}
