import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { useFeedback } from './feedback.ts';

interface CopyButtonProps {
  text: string;
  label: string;
  /** Sentences of success and failure. */
  copied: string;
  failed: string;
  icon?: ReactNode;
}

/** Copies a text to the clipboard, and says whether that worked: browsers may refuse it. */
export function CopyButton({ text, label, copied, failed, icon }: CopyButtonProps) {
  const { notify } = useFeedback();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify(copied);
    } catch {
      notify(failed, { tone: 'failure' });
    }
  };
  return (
    <Button variant="outline" size="small" icon={icon} onClick={() => void copy()}>
      {label}
    </Button>
  );
}
