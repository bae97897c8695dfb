import { useState } from 'react';
import { useMatch } from 'react-router';
import { paths } from '../../src/wire/paths.ts';
import { call } from '../api/client.ts';
import { isStudying, useSession } from '../api/session.ts';
import { useAct } from '../forms/use-act.ts';
import { dashboardPath, profilePath } from '../platform/addresses.ts';
import { examPath } from '../platform/exam-addresses.ts';
import { INSIDE } from '../text/copy/inside.ts';
import { Banner } from '../ui/banner.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Row } from '../ui/layout/layout.tsx';
import styles from './frame.module.css';

/**
 * Asks students on each visit to confirm their address, until they close it: on the dashboard and the profile, because
 * it would push a lesson below the screen of a phone. Only a free mock exam depends on it: who has no course is asked
 * on Exam too.
 */
export function ConfirmEmailNotice() {
  const { user } = useSession();
  const [isClosed, setClosed] = useState(false);
  const isAtExam = useMatch(examPath) !== null && user !== undefined && !isStudying(user);
  const isPlace = [useMatch(dashboardPath), useMatch(profilePath)].some(Boolean) || isAtExam;
  const isAsking = isPlace && user?.role === 'student' && user.isEmailConfirmed === false && !isClosed;

  const again = useAct(() =>
    call(paths.emailConfirmation, { method: 'POST', body: {} }).then(({ message }) => message),
  );
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
          <Row gap={2}>
            <Button
              variant="outline"
              size="small"
              isBusy={again.isBusy}
              busyWords={INSIDE.sendingLink}
              onClick={() => void again.run()}
            >
              {INSIDE.sendLinkAgain}
            </Button>
            <ButtonLink to={profilePath} variant="quiet" size="small">
              {INSIDE.changeEmail}
            </ButtonLink>
          </Row>
        }
      />
    </section>
  );
}
