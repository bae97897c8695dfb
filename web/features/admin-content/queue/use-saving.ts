import { useState } from 'react';
import type { UploadRow } from '../../../../src/uploads/upload-queue.ts';
import { ADMIN } from '../../../../src/wire/admin-messages.ts';
import { QUEUE } from '../../../text/copy/admin-content.ts';
import { useFeedback } from '../../../ui/feedback.ts';
import { useUploads } from '../../../uploads/use-uploads.ts';

/** Saves rows as records of the course; what could not be saved says so on its row and once above all. */
export function useSaving(say: (sentence: string) => void) {
  const uploads = useUploads();
  const { notify } = useFeedback();
  const [isBusy, setBusy] = useState(false);

  const save = async (rows: readonly Pick<UploadRow, 'id'>[]) => {
    if (rows.length === 0) return;
    setBusy(true);
    const { saved, failed } = await uploads.save(rows.map(({ id }) => id));
    setBusy(false);
    if (saved > 0) say(ADMIN.filesSaved(saved));
    if (failed > 0) notify(ADMIN.bulkSaveFailed(QUEUE.partlySaved(failed, saved + failed)), { tone: 'failure' });
  };
  return { isBusy, save };
}
