import { CirclePlay, FileText, X } from 'lucide-react';
import { MAX_TITLE } from '../../../../src/wire/course-limits.ts';
import { UPLOAD } from '../../../text/copy/admin-content.ts';
import { fileSize } from '../../../text/file-size.ts';
import { IconButton } from '../../../ui/button.tsx';
import { WarningIcon } from '../../../ui/icons.tsx';
import { focusDrop, isOverHint, KINDS, type SelectedFile } from './selected-files.ts';
import fields from '../../../forms/field.module.css';
import styles from './upload-card.module.css';

export interface SelectedListProps {
  selected: readonly SelectedFile[];
  onChange: (selected: readonly SelectedFile[]) => void;
}

/** What was chosen, each with the title its record will have. */
export function SelectedList({ selected, onChange }: SelectedListProps) {
  const takeOut = (id: string) => {
    onChange(selected.filter((file) => file.id !== id));
    focusDrop();
  };
  return (
    <ul className={styles.list} aria-label={UPLOAD.picked}>
      {selected.map((one) => {
        const { id, file, kind, title } = one;
        const Icon = kind === 'video' ? CirclePlay : FileText;
        return (
          <li key={id} className={styles.selected}>
            <Icon className={styles.icon} size={22} aria-hidden="true" />
            <div className={styles.words}>
              <input
                className={fields.control}
                aria-label={UPLOAD.titleOf(file.name)}
                maxLength={MAX_TITLE}
                autoComplete="off"
                value={title}
                onChange={(event) =>
                  onChange(selected.map((other) => (other === one ? { ...one, title: event.target.value } : other)))
                }
              />
              <p className={styles.facts}>
                <span className={styles.file}>{file.name}</span>
                <span>{fileSize(file.size)}</span>
              </p>
              {isOverHint(one) && (
                <p className={styles.warning}>
                  <WarningIcon size={17} />
                  <span>{UPLOAD.overHint(KINDS[kind].limit)}</span>
                </p>
              )}
            </div>
            <IconButton
              label={UPLOAD.takeOut(file.name)}
              icon={<X size={20} aria-hidden="true" />}
              onClick={() => takeOut(id)}
            />
          </li>
        );
      })}
    </ul>
  );
}
