import type { ReactNode } from 'react';
import { TrayDrawing } from '../../art/lazy-drawings.tsx';
import { isTooEarly } from '../../exam/result/result-api.ts';
import { dashboardPath } from '../../platform/addresses.ts';
import { RESULT } from '../../text/copy/exam-result.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Loadable, type LoadableProps } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from '../../exam/result/result.module.css';

interface SittingFrameProps<Data> extends Pick<LoadableProps<Data>, 'query' | 'loading' | 'children'> {
  title: string;
  /** Shown next to the title, once it is loaded. */
  actions: ReactNode;
}

/** Page about one sitting. A result that is not there yet has its own view, and is no failure. */
export function SittingFrame<Data>({ title, actions, query, loading, children }: SittingFrameProps<Data>) {
  const early = query.data === undefined && query.error && isTooEarly(query.error) ? query.error : undefined;
  return (
    <div className={styles.page}>
      <Row gap={5} lineGap={3} align="center" justify="between" className={styles.head}>
        <PageTitle title={title} isSmall />
        {query.data !== undefined && (
          <Row gap={3} lineGap={2} align="center">
            {actions}
          </Row>
        )}
      </Row>
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
