import { useFormValues } from '../../forms/form-values.ts';
import { UNSAVED } from '../../text/copy/admin-courses.ts';
import { useFeedback } from '../../ui/feedback.ts';
import { useLeaveGuard } from '../../ui/leave-guard.ts';

/** Stands in a form: whoever leaves with answers that are not saved is asked first. */
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
