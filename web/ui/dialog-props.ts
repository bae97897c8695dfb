import type { ReactNode, RefObject } from 'react';

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** Buttons at the bottom, the most important one last. */
  footer?: ReactNode;
  /** Where the focus starts; the first thing in the window unless given. */
  start?: RefObject<HTMLElement | null>;
  size?: 'small' | 'medium';
  /** Rises from the bottom edge where the page is narrow, within reach of a thumb. */
  isSheet?: boolean;
  /** Asked while closing: false when the closing has put the focus somewhere itself. Otherwise it returns to where it was. */
  returnsFocus?: () => boolean;
}
