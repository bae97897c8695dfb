import { late } from '../platform/late.tsx';
import type { FormDialogPanel } from './form-dialog-panel.tsx';

/**
 * A form in a dialog with the buttons Cancel and its action. Drawn only while it is open; its code is loaded when first
 * opened, so that a page without other forms opens without Formik.
 */
export const FormDialog = late(() => import('./form-dialog-panel.tsx'), 'FormDialogPanel') as typeof FormDialogPanel;
