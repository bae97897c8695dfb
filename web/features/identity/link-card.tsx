import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Mark } from '../../art/mark.tsx';
import { FORGOT } from '../../text/copy/password-reset.ts';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from './link-card.module.css';

/** A narrow card with one task and a link back, for the pages that links in mails open. */
export function LinkCard({ title, line, children }: { title: string; line?: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <Card padding="large" className={styles.card}>
        <Mark size={44} />
        <PageTitle title={title} className={styles.title} />
        {line && <p className={styles.line}>{line}</p>}
        {children}
        <p>
          <Link to="/login" className={styles.back}>
            {FORGOT.back}
          </Link>
        </p>
      </Card>
    </div>
  );
}
