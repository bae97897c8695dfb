import { TONE_ICONS, TONE_WORDS, type Tone } from './banner.tsx';
import { Button, IconButton } from './button.tsx';
import { classes } from './class-names.ts';
import { useCountdown } from './countdown.ts';
import type { NotifyOptions } from './feedback.ts';
import { CrossIcon } from './icons.tsx';
import { Message, VisuallyHidden } from './text.tsx';
import styles from './toast.module.css';

const LIFE_MS = 6000;
/** Good news needs no answer. */
const SUCCESS_LIFE_MS = 4000;

export interface ToastEntry {
  id: number;
  message: string;
  tone: Tone;
  detail?: NotifyOptions['detail'];
  action?: NotifyOptions['action'];
}

export function Toast({ message, tone, detail, action, onDismiss }: ToastEntry & { onDismiss: () => void }) {
  const life = tone === 'success' && !action ? SUCCESS_LIFE_MS : LIFE_MS;
  const hold = useCountdown(tone === 'failure' ? undefined : detail ? 2 * LIFE_MS : life, onDismiss);
  const Icon = TONE_ICONS[tone];
  const act = () => {
    action?.run();
    onDismiss();
  };
  return (
    <div className={classes(styles.toast, styles[tone])} {...hold}>
      <Icon className={styles.icon} size={22} aria-hidden="true" />
      <div className={styles.body}>
        <div className={styles.words}>
          <VisuallyHidden>{TONE_WORDS[tone]}</VisuallyHidden>
          <p>
            <Message>{message}</Message>
          </p>
          {detail && <p className={styles.detail}>{detail}</p>}
        </div>
        {action && (
          <Button variant="quiet" size="small" className={styles.action} onClick={act}>
            {action.label}
          </Button>
        )}
      </div>
      <IconButton label="Dismiss" icon={<CrossIcon size={20} />} onClick={onDismiss} />
    </div>
  );
}

interface ToastRegionsProps {
  toasts: readonly ToastEntry[];
  onDismiss: (id: number) => void;
}

/** Two live regions: assertive for failures, polite for the rest. Each message is rendered once, in one of them. */
export function ToastRegions({ toasts, onDismiss }: ToastRegionsProps) {
  const show = (entries: readonly ToastEntry[]) =>
    entries.map((entry) => <Toast key={entry.id} {...entry} onDismiss={() => onDismiss(entry.id)} />);
  return (
    <section className={styles.stack} aria-label="Notifications" data-print="hide">
      <div className={styles.region} role="alert" aria-live="assertive" aria-atomic="false">
        {show(toasts.filter(({ tone }) => tone === 'failure'))}
      </div>
      <div className={styles.region} role="status" aria-live="polite" aria-atomic="false">
        {show(toasts.filter(({ tone }) => tone !== 'failure'))}
      </div>
    </section>
  );
}
