import { useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../api/session.ts';
import { takeTarget } from '../../api/session-store.ts';
import { Form } from '../../forms/form.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useAct } from '../../forms/use-act.ts';
import { UsernameField } from '../../forms/username-field.tsx';
import { myQuestionsPath, TWO_FACTOR_SECTION } from '../../platform/addresses.ts';
import { late } from '../../platform/late.tsx';
import { usePreference } from '../../platform/player-preferences.ts';
import { MAIL_CHOICES } from '../../text/copy/announcements.ts';
import { MY_QUESTIONS } from '../../text/copy/ask-mentor.ts';
import { CALENDAR_FEED } from '../../text/copy/calendar-feed.ts';
import { PLAN } from '../../text/copy/plan.ts';
import { PROFILE } from '../../text/copy/profile.ts';
import { TWO_FACTOR } from '../../text/copy/two-factor.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Note, Stack, Text } from '../../ui/layout/layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { Account } from './account.tsx';
import { CalendarFeed } from './calendar-feed.tsx';
import { Devices } from './devices.tsx';
import { devicesKey } from './devices-api.ts';
import { MailChoices } from './mail-choices.tsx';
import { OwnData } from './own-data.tsx';
import { changePassword } from './profile-api.ts';
import { Purchases } from './purchases.tsx';
import { StudyPlan } from './study-plan.tsx';
import styles from './profile-page.module.css';

/** Only for administrators; loaded lazily with the QR code. */
const TwoFactor = late(() => import('./two-factor/two-factor.tsx'), 'TwoFactor', <SkeletonText />);

/** /profile: account, purchases, devices, preferences, and sign-out. */
export function ProfilePage() {
  const { user } = useSession();
  const mayHaveBought = user?.role !== 'admin' || (user.access ?? []).length > 0;
  return (
    <div className={styles.page}>
      <PageTitle title={PROFILE.title} />
      <ProfileSection heading={PROFILE.account}>
        <Account />
      </ProfileSection>
      {mayHaveBought && (
        <ProfileSection heading={PROFILE.purchases} line={PROFILE.purchasesLine}>
          <Purchases />
        </ProfileSection>
      )}
      <ProfileSection heading={PROFILE.passwordHeading} line={PROFILE.passwordLine}>
        <ChangePassword />
      </ProfileSection>
      {user?.role === 'admin' && (
        <ProfileSection heading={TWO_FACTOR.heading} line={TWO_FACTOR.line} anchor={TWO_FACTOR_SECTION}>
          <TwoFactor />
        </ProfileSection>
      )}
      {user?.role !== 'admin' && (
        <ProfileSection heading={MY_QUESTIONS.title} line={MY_QUESTIONS.profileLine}>
          <ButtonLink to={myQuestionsPath} variant="outline">
            {MY_QUESTIONS.open}
          </ButtonLink>
        </ProfileSection>
      )}
      {mayHaveBought && (
        <ProfileSection heading={PLAN.profile} line={PLAN.profileLine}>
          <StudyPlan />
        </ProfileSection>
      )}
      <ProfileSection heading={CALENDAR_FEED.heading} line={CALENDAR_FEED.line}>
        <CalendarFeed />
      </ProfileSection>
      {mayHaveBought && (
        <ProfileSection heading={MAIL_CHOICES.heading} line={MAIL_CHOICES.line}>
          <MailChoices />
        </ProfileSection>
      )}
      <ProfileSection heading={PROFILE.devices} line={PROFILE.devicesLine}>
        <Devices />
      </ProfileSection>
      <ProfileSection heading={PROFILE.data} line={PROFILE.dataLine}>
        <OwnData />
      </ProfileSection>
      <ProfileSection heading={PROFILE.player} line={PROFILE.playerLine}>
        <PlayerShortcuts />
      </ProfileSection>
      <ProfileSection heading={PROFILE.appearance} line={PROFILE.appearanceLine}>
        <ThemeSwitch hasWords />
      </ProfileSection>
      <div className={styles.leave}>
        <ProfileSection heading={PROFILE.leave} line={PROFILE.leaveLine}>
          <SignOut />
        </ProfileSection>
      </div>
    </div>
  );
}

interface SectionProps {
  heading: string;
  line?: string;
  /** Anchor for links. */
  anchor?: string;
  children: ReactNode;
}

/** Heading and help on the left, content on the right. */
function ProfileSection({ heading, line, anchor, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" id={anchor} aria-labelledby={id} className={styles.section}>
      <Stack gap="6px" className={styles.about}>
        <Text as="h2" id={id} size="h3">
          {heading}
        </Text>
        {line && <Note>{line}</Note>}
      </Stack>
      <div className={styles.content}>{children}</div>
    </Card>
  );
}

const schema = () => import('../../../src/wire/identity.ts').then((wire) => wire.changePasswordBody);
const START = { currentPassword: '', password: '' };

function ChangePassword() {
  const { user } = useSession();
  const hint = user?.role === 'admin' ? PROFILE.newPasswordHintOfTeam : PROFILE.newPasswordHint;
  const { notify } = useFeedback();
  const queries = useQueryClient();
  const submit = async (values: typeof START, form: { reset: () => void }) => {
    notify(await changePassword(values));
    form.reset();
    // Changing the password has signed out the other devices.
    void queries.invalidateQueries({ queryKey: devicesKey });
  };
  return (
    <Form start={START} schema={schema} onSubmit={submit} label={PROFILE.passwordHeading}>
      <UsernameField email={user?.email ?? ''} />
      <div className={styles.fields}>
        <PasswordField name="currentPassword" label={PROFILE.currentPassword} hint={PROFILE.currentPasswordHint} />
        <PasswordField name="password" kind="new" label={PROFILE.newPassword} hint={hint} />
      </div>
      <SubmitButton busy={PROFILE.changing}>{PROFILE.change}</SubmitButton>
    </Form>
  );
}

/**
 * Single-character shortcuts interfere with speech input and some screen readers: they can be disabled (WCAG 2.1.4).
 */
export function PlayerShortcuts() {
  const [isOn, choose] = usePreference('hasShortcuts');
  const { user } = useSession();
  const line = user?.role === 'admin' ? PROFILE.shortcutsLineTeam : PROFILE.shortcutsLine;
  return <Switch label={PROFILE.shortcuts} hint={line} isOn={isOn} onChange={choose} />;
}

/** Ends the session and navigates to /login (specification 2.4). */
function SignOut() {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const { isBusy, run } = useAct(async () => {
    await signOut();
    // The route guard has remembered this page; the next user did not ask for it.
    takeTarget();
    await navigate('/login', { replace: true });
    return undefined;
  });
  return (
    <Button
      variant="outline"
      icon={<LogOut size={18} aria-hidden="true" />}
      isBusy={isBusy}
      busyWords={PROFILE.signingOut}
      onClick={() => void run()}
    >
      {PROFILE.signOut}
    </Button>
  );
}
