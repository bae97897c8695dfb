import { useFormValues } from '../forms/form-values.ts';
import { UNSAVED } from '../text/copy/admin-forms.ts';
import { useFeedback } from '../ui/feedback.ts';
import { useLeaveGuard } from '../ui/leave-guard.ts';

/** Asks before leaving a form with unsaved changes. */
export function UnsavedGuard() {
  const { isDirty } = useFormValues();
  const { confirm } = useFeedback();
  useLeaveGuard(isDirty, () =>
    confirm(UNSAVED.question, {
      title: UNSAVED.title,
      action: UNSAVED.action,
      cancel: UNSAVED.cancel,
      tone: 'neutral',
    }),
  );
  return null;
}
