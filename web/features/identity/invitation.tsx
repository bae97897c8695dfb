import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { InvitedReply } from '../../../src/wire/replies/people.ts';
import { QueryScope } from '../../api/query-scope.tsx';
import { Form } from '../../forms/form.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { UsernameField } from '../../forms/username-field.tsx';
import { JOIN } from '../../text/copy/join-team.ts';
import { ROLE_LINES } from '../../text/copy/role-lines.ts';
import { ROLES } from '../../text/copy/team-roles.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Loadable } from '../../ui/loadable.tsx';
import { referenceOf, VisuallyHidden } from '../../ui/text.tsx';
import { acceptInvitation, isDeadLink, resetSentence, seeInvitation, signIn } from './identity-api.ts';
import { LinkCard } from './link-card.tsx';
import { useAdvice } from './use-advice.ts';
import styles from './link-card.module.css';

const schema = () => import('../../../src/wire/identity.ts').then((wire) => wire.acceptInvitationForm);

/** /invitation/:token: what one is invited to, and the name and password to join with. */
export function Invitation({ token }: { token: string }) {
  return (
    <QueryScope>
      <LinkCard title={JOIN.title}>
        <Opened token={token} />
      </LinkCard>
    </QueryScope>
  );
}

function Opened({ token }: { token: string }) {
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => seeInvitation(token, signal),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Loadable
      query={invitation}
      loading={JOIN.loading}
      renderFailure={(error, retry) => (
        <Banner
          tone="failure"
          message={resetSentence(error)}
          detail={referenceOf(error)}
          action={
            !isDeadLink(error) && (
              <Button variant="outline" size="small" onClick={retry}>
                {JOIN.retry}
              </Button>
            )
          }
        />
      )}
    >
      {(invited) => <Join token={token} invited={invited} />}
    </Loadable>
  );
}

function Join({ token, invited: { email, roles, invitedBy } }: { token: string; invited: InvitedReply }) {
  const { notify } = useFeedback();
  const navigate = useNavigate();
  const advise = useAdvice();
  const submit = async (values: { name: string; password: string }) => {
    await acceptInvitation({ token, ...values });
    notify(JOIN.joined);
    // By the password, as always: the link alone opens no session.
    const signedIn = await signIn({ email, password: values.password, code: '' }).catch(() => undefined);
    if (signedIn) advise(signedIn);
    await navigate(signedIn ? '/admin' : '/login', { replace: true, state: signedIn ? null : { email } });
  };
  return (
    <div className={styles.opened}>
      <p>
        {JOIN.invited(invitedBy)} {JOIN.email(email)}
      </p>
      <ul aria-label={JOIN.roles} className={styles.roles}>
        {roles.map((role) => (
          <li key={role}>
            <strong>{ROLES[role]}</strong> {ROLE_LINES[role]}
          </li>
        ))}
      </ul>
      <Form start={{ name: '', password: '' }} schema={schema} failed={resetSentence} onSubmit={submit}>
        <TextField name="name" label={JOIN.name} autoComplete="name" />
        <UsernameField email={email} />
        <PasswordField name="password" kind="new" label={JOIN.password} hint={JOIN.hint} />
        <p>
          {JOIN.termsBefore}{' '}
          <a href="/Tnc" target="_blank" rel="noopener">
            {JOIN.terms} <VisuallyHidden>{JOIN.newTab}</VisuallyHidden>
          </a>
        </p>
        <SubmitButton busy={JOIN.joining} full>
          {JOIN.join}
        </SubmitButton>
      </Form>
    </div>
  );
}
