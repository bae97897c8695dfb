import { Download } from 'lucide-react';
import { useAct } from '../forms/use-act.ts';
import { LIST } from '../text/copy/admin-lists.ts';
import { Button } from '../ui/button.tsx';

interface ExportButtonProps {
  label: string;
  save: () => Promise<void>;
  /** Notified when the file is saved. */
  saved: string;
  isDisabled?: boolean;
}

/** Saves all rows of a list, on all pages, as a file. */
export function ExportButton({ label, save, saved, isDisabled = false }: ExportButtonProps) {
  const { isBusy, run } = useAct(() => save().then(() => saved));
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
