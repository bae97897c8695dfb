import { Toast, type ToastEntry } from './toast.tsx';
import styles from './toast.module.css';

export interface ToastRegionsProps {
  toasts: readonly ToastEntry[];
  onDismiss: (id: number) => void;
}

/** Two live regions: failures interrupt, everything else waits its turn. Each message is rendered once, in one of them. */
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
