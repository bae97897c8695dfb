import type { MouseEvent } from 'react';
import { meantAddress } from '../../src/wire/misspelt-domain.ts';
import { DID_YOU_MEAN } from '../text/copy/did-you-mean.ts';
import { Button } from '../ui/button.tsx';
import styles from './meant-email.module.css';

export interface MeantEmailHintProps {
  email: string;
  onUse: (meant: string) => void;
}

/** Asks about a domain that looks mistyped. Nothing is refused for it. */
export function MeantEmailHint({ email, onUse }: MeantEmailHintProps) {
  const meant = meantAddress(email);
  const use = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (meant) onUse(meant);
    // The button is about to go.
    const field = currentTarget.form?.elements.namedItem('email');
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <div role="status" className={styles.status}>
      {meant && (
        <div className={styles.hint}>
          <p>
            {DID_YOU_MEAN.before} <strong>{meant}</strong>?
          </p>
          <Button variant="outline" size="small" onClick={use}>
            {DID_YOU_MEAN.use}
          </Button>
        </div>
      )}
    </div>
  );
}
