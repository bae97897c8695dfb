import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Part } from '../../../api/admin-content.ts';
import { EDIT } from '../../../text/copy/admin-content.ts';
import { classes } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useBuilder } from '../builder-context.ts';
import styles from './row-controls.module.css';

/** Asks what goes, then deletes. Takes no second press meanwhile. */
export function RemoveButton({ part, title }: { part: Part; title: string }) {
  const { edits } = useBuilder();
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    if (isBusy) return;
    setBusy(true);
    await edits.remove(part);
    setBusy(false);
  };
  return (
    <IconButton
      className={classes(styles.control, styles.danger)}
      label={EDIT.remove(title)}
      icon={isBusy ? <Spinner size={18} /> : <Trash2 size={20} aria-hidden="true" />}
      aria-busy={isBusy || undefined}
      onClick={() => void remove()}
    />
  );
}
