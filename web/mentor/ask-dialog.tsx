import { X } from 'lucide-react';
import { useState } from 'react';
import { MAX_THREAD_TEXT } from '../../src/wire/literals.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useFormValues } from '../forms/form-values.ts';
import { NumberField } from '../forms/number-field.tsx';
import { TextArea } from '../forms/text-area.tsx';
import { usePaused } from '../platform/paused.ts';
import { ASK_MENTOR } from '../text/copy/ask-mentor.ts';
import { clock } from '../text/playing-time.ts';
import { IconButton } from '../ui/button.tsx';
import { Note, Row, Stack, Text } from '../ui/layout/layout.tsx';
import { type Asked, useMedianMinutes, useMentorCalls, useSuggestions, useThreadsAbout } from './mentor-api.ts';
import { messageSchema, useMessageKey } from './message-key.ts';
import { ThreadList } from './thread-list.tsx';

interface AskDialogProps {
  about: Asked;
  subject: string;
  hasPage?: boolean;
  onClose: () => void;
}

/** Asks the mentor, after showing what was answered before. */
export function AskDialog({ about, subject, hasPage, onClose }: AskDialogProps) {
  const [at, setAt] = useState(about.at);
  const { ask } = useMentorCalls();
  const keyOf = useMessageKey();
  const minutes = useMedianMinutes();
  const isOfOrder = about.kind === 'order';
  const send = async ({ text, about: { page } }: { text: string; about: { page: number | '' } }) => {
    const { at: _taken, ...rest } = about;
    const place = at === undefined ? {} : { at };
    const paged = page === '' ? {} : ({ kind: 'page', page } as const);
    await ask({ ...rest, ...place, ...paged }, { text, idempotencyKey: keyOf(text) });
    return isOfOrder ? ASK_MENTOR.orderSent : ASK_MENTOR.sent;
  };
  return (
    <FormDialog
      title={isOfOrder ? ASK_MENTOR.askAboutOrder : ASK_MENTOR.ask}
      description={subject === '' ? undefined : ASK_MENTOR.about(subject)}
      start={{ text: '', about: { page: '' as number | '' } }}
      schema={messageSchema}
      action={ASK_MENTOR.send}
      busy={ASK_MENTOR.sending}
      onSubmit={send}
      onClose={onClose}
    >
      {at !== undefined && (
        <Row gap={2} wraps={false} align="center">
          <Text>{ASK_MENTOR.aboutTime(clock(at))}</Text>
          <IconButton label={ASK_MENTOR.removeTime} icon={<X size={18} />} onClick={() => setAt(undefined)} />
        </Row>
      )}
      {hasPage && (
        <NumberField name="about.page" label={ASK_MENTOR.page} hint={ASK_MENTOR.pageHint} min="1" inputMode="numeric" />
      )}
      <TextArea name="text" label={ASK_MENTOR.text} maxLength={MAX_THREAD_TEXT} />
      <Suggested about={about} />
      {hasPage && <OfPaper about={about} />}
      <Note>
        {isOfOrder ? ASK_MENTOR.orderAnswersHere : ASK_MENTOR.answersHere}{' '}
        {minutes !== null && ASK_MENTOR.median(minutes)}
      </Note>
    </FormDialog>
  );
}

/** Answered questions like the one that is typed. */
function Suggested({ about }: { about: Asked }) {
  const { values } = useFormValues<{ text: string }>();
  const threads = useSuggestions(about, usePaused(values.text.trim()));
  return (
    <Stack gap={2}>
      <p role="status">{threads.length > 0 && ASK_MENTOR.found(threads.length)}</p>
      {threads.length > 0 && <ThreadList threads={threads} label={ASK_MENTOR.found(threads.length)} isReadOnly />}
    </Stack>
  );
}

/** Threads about a paper, which has no page of its own to show them on. */
function OfPaper({ about }: { about: Asked }) {
  const threads = useThreadsAbout(about).data?.threads ?? [];
  if (threads.length === 0) return null;
  return (
    <Stack gap={2}>
      <Text weight="strong">{ASK_MENTOR.ofPaper}</Text>
      <ThreadList threads={threads} label={ASK_MENTOR.ofPaper} isReadOnly />
    </Stack>
  );
}
