import type { UploadQueue } from '../../src/uploads/upload-queue.ts';
import { UPLOADS } from '../text/copy/uploads.ts';
import { useFeedback } from '../ui/feedback.ts';

/** Opens the picker for files known before a reload; reports picked files that match no row. */
export function usePickAgain(reattach: UploadQueue<File>['reattach']): () => void {
  const { notify } = useFeedback();
  return () => {
    const picker = document.createElement('input');
    picker.type = 'file';
    picker.multiple = true;
    picker.addEventListener('change', () => {
      const left = reattach([...(picker.files ?? [])]);
      if (left.length > 0) notify(UPLOADS.notWaiting(left.map(({ name }) => name)), { tone: 'warning' });
    });
    picker.click();
  };
}
