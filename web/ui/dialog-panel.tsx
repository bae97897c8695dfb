import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from './button.tsx';
import { classes } from './class-names.ts';
import { CrossIcon } from './icons.tsx';
import styles from './dialog.module.css';

export function DialogPanel(props: DialogProps) {
  const {
    isOpen,
    onClose,
    title,
    description,
    children,
    footer,
    start,
    size = 'medium',
    isSheet,
    isSide,
    returnsFocus,
  } = props;
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.scrim} />
        <Dialog.Viewport className={styles.viewport} data-sheet={isSheet || undefined} data-side={isSide || undefined}>
          <Dialog.Popup
            className={classes(styles.popup, styles[size])}
            initialFocus={start}
            finalFocus={returnsFocus ?? true}
          >
            <div className={styles.head}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              <Dialog.Close render={<IconButton label="Close" icon={<CrossIcon size={22} />} />} />
            </div>
            {description && <Dialog.Description className={styles.description}>{description}</Dialog.Description>}
            <div className={styles.body}>{children}</div>
            {footer && <div className={styles.foot}>{footer}</div>}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** Buttons at the bottom, the primary one last. */
  footer?: ReactNode;
  /** Initial focus; default: the first focusable element. */
  start?: RefObject<HTMLElement | null>;
  size?: 'small' | 'medium';
  /** A bottom sheet on narrow screens, within reach of a thumb. */
  isSheet?: boolean;
  /** At the window's right edge, with its full height: details next to a list. */
  isSide?: boolean;
  /** Called while closing; false if the focus was already moved. Otherwise it is restored. */
  returnsFocus?: () => boolean;
}
