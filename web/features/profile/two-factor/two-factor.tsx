import { useState } from 'react';
import type { TwoFactorReply } from '../../../../src/wire/replies/identity.ts';
import { Form } from '../../../forms/form.tsx';
import { PasswordField } from '../../../forms/password-field.tsx';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { TWO_FACTOR } from '../../../text/copy/two-factor.ts';
import { momentOf } from '../../../text/dates.ts';
import { Banner } from '../../../ui/banner.tsx';
import { useFeedback } from '../../../ui/feedback.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { SetUp } from './set-up.tsx';
import { removeTwoFactor, useTwoFactor, useTwoFactorChanged } from './two-factor-api.ts';

/** An administrator's second factor: off, in setup, or on. */
export function TwoFactor() {
  const [isSettingUp, setSettingUp] = useState(false);
  return (
    <Loadable query={useTwoFactor()} loading={TWO_FACTOR.loading} skeleton={<SkeletonText />}>
      {(state) =>
        state.isOn && !isSettingUp ? (
          <TurnOff state={state} />
        ) : (
          <SetUp isWanted={state.isWanted} onStage={setSettingUp} />
        )
      }
    </Loadable>
  );
}

const schema = () => import('../../../../src/wire/identity.ts').then((wire) => wire.removeTwoFactorBody);

/** Warns below this count. */
const FEW_CODES = 3;

function TurnOff({ state: { since, recoveryCodes } }: { state: TwoFactorReply }) {
  const { notify } = useFeedback();
  const changed = useTwoFactorChanged();
  const submit = async (values: { currentPassword: string; code: string }) => {
    await removeTwoFactor(values);
    notify(TWO_FACTOR.turnedOff);
    await changed();
  };
  return (
    <Stack gap={5}>
      <Banner
        tone={recoveryCodes <= FEW_CODES ? 'warning' : 'success'}
        message={TWO_FACTOR.isOn}
        isQuiet
        detail={
          <>
            {since && (
              <>
                {TWO_FACTOR.since} <time dateTime={since}>{momentOf(since)}</time>.{' '}
              </>
            )}
            {TWO_FACTOR.left(recoveryCodes)} {recoveryCodes <= FEW_CODES && TWO_FACTOR.fewLeft}
          </>
        }
      />
      <Form start={{ currentPassword: '', code: '' }} schema={schema} onSubmit={submit} label={TWO_FACTOR.turnOff}>
        <PasswordField name="currentPassword" label={TWO_FACTOR.password} />
        <TextField name="code" label={TWO_FACTOR.anyCode} autoComplete="one-time-code" />
        <SubmitButton variant="outline" busy={TWO_FACTOR.turningOff}>
          {TWO_FACTOR.turnOff}
        </SubmitButton>
      </Form>
    </Stack>
  );
}
