import { BookOpen, Eye, Mail } from 'lucide-react';
import { liveCoursesPath } from '../../platform/addresses.ts';
import { ADMIN_HOME } from '../../text/copy/admin-operations.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from './admin-home.module.css';

const PLACES = [
  { Icon: Mail, title: ADMIN_HOME.outbox, line: ADMIN_HOME.outboxLine, to: '/admin/outbox', action: ADMIN_HOME.openOutbox },
  { Icon: BookOpen, title: ADMIN_HOME.courses, line: ADMIN_HOME.coursesLine, to: '/courses', action: ADMIN_HOME.openCourses },
  { Icon: Eye, title: ADMIN_HOME.preview, line: ADMIN_HOME.previewLine, to: liveCoursesPath, action: ADMIN_HOME.openPreview },
] as const;

/** /admin: what exists so far, and no figure that nobody counted. */
export function AdminHomePage() {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageTitle title={ADMIN_HOME.title} />
        <p className={styles.lead}>{ADMIN_HOME.lead}</p>
      </header>
      <div className={styles.grid}>
        {PLACES.map(({ Icon, title, line, to, action }) => (
          <Card key={to} as="section" className={styles.place}>
            <Icon className={styles.icon} size={26} aria-hidden="true" />
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.line}>{line}</p>
            <ButtonLink to={to} variant="outline" size="small">{action}</ButtonLink>
          </Card>
        ))}
      </div>
    </div>
  );
}
