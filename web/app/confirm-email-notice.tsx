import { useState } from 'react';
import { useMatch } from 'react-router';
import { paths } from '../../src/wire/paths.ts';
import { call } from '../api/client.ts';
import { useSession } from '../api/session.ts';
import { sentenceOf } from '../forms/refusal.ts';
import { dashboardPath, profilePath } from '../platform/addresses.ts';
import { INSIDE } from '../text/copy/inside.ts';
import { Banner } from '../ui/banner.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { useFeedback } from '../ui/feedback.ts';
import { referenceOf } from '../ui/text.tsx';
import styles from './frame.module.css';
import rail from './rail-shell.module.css';

/**
 * Asks students on each visit to confirm their address, until they close it: on the dashboard and the profile, because
 * it would push a lesson below the screen of a phone. Nothing depends on it.
 */
export function ConfirmEmailNotice() {
  const { user } = useSession();
  const { notify } = useFeedback();
  const [isBusy, setBusy] = useState(false);
  const [isClosed, setClosed] = useState(false);
  const isPlace = [useMatch(dashboardPath), useMatch(profilePath)].some(Boolean);
  const isAsking = isPlace && user?.role === 'student' && user.isEmailConfirmed === false && !isClosed;

  const again = async () => {
    setBusy(true);
    try {
      notify((await call(paths.emailConfirmation, { method: 'POST', body: {} })).message);
    } catch (error) {
      notify(sentenceOf(error), { tone: 'failure', detail: referenceOf(error) });
    }
    setBusy(false);
  };
  return (
    // A landmark while it says something: people who go from one landmark to the next would miss it.
    <section className={styles.notice} aria-label={isAsking ? INSIDE.confirmEmailTopic : undefined} data-print="hide">
      <Banner
        tone="info"
        isQuiet
        message={isAsking ? INSIDE.confirmEmail(user.email) : undefined}
        detail={INSIDE.confirmEmailDetail}
        onDismiss={() => setClosed(true)}
        action={
          <div className={rail.noticeWays}>
            <Button
              variant="outline"
              size="small"
              isBusy={isBusy}
              busyWords={INSIDE.sendingLink}
              onClick={() => void again()}
            >
              {INSIDE.sendLinkAgain}
            </Button>
            <ButtonLink to={profilePath} variant="quiet" size="small">
              {INSIDE.changeEmail}
            </ButtonLink>
          </div>
        }
      />
    </section>
  );
}
