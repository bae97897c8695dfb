import { MAX_THREAD_TEXT } from '../../src/wire/literals.ts';
import { Form } from '../forms/form.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { TextArea } from '../forms/text-area.tsx';
import { ASK_MENTOR } from '../text/copy/ask-mentor.ts';
import { useFeedback } from '../ui/feedback.ts';
import { useMentorCalls } from './mentor-api.ts';
import { messageSchema, useMessageKey } from './message-key.ts';

const START = { text: '' };

/** A message more in one's own thread. */
export function WriteMore({ id }: { id: string }) {
  const { write } = useMentorCalls();
  const { notify } = useFeedback();
  const keyOf = useMessageKey();
  const send = async ({ text }: typeof START, { reset }: { reset: () => void }) => {
    await write(id, { text, idempotencyKey: keyOf(text) });
    reset();
    notify(ASK_MENTOR.moreSent);
  };
  return (
    <Form start={START} schema={messageSchema} onSubmit={send} label={ASK_MENTOR.more}>
      <TextArea name="text" label={ASK_MENTOR.more} rows={2} maxLength={MAX_THREAD_TEXT} />
      <SubmitButton variant="outline" busy={ASK_MENTOR.sending}>
        {ASK_MENTOR.sendMore}
      </SubmitButton>
    </Form>
  );
}
