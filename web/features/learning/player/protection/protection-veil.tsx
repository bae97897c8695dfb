import { ShieldAlert } from 'lucide-react';
import { M } from '../../../../../src/wire/messages.ts';
import type { ProtectionState } from './protection.ts';
import styles from './protection-veil.module.css';

/**
 * The sentence over the covered picture. Nothing here takes the focus or a click. People with a screen reader hold
 * keys all the time: it is said politely, the first time on a visit, and then only shown.
 */
export function ProtectionVeil({ isShown, isFirst }: ProtectionState) {
  return (
    <div className={styles.veil} aria-live={isFirst ? 'polite' : 'off'}>
      {isShown && (
        <div className={styles.plate}>
          <ShieldAlert className={styles.icon} size={22} aria-hidden="true" />
          <p className={styles.words}>{M.contentProtected}</p>
        </div>
      )}
    </div>
  );
}
