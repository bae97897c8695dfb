import { CirclePlay, FileText, X } from 'lucide-react';
import { UPLOAD } from '../../../text/copy/admin-content.ts';
import { fileSize } from '../../../text/file-size.ts';
import { IconButton } from '../../../ui/button.tsx';
import { WarningIcon } from '../../../ui/icons.tsx';
import { focusDrop, isOverHint, KINDS, type Pick } from './selected-files.ts';
import fields from '../../../forms/field.module.css';
import styles from './upload-card.module.css';

const MAX_TITLE = 200;

export interface PickListProps {
  picks: readonly Pick[];
  onChange: (picks: readonly Pick[]) => void;
}

/** What was chosen, each with the title its record will have. */
export function PickList({ picks, onChange }: PickListProps) {
  const takeOut = (id: string) => {
    onChange(picks.filter((pick) => pick.id !== id));
    focusDrop();
  };
  return (
    <ul className={styles.list} aria-label={UPLOAD.picked}>
      {picks.map((pick) => {
        const Icon = pick.kind === 'video' ? CirclePlay : FileText;
        return (
          <li key={pick.id} className={styles.pick}>
            <Icon className={styles.icon} size={22} aria-hidden="true" />
            <div className={styles.words}>
              <input
                className={fields.control}
                aria-label={UPLOAD.titleOf(pick.file.name)}
                maxLength={MAX_TITLE}
                autoComplete="off"
                value={pick.title}
                onChange={(event) =>
                  onChange(picks.map((one) => (one.id === pick.id ? { ...one, title: event.target.value } : one)))
                }
              />
              <p className={styles.facts}>
                <span className={styles.file}>{pick.file.name}</span>
                <span>{fileSize(pick.file.size)}</span>
              </p>
              {isOverHint(pick) && (
                <p className={styles.warning}>
                  <WarningIcon size={17} />
                  <span>{UPLOAD.overHint(KINDS[pick.kind].limit)}</span>
                </p>
              )}
            </div>
            <IconButton
              label={UPLOAD.takeOut(pick.file.name)}
              icon={<X size={20} aria-hidden="true" />}
              onClick={() => takeOut(pick.id)}
            />
          </li>
        );
      })}
    </ul>
  );
}
