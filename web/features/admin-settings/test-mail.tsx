import { useSendSample } from '../../api/sample-mail.ts';
import { SETTINGS } from '../../text/copy/admin-settings.ts';
import { Button } from '../../ui/button.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { referenceOf } from '../../ui/text.tsx';
import styles from './settings.module.css';

/** Sends the signed-in owner one mail, with the sender that is published. */
export function TestMail() {
  const { notify } = useFeedback();
  const send = useSendSample();
  const { mail } = SETTINGS;
  return (
    <div className={styles.actions}>
      <Button
        variant="outline"
        isBusy={send.isPending}
        busyWords={mail.sendingTest}
        onClick={() =>
          send.mutate('welcome', {
            onSuccess: () => notify(mail.testSent, { tone: 'success' }),
            onError: (error) =>
              notify(error.message || mail.testFailed, { tone: 'failure', detail: referenceOf(error) }),
          })
        }
      >
        {mail.sendTest}
      </Button>
    </div>
  );
}
