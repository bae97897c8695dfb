import { CirclePlay, FileText } from 'lucide-react';
import { useId } from 'react';
import { UPLOAD } from '../../../text/copy/admin-content.ts';
import { type ContentKind, KINDS } from './picks.ts';
import styles from './kind-choice.module.css';

const ICONS = { video: CirclePlay, pdf: FileText } as const;

/** Video or document. Files that were chosen as the other stay what they are. */
export function KindChoice({ kind, onChoose }: { kind: ContentKind; onChoose: (kind: ContentKind) => void }) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{UPLOAD.type}</legend>
      <div className={styles.options}>
        {(['video', 'pdf'] as const).map((one) => {
          const Icon = ICONS[one];
          return (
            <label key={one} className={styles.option}>
              <input
                type="radio"
                className={styles.radio}
                name={name}
                checked={one === kind}
                onChange={() => onChoose(one)}
              />
              <Icon size={19} aria-hidden="true" />
              {KINDS[one].name}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
