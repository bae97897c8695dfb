import type { ReactNode } from 'react';
import { TrayDrawing } from '../../art/late-drawings.tsx';
import { dashboardPath } from '../../platform/addresses.ts';
import { RESULT } from '../../text/copy/exam-result.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loadable, type LoadableProps } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { isTooEarly } from './result-api.ts';
import styles from './result.module.css';

interface SittingFrameProps<Data> extends Pick<LoadableProps<Data>, 'query' | 'loading' | 'children'> {
  title: string;
  /** Beside the title, once it is loaded. */
  actions: ReactNode;
}

/** Page about one sitting: a result that is not there yet is a state of its own, and no failure. */
export function SittingFrame<Data>({ title, actions, query, loading, children }: SittingFrameProps<Data>) {
  const early = query.data === undefined && query.error && isTooEarly(query.error) ? query.error : undefined;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageTitle title={title} className={styles.title} />
        {query.data !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {early ? (
        <EmptyState
          drawing={<TrayDrawing />}
          message={early.message}
          action={<ButtonLink to={dashboardPath}>{RESULT.toDashboard}</ButtonLink>}
        />
      ) : (
        <Loadable query={query} loading={loading} skeleton={<Skeleton height="420px" radius="var(--radius-card)" />}>
          {children}
        </Loadable>
      )}
    </div>
  );
}
