import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';

const DialogPanel = lazy(() => import('./dialog-panel.tsx').then(({ DialogPanel: component }) => ({ default: component })));

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** Buttons at the bottom, the most important one last. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
}

/** A window over the page: focus stays inside, Escape closes, focus returns. Its code arrives when first opened. */
export function Dialog(props: DialogProps) {
  if (!props.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  );
}
