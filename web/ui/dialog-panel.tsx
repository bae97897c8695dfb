import { Dialog } from '@base-ui/react/dialog';
import { classes } from './class-names.ts';
import type { DialogProps } from './dialog-props.ts';
import { IconButton } from './icon-button.tsx';
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
    returnsFocus,
  } = props;
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.scrim} />
        <Dialog.Viewport className={styles.viewport} data-sheet={isSheet || undefined}>
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
