import { useState } from 'react';
import { Link } from 'react-router';
import { Form } from '../../forms/form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { EMAIL_LINKS } from '../../text/copy/email-links.ts';
import { Banner } from '../../ui/banner.tsx';
import { confirmEmail, confirmOwnEmail, isDeadLink, resetSentence, undoEmail } from './identity-api.ts';
import { LinkCard } from './link-card.tsx';

const PAGES = {
  own: { send: confirmOwnEmail, words: EMAIL_LINKS.own, help: '/profile' },
  confirm: { send: confirmEmail, words: EMAIL_LINKS.confirm, help: '/profile' },
  undo: { send: undoEmail, words: EMAIL_LINKS.undo, help: '/ContactUs' },
};

/**
 * /confirm-email/:token, of a new account with ?own, and /undo-email/:token. Only the button uses the link: programs
 * that read mails open pages.
 */
export function EmailLink({ act, token }: { act: keyof typeof PAGES; token: string }) {
  const { send, words, help } = PAGES[act];
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'failure'; message: string }>();
  const submit = async () => {
    try {
      setOutcome({ tone: 'success', message: await send(token) });
    } catch (error) {
      if (!isDeadLink(error)) throw error;
      setOutcome({ tone: 'failure', message: resetSentence(error) });
    }
  };
  return (
    <LinkCard title={words.title} line={outcome ? undefined : words.line}>
      <Banner tone="success" message={outcome?.tone === 'success' ? outcome.message : undefined} />
      <Banner tone="failure" message={outcome?.tone === 'failure' ? outcome.message : undefined} />
      {!outcome && (
        <Form start={{}} failed={resetSentence} onSubmit={submit}>
          <SubmitButton busy={words.busy} full>
            {words.act}
          </SubmitButton>
        </Form>
      )}
      {outcome?.tone === 'failure' && (
        <p>
          <Link to={help}>{words.another}</Link>
        </p>
      )}
    </LinkCard>
  );
}
