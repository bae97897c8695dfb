import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { classes } from './class-names.ts';
import { useCountdown } from './countdown.ts';
import { CrossIcon, FailureIcon, InfoIcon, SuccessIcon, WarningIcon } from './icons.tsx';
import { Message, VisuallyHidden } from './text.tsx';
import styles from './banner.module.css';

export type Tone = 'success' | 'failure' | 'warning' | 'info';

export const TONE_ICONS = { success: SuccessIcon, failure: FailureIcon, warning: WarningIcon, info: InfoIcon };
export const TONE_WORDS: Record<Tone, string> = {
  success: 'Success:',
  failure: 'Error:',
  warning: 'Warning:',
  info: 'Note:',
};

export interface BannerProps {
  /** Exact sentence; undefined keeps the live region empty. */
  message: string | undefined;
  tone: Tone;
  /** A second line in its own element. */
  detail?: ReactNode;
  /** Buttons next to the text, such as Retry. */
  action?: ReactNode;
  onDismiss?: () => void;
  /** Milliseconds until it dismisses itself; paused while hovered, focused or hidden. */
  lifeMs?: number;
  /** Not announced here, because it is announced elsewhere. */
  isQuiet?: boolean;
}

/**
 * A sentence about the region below it. Mount it empty and set the message later: a live region that appears together
 * with its text is not announced reliably.
 */
export function Banner({ message, isQuiet, ...rest }: BannerProps) {
  const role = rest.tone === 'failure' ? 'alert' : 'status';
  return (
    <div role={isQuiet ? undefined : role}>{message && <BannerBox key={message} message={message} {...rest} />}</div>
  );
}

function BannerBox({
  message,
  tone,
  detail,
  action,
  onDismiss,
  lifeMs,
}: Omit<BannerProps, 'isQuiet'> & { message: string }) {
  const hold = useCountdown(onDismiss ? lifeMs : undefined, () => onDismiss?.());
  const Icon = TONE_ICONS[tone];
  return (
    <div className={classes(styles.banner, styles[tone])} {...hold}>
      <Icon className={styles.icon} size={22} aria-hidden="true" />
      <div className={styles.body}>
        <div className={styles.words}>
          <VisuallyHidden>{TONE_WORDS[tone]}</VisuallyHidden>
          <p className={styles.message}>
            <Message>{message}</Message>
          </p>
          {detail && <p className={styles.detail}>{detail}</p>}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss && <IconButton label="Dismiss" icon={<CrossIcon size={20} />} onClick={onDismiss} />}
    </div>
  );
}
