import { ShieldAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { M } from '../../../../../src/wire/messages.ts';
import { useSession } from '../../../../api/session.ts';
import { PLAYER } from '../../../../text/copy/learning-player.ts';
import { classes } from '../../../../ui/class-names.ts';
import { Row } from '../../../../ui/layout/layout.tsx';
import type { ProtectionState } from './protection.ts';
import styles from './protection.module.css';

/**
 * The sentence over the covered picture. Takes neither focus nor clicks. Screen-reader users hold keys constantly, so
 * it is announced politely once per visit, and then only shown.
 */
export function ProtectionVeil({ isShown, isFirst }: ProtectionState) {
  return (
    <div className={styles.veil} aria-live={isFirst ? 'polite' : 'off'}>
      {isShown && (
        <Row gap={3} wraps={false} align="center" className={styles.plate}>
          <ShieldAlert className={styles.icon} size={22} aria-hidden="true" />
          <p className={styles.words}>{M.contentProtected}</p>
        </Row>
      )}
    </div>
  );
}

export const STEP_MS = 20_000;

/** Successive places are far apart, so that no crop of the picture is free of it. */
const PLACES = [
  styles.bottom,
  styles.topEnd,
  styles.middleStart,
  styles.bottomEnd,
  styles.top,
  styles.bottomStart,
  styles.middleEnd,
  styles.topStart,
];

/** Watermark with the viewer's identity, or `Preview`: faint, over the video, moving every twenty seconds. */
export function Watermark({ isPreview }: { isPreview: boolean | undefined }) {
  const { user } = useSession();
  const [step, setStep] = useState(0);

  useEffect(() => {
    const timer = setInterval(() => setStep((before) => before + 1), STEP_MS);
    return () => clearInterval(timer);
  }, []);

  const words = isPreview ? PLAYER.preview : user?.email;
  if (!words) return null;
  return (
    <div className={styles.layer} aria-hidden="true">
      <span key={step} className={classes(styles.mark, PLACES[step % PLACES.length])}>
        {words}
      </span>
    </div>
  );
}
