import type { ReactNode, Ref } from 'react';
import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import styles from './admin-page.module.css';

interface AdminPageProps {
  ref?: Ref<HTMLDivElement>;
  /** Width and spacing; a plain page is 1168 px wide. */
  layout?: 'list' | 'detail' | 'narrow' | 'form' | 'course';
  /** From the second level on: the menu has the first. */
  crumbs?: readonly Crumb[];
  /** The words of the title, or a `PageTitle` with what stands beside it. */
  title: ReactNode;
  lead?: string;
  /** Below the lead. */
  note?: ReactNode;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of an administrator's page: where one is, what it is called and about, what can be done with all of it. */
export function AdminPage({ ref, layout, crumbs, title, lead, note, actions, children }: AdminPageProps) {
  return (
    <div ref={ref} className={styles.page} data-layout={layout}>
      <header className={styles.head}>
        <div className={styles.words}>
          {crumbs && <Breadcrumbs crumbs={crumbs} />}
          {typeof title === 'string' ? <PageTitle title={title} /> : title}
          {lead && <p className={styles.lead}>{lead}</p>}
          {note}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
