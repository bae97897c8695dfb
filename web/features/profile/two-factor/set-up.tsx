import { useEffect, useRef, useState } from 'react';
import type { TwoFactorSecretReply } from '../../../../src/wire/replies/identity.ts';
import { Form } from '../../../forms/form.tsx';
import { PasswordField } from '../../../forms/password-field.tsx';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { TWO_FACTOR } from '../../../text/copy/two-factor.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { useFeedback } from '../../../ui/feedback.ts';
import { Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { beginTwoFactor, confirmTwoFactor, useTwoFactorChanged } from './two-factor-api.ts';
import styles from '../profile-page.module.css';

const passwordSchema = () => import('../../../../src/wire/identity.ts').then((wire) => wire.currentPasswordBody);
const codeSchema = () => import('../../../../src/wire/identity.ts').then((wire) => wire.codeBody);

export interface SetUpProps {
  isWanted: boolean;
  /** Called with whether unsaved secrets are shown, which must not disappear without confirmation. */
  onStage: (isSettingUp: boolean) => void;
}

/** Steps: password, key with first code, recovery codes. */
export function SetUp({ isWanted, onStage }: SetUpProps) {
  const [made, setMade] = useState<TwoFactorSecretReply>();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const { notify } = useFeedback();
  const changed = useTwoFactorChanged();

  if (recoveryCodes)
    return (
      <RecoveryCodes
        codes={recoveryCodes}
        onDone={() => {
          onStage(false);
          void changed();
        }}
      />
    );

  if (made) {
    const confirm = async (values: { code: string }) => {
      const reply = await confirmTwoFactor(values);
      onStage(true);
      setRecoveryCodes(reply.recoveryCodes);
      notify(TWO_FACTOR.isOn);
    };
    return (
      <Stack key="app" gap={5}>
        <div className={styles.app}>
          <Stack as="figure" gap={3} align="center" className={styles.figure}>
            <QrCode text={made.address} label={TWO_FACTOR.picture} />
            <figcaption>{TWO_FACTOR.scan}</figcaption>
          </Stack>
          <Stack gap={3} align="start">
            <p>{TWO_FACTOR.orType}</p>
            <code className={styles.key}>{made.secret.replace(/.{4}(?!$)/g, '$& ')}</code>
            <CopyButton
              text={made.secret}
              label={TWO_FACTOR.copyKey}
              copied={TWO_FACTOR.keyCopied}
              failed={TWO_FACTOR.notCopied}
            />
          </Stack>
        </div>
        <Form key="code" start={{ code: '' }} schema={codeSchema} onSubmit={confirm} label={TWO_FACTOR.setUp}>
          <TextField name="code" label={TWO_FACTOR.code} autoComplete="one-time-code" inputMode="numeric" />
          <Row gap={3} align="center">
            <SubmitButton busy={TWO_FACTOR.turningOn}>{TWO_FACTOR.turnOn}</SubmitButton>
            <Button variant="quiet" onClick={() => setMade(undefined)}>
              {TWO_FACTOR.cancel}
            </Button>
          </Row>
        </Form>
      </Stack>
    );
  }

  return (
    <Stack gap={5}>
      <Banner
        tone={isWanted ? 'warning' : 'info'}
        message={TWO_FACTOR.off}
        detail={isWanted ? TWO_FACTOR.wanted : undefined}
        isQuiet
      />
      <Form
        key="password"
        start={{ currentPassword: '' }}
        schema={passwordSchema}
        onSubmit={async (values) => setMade(await beginTwoFactor(values))}
        label={TWO_FACTOR.heading}
      >
        <PasswordField name="currentPassword" label={TWO_FACTOR.password} />
        <SubmitButton busy={TWO_FACTOR.settingUp}>{TWO_FACTOR.setUp}</SubmitButton>
      </Form>
    </Stack>
  );
}

/** Recovery codes, shown once. Takes the focus, because the previous form was removed. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={5}>
      <Text as="h3" ref={heading} tabIndex={-1} size="h3">
        {TWO_FACTOR.recovery}
      </Text>
      <Text tone="muted">{TWO_FACTOR.recoveryLine}</Text>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Row gap={3} align="center">
        <Button onClick={onDone}>{TWO_FACTOR.done}</Button>
        <CopyButton
          text={codes.join('\n')}
          label={TWO_FACTOR.copyCodes}
          copied={TWO_FACTOR.codesCopied}
          failed={TWO_FACTOR.notCopied}
        />
      </Row>
    </Stack>
  );
}
