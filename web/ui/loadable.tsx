import { type ReactNode, useRef } from 'react';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { RetryIcon } from './icons.tsx';
import { Spinner } from './spinner.tsx';
import { Message, referenceOf } from './text.tsx';
import styles from './loadable.module.css';

/** The part of a TanStack Query result that is needed here. */
export interface LoadableQuery<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface LoadableProps<Data> {
  query: LoadableQuery<Data>;
  /** The loading words; they are in the page at once, and seen after 200 ms. */
  loading: string;
  /** The final shape, drawn while loading. */
  skeleton?: ReactNode;
  /** The exact sentence for a failure; the error's own message unless given. */
  failed?: string | ((error: Error) => string);
  /** Instead of the banner with Retry. */
  renderFailure?: (error: Error, retry: () => void) => ReactNode;
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Loading, failed, empty or ready: one region, four states. What is on screen stays while it is fetched again. */
export function Loadable<Data>(props: LoadableProps<Data>) {
  const { query, loading, skeleton, failed, renderFailure, isEmpty, empty, children } = props;
  const { data, error } = query;
  const isWaiting = data === undefined && (error === null || query.isFetching);
  const failure = data === undefined && error !== null ? error : undefined;
  const words = typeof failed === 'function' ? failure && failed(failure) : failed;
  const region = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The button goes away with the failure; the focus stays here and does not start again at the top of the page.
    region.current?.focus({ preventScroll: true });
    query.refetch();
  };

  return (
    <div ref={region} tabIndex={-1} aria-busy={isWaiting || undefined}>
      {failure && renderFailure && !isWaiting ? renderFailure(failure, retry) : null}
      {!renderFailure && (
        <Banner
          tone="failure"
          message={failure && (words ?? failure.message)}
          detail={referenceOf(failure)}
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
          <p className={styles.words} role="status">
            <Spinner size={20} />
            <Message>{loading}</Message>
          </p>
          {skeleton}
        </div>
      )}
      {data !== undefined && (isEmpty?.(data) ? empty : children(data))}
    </div>
  );
}
