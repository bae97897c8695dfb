import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '../api/client.ts';
import { LightboxDrawing } from '../art/lazy-drawings.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Row, Stack } from '../ui/layout/layout.tsx';
import { Loadable, type LoadableQuery } from '../ui/loadable.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { referenceOf } from '../ui/text.tsx';
import { AdminPage } from './admin-page.tsx';
import styles from './admin-page.module.css';

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
  /** Shown next to the title. */
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
        <Row gap={4} lineGap={3} align="center">
          <PageTitle title={title ?? list.title} isHidden={title === undefined} />
          {tag}
        </Row>
      }
    >
      <Loadable
        query={reply}
        loading={words.loading}
        skeleton={
          <Stack gap={5} className={styles.sections}>
            {skeleton.map((height) => (
              <Skeleton key={height} height={height} radius="var(--radius-card)" />
            ))}
          </Stack>
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
        {(loaded) => (
          <Stack gap={5} className={styles.sections}>
            {children(loaded)}
          </Stack>
        )}
      </Loadable>
    </AdminPage>
  );
}
