import { SUCCESS } from '../../text/copy/checkout.ts';
import { Button } from '../../ui/button.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { icon } from '../../ui/icons.tsx';
import { Note, Stack } from '../../ui/layout/layout.tsx';
import styles from './payment-result.module.css';

const CopyIcon = icon(<path d="M9 8.5H19.5V20H9ZM15 8.5V4H4.5V15.5H9" />);

/** Reference code for support. */
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
    <Stack gap={2} align="center" className={styles.session}>
      <Note as="span">{SUCCESS.session}</Note>
      <code>{sessionId}</code>
      <Button variant="quiet" size="small" icon={<CopyIcon size={18} />} onClick={() => void copy()}>
        {SUCCESS.copy}
      </Button>
    </Stack>
  );
}
