import { Download } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../forms/refusal.ts';
import { LIST } from '../text/copy/admin-lists.ts';
import { Button } from '../ui/button.tsx';
import { useFeedback } from '../ui/feedback.ts';
import { referenceOf } from '../ui/text.tsx';

interface ExportButtonProps {
  label: string;
  save: () => Promise<void>;
  /** Notified when the file is saved. */
  saved: string;
  isDisabled?: boolean;
}

/** Saves all rows of a list, on all pages, as a file. */
export function ExportButton({ label, save, saved, isDisabled = false }: ExportButtonProps) {
  const { notify } = useFeedback();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      await save();
      notify(saved);
    } catch (error) {
      notify(sentenceOf(error), { tone: 'failure', detail: referenceOf(error) });
    }
    setBusy(false);
  };
  return (
    <Button
      variant="outline"
      icon={<Download size={20} aria-hidden="true" />}
      isBusy={isBusy}
      busyWords={LIST.exporting}
      disabled={isDisabled}
      onClick={() => void run()}
    >
      {label}
    </Button>
  );
}
