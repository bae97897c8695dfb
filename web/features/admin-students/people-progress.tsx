import { useId } from 'react';
import type { EnrolmentImportReply } from '../../../src/wire/replies/enrolment-imports.ts';
import { studentsPath } from '../../platform/admin-addresses.ts';
import { PEOPLE_IMPORT as WORDS } from '../../text/copy/admin-people-import.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useImport } from './people-import-api.ts';
import styles from './people-import.module.css';

/** How far a list is, until everybody on it is settled. */
export const ImportProgress = ({ importId }: { importId: string }) => (
  <Loadable query={useImport(importId)} loading={WORDS.starting} skeleton={<Skeleton height="120px" />}>
    {(reply) => <Progress reply={reply} />}
  </Loadable>
);

function Progress({ reply }: { reply: EnrolmentImportReply }) {
  const id = useId();
  const { people, waiting, enrolled, hadCourse, refused } = reply;
  if (waiting > 0)
    return (
      <section className={styles.card} aria-label={WORDS.progress}>
        <ProgressBar label={WORDS.progress} done={people - waiting} total={people} />
        <p className={styles.hint}>{WORDS.leave}</p>
      </section>
    );
  return (
    <>
      <Banner
        tone="success"
        message={WORDS.done(enrolled)}
        detail={hadCourse > 0 ? WORDS.hadCourse(hadCourse) : undefined}
        action={<ButtonLink to={studentsPath}>{WORDS.toStudents}</ButtonLink>}
      />
      {refused.length > 0 && (
        <section className={styles.card} aria-labelledby={id}>
          <h2 id={id}>{WORDS.notEnrolled}</h2>
          <ul className={styles.refused}>
            {refused.map(({ email, why }) => (
              <li key={email}>
                <strong>{email}</strong> <span>{why}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
