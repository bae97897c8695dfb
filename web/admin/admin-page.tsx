import type { ReactNode, Ref } from 'react';
import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs.tsx';
import { Row, Text } from '../ui/layout/layout.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import styles from './admin-page.module.css';

export interface AdminPageProps {
  ref?: Ref<HTMLDivElement>;
  /** Width and spacing; a plain page is 1168 px wide. */
  layout?: 'list' | 'detail' | 'narrow' | 'form' | 'course';
  /** From the second level on: the menu has the first. */
  crumbs?: readonly Crumb[];
  /** Words of the title, or a `PageTitle` with more next to it. */
  title: ReactNode;
  lead?: string;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of an administrator's page: where one is, what it is called and about, what can be done with all of it. */
export function AdminPage({ ref, layout, crumbs, title, lead, actions, children }: AdminPageProps) {
  return (
    <div ref={ref} className={styles.page} data-layout={layout}>
      <Row as="header" gap={4} align="end" justify="between">
        <div className={styles.words}>
          {crumbs && <Breadcrumbs crumbs={crumbs} />}
          {typeof title === 'string' ? <PageTitle title={title} /> : title}
          {lead && <Text tone="muted">{lead}</Text>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </Row>
      {children}
    </div>
  );
}
