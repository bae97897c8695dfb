import { useId } from 'react';
import type { EnrolmentImportReply } from '../../../src/wire/replies/enrolment-imports.ts';
import { studentsPath } from '../../platform/admin-addresses.ts';
import { PEOPLE_IMPORT as WORDS } from '../../text/copy/admin-people-import.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Note, Stack } from '../../ui/layout/layout.tsx';
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
      <Stack as="section" gap={4} className={styles.card} aria-label={WORDS.progress}>
        <ProgressBar label={WORDS.progress} done={people - waiting} total={people} />
        <Note>{WORDS.leave}</Note>
      </Stack>
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
        <Stack as="section" gap={4} className={styles.card} aria-labelledby={id}>
          <h2 id={id}>{WORDS.notEnrolled}</h2>
          <Stack as="ul" gap={2} className={styles.refused}>
            {refused.map(({ email, why }) => (
              <li key={email}>
                <strong>{email}</strong> <span>{why}</span>
              </li>
            ))}
          </Stack>
        </Stack>
      )}
    </>
  );
}
