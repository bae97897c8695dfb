import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Mark } from '../../art/mark.tsx';
import { FORGOT } from '../../text/copy/password-reset.ts';
import { Card } from '../../ui/card.tsx';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from './link-card.module.css';

/** A narrow card with one task and a link back, for the pages that links in mails open. */
export function LinkCard({ title, line, children }: { title: string; line?: string; children: ReactNode }) {
  return (
    <Stack align="center" className={styles.page}>
      <Card padding="large" gap={4} className={styles.card}>
        <Mark size={44} />
        <PageTitle title={title} isSmall />
        {line && <Text tone="muted">{line}</Text>}
        {children}
        <p>
          <Link to="/login" className={styles.back}>
            {FORGOT.back}
          </Link>
        </p>
      </Card>
    </Stack>
  );
}
