import { LightboxDrawing, TrayDrawing } from '../../art/late-drawings.tsx';
import { SEARCH } from '../../text/copy/search.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSearch } from './search-api.ts';
import { SearchHit } from './search-hit.tsx';
import styles from './search-page.module.css';

export function SearchResults({ text, isAdmin }: { text: string; isAdmin: boolean }) {
  const search = useSearch(text);
  const hits = text === '' ? [] : (search.data?.pages.flatMap((page) => page.hits) ?? []);
  return (
    <div className={styles.results} data-stale={search.isPlaceholderData || undefined}>
      <p className={styles.count} role="status">
        {hits.length > 0 && SEARCH.count(hits.length, search.hasNextPage)}
      </p>
      {text === '' ? (
        <EmptyState drawing={<TrayDrawing />} message={SEARCH.prompt}>
          {SEARCH.promptLine}
        </EmptyState>
      ) : (
        <Loadable
          query={search}
          loading={SEARCH.searching}
          skeleton={
            <div className={styles.hits}>
              <Skeleton height="64px" />
              <Skeleton height="64px" />
              <Skeleton height="64px" />
            </div>
          }
          isEmpty={() => hits.length === 0}
          empty={
            <EmptyState drawing={<LightboxDrawing />} message={SEARCH.nothing(text)}>
              {SEARCH.nothingLine}
            </EmptyState>
          }
        >
          {() => (
            <section aria-label={SEARCH.results} className={styles.results}>
              <ul className={styles.hits}>
                {hits.map((hit) => (
                  <SearchHit
                    key={`${hit.kind} ${hit.itemId ?? hit.dayId ?? hit.weekId ?? hit.courseId}`}
                    hit={hit}
                    isAdmin={isAdmin}
                  />
                ))}
              </ul>
              <Banner tone="failure" message={search.isFetchNextPageError ? SEARCH.failedMore : undefined} />
              {search.hasNextPage && (
                <Button
                  variant="outline"
                  className={styles.more}
                  isBusy={search.isFetchingNextPage}
                  busyWords={SEARCH.loadingMore}
                  onClick={() => void search.fetchNextPage()}
                >
                  {SEARCH.more}
                </Button>
              )}
            </section>
          )}
        </Loadable>
      )}
    </div>
  );
}
