import { late } from '../platform/late.tsx';

const DialogPanel = late(() => import('./dialog-panel.tsx'), 'DialogPanel');

/**
 * A modal dialog with focus trap; Escape closes it, and the focus is restored. Its code is loaded when first opened.
 */
export const Dialog: typeof DialogPanel = (props) => props.isOpen && <DialogPanel {...props} />;
