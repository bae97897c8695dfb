import { useId, useState } from 'react';
import { MAX_CANNED_TITLE, MAX_THREAD_TEXT } from '../../../src/wire/literals.ts';
import type { InboxThreadReply } from '../../../src/wire/replies/mentor.ts';
import { UnsavedGuard } from '../../admin/unsaved-guard.tsx';
import { currentIn } from '../../api/admin-courses.ts';
import { Form } from '../../forms/form.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useFormValues } from '../../forms/form-values.ts';
import { sentenceOf } from '../../forms/refusal.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useAct } from '../../forms/use-act.ts';
import { INBOX_THREAD } from '../../text/copy/admin-inbox.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Note, Row, Text } from '../../ui/layout/layout.tsx';
import { Select } from '../../ui/select.tsx';
import { useCannedAnswers, useCannedCalls, useInboxCalls } from './inbox-api.ts';

const START = { text: '' };
const wire = () => import('../../../src/wire/mentor.ts');
const answerSchema = () => wire().then(({ answerBody }) => answerBody.pick(['text']));
const titleSchema = () => wire().then(({ cannedAnswerBody }) => cannedAnswerBody.pick(['title']));

/** The answer to a thread. What is typed stays when it is refused because of something newer. */
export function AnswerCard({ thread }: { thread: InboxThreadReply }) {
  const heading = useId();
  const { notify } = useFeedback();
  const { answer } = useInboxCalls(thread);
  const [saved, setSaved] = useState<string>();
  const send = async ({ text }: typeof START, { reset }: { reset: () => void }) => {
    await answer(text);
    reset();
    notify(INBOX_THREAD.sent);
  };
  return (
    <Card as="section" aria-labelledby={heading} gap={4}>
      <Text as="h2" id={heading} size="h3">
        {INBOX_THREAD.answer}
      </Text>
      {thread.state === 'closed' && <Note>{INBOX_THREAD.closedLine}</Note>}
      <Form
        start={START}
        schema={answerSchema}
        onSubmit={send}
        failed={(error) => (currentIn(error) ? `${sentenceOf(error)} ${INBOX_THREAD.changed}` : sentenceOf(error))}
      >
        <UnsavedGuard />
        <Canned onSave={setSaved} />
        <TextArea
          name="text"
          label={INBOX_THREAD.answer}
          hint={thread.about.kind === 'enquiry' ? INBOX_THREAD.answerByEmail : INBOX_THREAD.answerHint}
          rows={6}
          maxLength={MAX_THREAD_TEXT}
        />
        {thread.state !== 'closed' && <SubmitButton busy={INBOX_THREAD.sending}>{INBOX_THREAD.send}</SubmitButton>}
      </Form>
      {saved !== undefined && <SaveCanned text={saved} onClose={() => setSaved(undefined)} />}
    </Card>
  );
}

/** Answers that are kept for the next time: one that is chosen is added to what is typed. */
function Canned({ onSave }: { onSave: (text: string) => void }) {
  const answers = useCannedAnswers();
  const { remove } = useCannedCalls();
  const { values, setValue } = useFormValues<typeof START>();
  const { confirm, notify } = useFeedback();
  const [chosenId, setChosenId] = useState('');
  const list = answers.data?.answers ?? [];
  const chosen = list.find(({ id }) => id === chosenId);
  const removing = useAct((id: string) => remove(id).then(() => INBOX_THREAD.cannedRemoved));
  const choose = (id: string) => {
    setChosenId(id);
    const added = list.find((one) => one.id === id)?.text;
    if (added !== undefined) setValue('text', values.text.trim() === '' ? added : `${values.text}\n\n${added}`);
  };
  const askToRemove = async ({ id, title }: { id: string; title: string }) => {
    const words = { title: INBOX_THREAD.removeTitle, action: INBOX_THREAD.remove };
    if ((await confirm(INBOX_THREAD.removeCannedLine(title), words)) && (await removing.run(id))) setChosenId('');
  };
  const save = () => {
    if (values.text.trim() === '') notify(INBOX_THREAD.nothingToSave, { tone: 'failure' });
    else onSave(values.text);
  };
  return (
    <Row gap={3} align="end">
      <Select
        label={INBOX_THREAD.canned}
        value={chosen ? chosenId : ''}
        onChange={choose}
        options={[
          { value: '', label: answers.isError ? INBOX_THREAD.cannedFailed : INBOX_THREAD.chooseCanned },
          ...list.map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
      {chosen && (
        <Button variant="quiet" size="small" isBusy={removing.isBusy} onClick={() => void askToRemove(chosen)}>
          {INBOX_THREAD.removeCanned}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={save}>
        {INBOX_THREAD.saveCanned}
      </Button>
    </Row>
  );
}

function SaveCanned({ text, onClose }: { text: string; onClose: () => void }) {
  const { save } = useCannedCalls();
  const send = async ({ title }: { title: string }) => {
    await save({ title, text });
    return INBOX_THREAD.cannedSaved;
  };
  return (
    <FormDialog
      title={INBOX_THREAD.saveCanned}
      description={INBOX_THREAD.saveCannedLine}
      size="small"
      start={{ title: '' }}
      schema={titleSchema}
      action={INBOX_THREAD.save}
      busy={INBOX_THREAD.saving}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField name="title" label={INBOX_THREAD.cannedTitle} maxLength={MAX_CANNED_TITLE} />
    </FormDialog>
  );
}
