import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CHOSEN_MAIL_NAMES } from '../../../src/wire/chosen-mails.ts';
import type { ChosenMail } from '../../../src/wire/literals.ts';
import { paths } from '../../../src/wire/paths.ts';
import { call } from '../../api/client.ts';
import { MAIL_CHOICES } from '../../text/copy/announcements.ts';
import { useFeedback } from '../../ui/feedback.ts';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import styles from './profile-page.module.css';

const choicesQuery = queryOptions({
  queryKey: ['mail-choices'],
  queryFn: ({ signal }) => call(paths.mailChoices, { signal }),
  staleTime: 0,
});

/** Kinds of mail that one may switch off, and those that one may not. */
export function MailChoices() {
  const choices = useQuery(choicesQuery);
  const queries = useQueryClient();
  const { notify } = useFeedback();
  const [busy, setBusy] = useState<ChosenMail>();
  const choose = async (kind: ChosenMail, isOn: boolean) => {
    setBusy(kind);
    try {
      const reply = await call(paths.mailChoices, { method: 'PUT', body: { choices: [{ kind, isOn }] } });
      queries.setQueryData(choicesQuery.queryKey, reply);
    } catch {
      notify(MAIL_CHOICES.notSaved, { tone: 'failure' });
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <Loadable
      query={choices}
      loading={MAIL_CHOICES.loading}
      failed={MAIL_CHOICES.failed}
      skeleton={<Skeleton height="320px" radius="var(--radius-button)" />}
    >
      {(reply) => (
        <div className={styles.choices}>
          {reply.choices.map(({ kind, isOn }) => (
            <Switch
              key={kind}
              label={CHOSEN_MAIL_NAMES[kind]}
              isOn={isOn}
              isDisabled={busy === kind}
              onChange={(next) => void choose(kind, next)}
            />
          ))}
          <Switch
            label={MAIL_CHOICES.always}
            hint={MAIL_CHOICES.alwaysLine}
            isOn
            isDisabled
            onChange={() => undefined}
          />
        </div>
      )}
    </Loadable>
  );
}
