import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '../../../src/wire/paths.ts';
import { call } from '../../api/client.ts';
import { withQuery } from '../../platform/with-query.ts';
import { SETTINGS } from '../../text/copy/admin-settings.ts';
import { blockInWords } from '../../text/copy/admin-words.ts';
import { schoolDayOf } from '../../text/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './settings.module.css';

interface SettingsHistoryProps {
  /** The version on the site. */
  version: number;
  onBack: (version: number) => void;
}

/** Published versions, each with who and when; any of them becomes the draft again. */
export function SettingsHistory({ version: shown, onBack }: SettingsHistoryProps) {
  const query = useInfiniteQuery({
    queryKey: ['admin', 'settings', 'versions', shown],
    queryFn: ({ pageParam, signal }) =>
      call(withQuery(paths.settingsVersions, new URLSearchParams(pageParam ? { before: String(pageParam) } : {})), {
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ nextBefore }) => nextBefore,
  });
  const { history } = SETTINGS;
  return (
    <section aria-labelledby="settings-history" className={styles.history}>
      <h2 id="settings-history">{history.title}</h2>
      <Loadable query={query} loading={history.loading} failed={history.failed} skeleton={<Skeleton height="120px" />}>
        {({ pages }) => {
          const versions = pages.flatMap((page) => page.versions);
          if (versions.length === 0) return <p>{history.empty}</p>;
          return (
            <ul className={styles.versions}>
              {versions.map(({ version, by, at, groups, blocks }) => (
                <li key={version} className={styles.version}>
                  <div>
                    <p>{history.line(version, by ?? SETTINGS.somebody, schoolDayOf(at))}</p>
                    <p className={styles.quiet}>
                      {history.changed(groups.map((group) => SETTINGS[group].title).join(', '))}
                    </p>
                    {blocks.length > 0 && (
                      <p className={styles.quiet}>
                        {history.words(blocks.map((block) => blockInWords(block) ?? block).join('; '))}
                      </p>
                    )}
                  </div>
                  {version === shown ? (
                    <Tag>{history.shown}</Tag>
                  ) : (
                    <Button
                      variant="outline"
                      size="small"
                      aria-label={history.backTo(version)}
                      onClick={() => onBack(version)}
                    >
                      {history.back}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          );
        }}
      </Loadable>
      {query.hasNextPage && (
        <Button variant="outline" size="small" onClick={() => void query.fetchNextPage()}>
          {history.older}
        </Button>
      )}
    </section>
  );
}
