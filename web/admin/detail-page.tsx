import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '../api/client.ts';
import { LightboxDrawing } from '../art/late-drawings.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loadable, type LoadableQuery } from '../ui/loadable.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { referenceOf } from '../ui/text.tsx';
import { AdminPage } from './admin-page.tsx';
import styles from './detail-page.module.css';

interface DetailWords {
  loading: string;
  retry: string;
  /** Sentence for a 404. */
  unknown: string;
  unknownLine: string;
  toList: string;
}

interface DetailPageProps<Reply> {
  words: DetailWords;
  /** The list that it is a row of. */
  list: { title: string; path: string };
  reply: LoadableQuery<Reply>;
  /** The last crumb, and the title where that says no more; undefined while it loads. */
  name: string | undefined;
  title?: string | undefined;
  /** Beside the title. */
  tag?: ReactNode;
  /** At the right of the title. */
  actions?: ReactNode;
  /** The heights of the first sections. */
  skeleton: readonly `${number}px`[];
  children: (reply: Reply) => ReactNode;
}

/** The page of one row of a list: the way back to the list as it was left, a title, then sections. */
export function DetailPage<Reply>(props: DetailPageProps<Reply>) {
  const { words, list, reply, name, title = name, tag, actions, skeleton, children } = props;
  const { state } = useLocation() as { state: { list?: string } | null };
  const back = list.path + (state?.list ?? '');
  return (
    <AdminPage
      layout="detail"
      actions={actions}
      crumbs={[{ label: list.title, to: back }, ...(name === undefined ? [] : [{ label: name }])]}
      title={
        <div className={styles.title}>
          <PageTitle title={title ?? list.title} isHidden={title === undefined} />
          {tag}
        </div>
      }
    >
      <Loadable
        query={reply}
        loading={words.loading}
        skeleton={
          <div className={styles.sections}>
            {skeleton.map((height) => (
              <Skeleton key={height} height={height} radius="var(--radius-card)" />
            ))}
          </div>
        }
        renderFailure={(error, retry) =>
          error instanceof ApiError && error.status === 404 ? (
            <EmptyState
              drawing={<LightboxDrawing />}
              message={words.unknown}
              action={<ButtonLink to={back}>{words.toList}</ButtonLink>}
            >
              {words.unknownLine}
            </EmptyState>
          ) : (
            <Banner
              tone="failure"
              message={error.message}
              detail={referenceOf(error)}
              action={
                <Button variant="outline" size="small" onClick={retry}>
                  {words.retry}
                </Button>
              }
            />
          )
        }
      >
        {(loaded) => <div className={styles.sections}>{children(loaded)}</div>}
      </Loadable>
    </AdminPage>
  );
}
