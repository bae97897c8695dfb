import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SEARCH } from '../../text/copy/search.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { SearchField } from './search-field.tsx';
import { SearchResults } from './search-results.tsx';
import styles from './search-page.module.css';

/** /search: what I may study. The words are in the address, so that Back from a hit finds them again. */
export const SearchPage = () => <Search isAdmin={false} />;

/** /admin/search: everything there is, and the way to where it is built. */
export const AdminSearchPage = () => <Search isAdmin />;

function Search({ isAdmin }: { isAdmin: boolean }) {
  const [params, setParams] = useSearchParams();
  const text = (params.get('q') ?? '').trim();
  const look = useCallback(
    (words: string) => setParams(words === '' ? {} : { q: words }, { replace: true }),
    [setParams],
  );
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageTitle title={SEARCH.title} />
        <p className={styles.lead}>{isAdmin ? SEARCH.leadAdmin : SEARCH.lead}</p>
      </header>
      <SearchField text={text} onText={look} />
      <SearchResults text={text} isAdmin={isAdmin} />
    </div>
  );
}
