import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { CHOSEN_MAIL_NAMES } from '../../../src/wire/chosen-mails.ts';
import type { ChosenMail } from '../../../src/wire/literals.ts';
import { paths } from '../../../src/wire/paths.ts';
import { call } from '../../api/client.ts';
import { useAct } from '../../forms/use-act.ts';
import { MAIL_CHOICES } from '../../text/copy/announcements.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';

const choicesQuery = queryOptions({
  queryKey: ['mail-choices'],
  queryFn: ({ signal }) => call(paths.mailChoices, { signal }),
  staleTime: 0,
});

/** Kinds of mail that one may switch off, and those that one may not. */
export function MailChoices() {
  const choices = useQuery(choicesQuery);
  return (
    <Loadable
      query={choices}
      loading={MAIL_CHOICES.loading}
      failed={MAIL_CHOICES.failed}
      skeleton={<Skeleton height="426px" radius="var(--radius-button)" />}
    >
      {(reply) => (
        <Stack gap={2}>
          {reply.choices.map(({ kind, isOn }) => (
            <Choice key={kind} kind={kind} isOn={isOn} />
          ))}
          <Switch
            label={MAIL_CHOICES.always}
            hint={MAIL_CHOICES.alwaysLine}
            isOn
            isDisabled
            onChange={() => undefined}
          />
        </Stack>
      )}
    </Loadable>
  );
}

function Choice({ kind, isOn }: { kind: ChosenMail; isOn: boolean }) {
  const queries = useQueryClient();
  const { isBusy, run } = useAct(
    async (next: boolean) => {
      const reply = await call(paths.mailChoices, { method: 'PUT', body: { choices: [{ kind, isOn: next }] } });
      queries.setQueryData(choicesQuery.queryKey, reply);
      return undefined;
    },
    () => MAIL_CHOICES.notSaved,
  );
  return <Switch label={CHOSEN_MAIL_NAMES[kind]} isOn={isOn} isDisabled={isBusy} onChange={(next) => void run(next)} />;
}
