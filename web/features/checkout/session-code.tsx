import { Copy } from 'lucide-react';
import { SUCCESS } from '../../text/copy/checkout.ts';
import { Button } from '../../ui/button.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import styles from './payment-result.module.css';

/** The code that support needs. */
export function SessionCode({ sessionId }: { sessionId: string }) {
  const { notify } = useFeedback();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(sessionId);
      notify(SUCCESS.copied);
    } catch {
      notify(SUCCESS.copyFailed, { tone: 'warning' });
    }
  };
  return (
    <div className={styles.session}>
      <span className={styles.label}>{SUCCESS.session}</span>
      <code>{sessionId}</code>
      <Button variant="quiet" size="small" icon={<Copy size={18} aria-hidden="true" />} onClick={() => void copy()}>{SUCCESS.copy}</Button>
    </div>
  );
}
