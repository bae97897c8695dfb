import { useId } from 'react';
import { Link } from 'react-router';
import type { OpeningStep } from '../../src/wire/literals.ts';
import type { OpeningReply } from '../../src/wire/replies/school.ts';
import { useOpening } from '../api/opening.ts';
import {
  addCoursePath,
  administratorsPath,
  courseInListPath,
  manageContentPath,
  manageCoursesPath,
} from '../platform/admin-addresses.ts';
import { settingsSectionPath } from '../platform/settings-addresses.ts';
import { OPENING, OPENING_WORDS } from '../text/copy/admin-opening.ts';
import { Card } from '../ui/card.tsx';
import { CheckIcon, ChevronIcon } from '../ui/icons.tsx';
import { Loadable } from '../ui/loadable.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/text.tsx';
import styles from './opening.module.css';

/** Lists what an owner does before the school opens. */
export function Opening() {
  const heading = useId();
  const opening = useOpening();
  return (
    <Card as="section" aria-labelledby={heading} className={styles.card}>
      <h2 id={heading} className={styles.title}>
        {OPENING.title}
      </h2>
      <Loadable
        query={opening}
        loading={OPENING.loading}
        failed={OPENING.failed}
        skeleton={<Skeleton height="260px" radius="var(--radius-card)" />}
      >
        {(reply) => <Steps opening={reply} />}
      </Loadable>
    </Card>
  );
}

/** Address at which each step is done. */
function addressOf(step: OpeningStep, courseId: string | null): string {
  const inCourse = (at: (id: string) => string) => (courseId === null ? addCoursePath : at(courseId));
  const addresses: Readonly<Record<OpeningStep, string>> = {
    name: settingsSectionPath('school'),
    mentor: settingsSectionPath('mentor'),
    course: courseId === null ? addCoursePath : manageCoursesPath,
    lesson: inCourse(manageContentPath),
    price: inCourse(courseInListPath),
    promises: inCourse(courseInListPath),
    tax: settingsSectionPath('tax'),
    mail: settingsSectionPath('mail'),
    payment: '/courses',
    team: administratorsPath,
  };
  return addresses[step];
}

function Steps({ opening: { steps, courseId } }: { opening: OpeningReply }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.lead}>{done === steps.length ? OPENING.complete : OPENING.lead}</p>
        <ProgressBar done={done} total={steps.length} label={OPENING.progress} />
      </div>
      <ol className={styles.steps}>
        {steps.map(({ step, isDone }) => {
          const { label, hint } = OPENING_WORDS[step];
          return (
            <li key={step}>
              <Link to={addressOf(step, courseId)} className={styles.step} data-done={isDone || undefined}>
                <span className={styles.box}>{isDone && <CheckIcon size={16} />}</span>
                <span className={styles.words}>
                  <span className={styles.label}>
                    <VisuallyHidden>{isDone ? OPENING.done : OPENING.open} </VisuallyHidden>
                    {label}
                  </span>
                  {!isDone && <span className={styles.hint}>{hint}</span>}
                </span>
                <ChevronIcon size={18} className={styles.towards} />
              </Link>
            </li>
          );
        })}
      </ol>
    </>
  );
}
