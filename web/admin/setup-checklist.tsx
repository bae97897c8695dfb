import { useId } from 'react';
import { Link } from 'react-router';
import type { SetupStep } from '../../src/wire/literals.ts';
import type { SetupChecklistReply } from '../../src/wire/replies/school.ts';
import { useSetupChecklist } from '../api/setup-checklist.ts';
import {
  addCoursePath,
  administratorsPath,
  blueprintPath,
  courseInListPath,
  manageContentPath,
  manageCoursesPath,
  mockExamsPath,
  questionsPath,
} from '../platform/admin-addresses.ts';
import { settingsSectionPath } from '../platform/settings-addresses.ts';
import { SETUP, SETUP_WORDS } from '../text/copy/admin-setup.ts';
import { Card } from '../ui/card.tsx';
import { CheckIcon, ChevronIcon } from '../ui/icons.tsx';
import { Text } from '../ui/layout/layout.tsx';
import { Loadable } from '../ui/loadable.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/text.tsx';
import styles from './setup-checklist.module.css';

/** Lists what an owner does before the school opens. */
export function SetupChecklist() {
  const heading = useId();
  const checklist = useSetupChecklist();
  return (
    <Card as="section" aria-labelledby={heading} className={styles.card}>
      <h2 id={heading} className={styles.title}>
        {SETUP.title}
      </h2>
      <Loadable
        query={checklist}
        loading={SETUP.loading}
        failed={SETUP.failed}
        skeleton={<Skeleton height="260px" radius="var(--radius-card)" />}
      >
        {(reply) => <Steps opening={reply} />}
      </Loadable>
    </Card>
  );
}

/** Address at which each step is done. */
function addressOf(step: SetupStep, courseId: string | null): string {
  const inCourse = (at: (id: string) => string) => (courseId === null ? addCoursePath : at(courseId));
  const addresses: Readonly<Record<SetupStep, string>> = {
    name: settingsSectionPath('school'),
    mentor: settingsSectionPath('mentor'),
    course: courseId === null ? addCoursePath : manageCoursesPath,
    lesson: inCourse(manageContentPath),
    price: inCourse(courseInListPath),
    promises: inCourse(courseInListPath),
    'exam-rules': blueprintPath,
    case: questionsPath,
    'mock-exam': mockExamsPath,
    'exam-dates': settingsSectionPath('exam'),
    tax: settingsSectionPath('tax'),
    mail: settingsSectionPath('mail'),
    payment: '/courses',
    team: administratorsPath,
  };
  return addresses[step];
}

function Steps({ opening: { steps, courseId } }: { opening: SetupChecklistReply }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <>
      <div className={styles.head}>
        <Text tone="muted">{done === steps.length ? SETUP.complete : SETUP.lead}</Text>
        <ProgressBar done={done} total={steps.length} label={SETUP.progress} />
      </div>
      <ol className={styles.steps}>
        {steps.map(({ step, isDone }) => {
          const { label, hint } = SETUP_WORDS[step];
          return (
            <li key={step}>
              <Link to={addressOf(step, courseId)} className={styles.step} data-done={isDone || undefined}>
                <span className={styles.box}>{isDone && <CheckIcon size={16} />}</span>
                <span className={styles.words}>
                  <span className={styles.label}>
                    <VisuallyHidden>{isDone ? SETUP.done : SETUP.open} </VisuallyHidden>
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
