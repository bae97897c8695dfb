import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from './button.tsx';
import { icon } from './icons.tsx';

const PrinterIcon = icon(<path d="M7 9V4H17V9M7 17H4V9.5H20V17H17M7 14H17V20H7Z" />);

/** Opens the browser's print dialog. Buttons are never printed. */
export function PrintButton({ variant = 'quiet', children }: { variant?: ButtonVariant; children: ReactNode }) {
  return (
    <Button variant={variant} size="small" icon={<PrinterIcon size={18} />} onClick={() => window.print()}>
      {children}
    </Button>
  );
}
