import { useId } from 'react';
import type { TeamRole } from '../../../src/wire/literals.ts';
import { useMay } from '../../admin/use-may.ts';
import {
  manageCoursesPath,
  mockExamsPath,
  questionsPath,
  reportsPath,
  reviewsPath,
  studentsPath,
} from '../../platform/admin-addresses.ts';
import { PLACES } from '../../text/copy/admin-dashboard.ts';
import { REPORTS } from '../../text/copy/admin-question-reports.ts';
import { ADMIN_SHELL } from '../../text/copy/admin-shell.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import styles from './admin-dashboard.module.css';

const DAILY: readonly { to: string; label: string; roles: readonly TeamRole[] }[] = [
  { to: questionsPath, label: ADMIN_SHELL.questions, roles: ['author'] },
  { to: reviewsPath, label: ADMIN_SHELL.reviews, roles: ['author'] },
  { to: reportsPath, label: REPORTS.title, roles: ['author', 'teacher'] },
  { to: mockExamsPath, label: ADMIN_SHELL.mockExams, roles: ['teacher'] },
  { to: manageCoursesPath, label: ADMIN_SHELL.manageCourses, roles: ['teacher'] },
  { to: studentsPath, label: ADMIN_SHELL.students, roles: ['teacher'] },
];

/** Links to the daily pages of teachers and authors. */
export function Places() {
  const heading = useId();
  const may = useMay();
  return (
    <Card as="section" aria-labelledby={heading} gap={3} className={styles.toDo}>
      <h2 id={heading} className={styles.title}>
        {PLACES.heading}
      </h2>
      <Row as="ul" gap={3}>
        {DAILY.filter(({ roles }) => may(roles)).map(({ to, label }) => (
          <li key={to}>
            <ButtonLink to={to} variant="outline">
              {label}
            </ButtonLink>
          </li>
        ))}
      </Row>
    </Card>
  );
}
