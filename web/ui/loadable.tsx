import { type ReactNode, useRef } from 'react';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { RetryIcon } from './icons.tsx';
import { Spinner } from './spinner.tsx';
import { Message, referenceOf, VisuallyHidden } from './text.tsx';
import styles from './loadable.module.css';

/** The part of a TanStack Query result used here. */
export interface LoadableQuery<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface LoadableProps<Data> {
  query: LoadableQuery<Data>;
  /** Loading text; in the DOM at once, visible after 200 ms. */
  loading: string;
  /** Skeleton in the final shape. */
  skeleton?: ReactNode;
  /** The skeleton is as high as the content: the text takes no room, and is for assistive technology alone. */
  isQuiet?: boolean;
  /** Exact sentence for a failure; default: the error's message. */
  failed?: string | ((error: Error) => string);
  /** Sentence above data that could not be read again; nothing is shown without it. */
  stale?: string;
  /** Replaces the banner with Retry. */
  renderFailure?: (error: Error, retry: () => void) => ReactNode;
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Renders a query's state: loading, failed, empty or ready. Content stays during refetches. */
export function Loadable<Data>(props: LoadableProps<Data>) {
  const { query, loading, skeleton, isQuiet, failed, stale, renderFailure, isEmpty, empty, children } = props;
  const { data, error } = query;
  const isWaiting = data === undefined && (error === null || query.isFetching);
  const failure = data === undefined && error !== null ? error : undefined;
  const words = typeof failed === 'function' ? failure && failed(failure) : failed;
  const staleness = data !== undefined && error !== null ? stale : undefined;
  const region = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The button disappears with the failure: move the focus to the region, not to the top of the page.
    region.current?.focus({ preventScroll: true });
    query.refetch();
  };

  return (
    <div ref={region} tabIndex={-1} className={styles.region} aria-busy={isWaiting || undefined}>
      {failure && renderFailure && !isWaiting ? renderFailure(failure, retry) : null}
      {!renderFailure && (
        <Banner
          tone="failure"
          message={failure ? (words ?? failure.message) : staleness}
          detail={referenceOf(error)}
          action={
            <Button
              variant="outline"
              size="small"
              icon={<RetryIcon size={18} />}
              isBusy={query.isFetching}
              onClick={retry}
            >
              Retry
            </Button>
          }
        />
      )}
      {isWaiting && !failure && (
        <div className={styles.waiting}>
          <p className={isQuiet ? undefined : styles.words} role="status">
            {isQuiet ? (
              <VisuallyHidden>{loading}</VisuallyHidden>
            ) : (
              <>
                <Spinner size={20} />
                <Message>{loading}</Message>
              </>
            )}
          </p>
          {skeleton}
        </div>
      )}
      {data !== undefined && (isEmpty?.(data) ? empty : children(data))}
    </div>
  );
}
