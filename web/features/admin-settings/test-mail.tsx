import { useSendSample } from '../../api/sample-mail.ts';
import { SETTINGS } from '../../text/copy/admin-settings.ts';
import { Button } from '../../ui/button.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { referenceOf } from '../../ui/text.tsx';

/** Sends the signed-in owner one mail, with the sender that is published. */
export function TestMail() {
  const { notify } = useFeedback();
  const send = useSendSample();
  const { mail } = SETTINGS;
  return (
    <Row gap={3} align="center" justify="between">
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
    </Row>
  );
}
