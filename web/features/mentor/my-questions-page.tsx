import { useLocation } from 'react-router';
import { TrayDrawing } from '../../art/lazy-drawings.tsx';
import { AskMentor } from '../../mentor/ask-mentor.tsx';
import { useMedianMinutes, useOwnThreads } from '../../mentor/mentor-api.ts';
import { ThreadList } from '../../mentor/thread-list.tsx';
import { ASK_MENTOR, MY_QUESTIONS } from '../../text/copy/ask-mentor.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from '../../mentor/mentor.module.css';

/** /messages: what one asked the mentor, and the answers. */
export function MyQuestionsPage() {
  const threads = useOwnThreads();
  const minutes = useMedianMinutes();
  const { hash } = useLocation();
  const listed = threads.data?.pages.flatMap((page) => page.threads);
  return (
    <Stack gap={5} className={styles.page}>
      <Row as="header" gap={4} lineGap={3} align="end" justify="between">
        <Stack gap={2}>
          <PageTitle title={MY_QUESTIONS.title} isSmall />
          <Text tone="muted">
            {MY_QUESTIONS.lead} {minutes !== null && ASK_MENTOR.median(minutes)}
          </Text>
        </Stack>
        <AskMentor about={{ kind: 'nothing' }} subject="" />
      </Row>
      <Loadable
        query={{ ...threads, data: listed }}
        loading={MY_QUESTIONS.loading}
        failed={MY_QUESTIONS.failed}
        skeleton={<Skeleton height="240px" radius="var(--radius-card)" />}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState drawing={<TrayDrawing />} message={MY_QUESTIONS.none}>
            {MY_QUESTIONS.noneLine}
          </EmptyState>
        }
      >
        {(list) => (
          <Stack gap={4} align="start">
            <ThreadList threads={list} label={MY_QUESTIONS.title} hasSubject openId={hash.slice(1)} />
            {threads.hasNextPage && (
              <Button
                variant="outline"
                isBusy={threads.isFetchingNextPage}
                onClick={() => void threads.fetchNextPage()}
              >
                {MY_QUESTIONS.older}
              </Button>
            )}
          </Stack>
        )}
      </Loadable>
    </Stack>
  );
}
