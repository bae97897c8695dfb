import { Search } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { SEARCH } from '../../text/copy/search.ts';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SearchResults } from './search-results.tsx';
import styles from './search-page.module.css';

/** /search: searches the user's courses. The words are in the URL, so that Back restores them. */
export const SearchPage = () => <SearchScreen isAdmin={false} />;

/** /admin/search: searches everything, with links to the editor. */
export const AdminSearchPage = () => <SearchScreen isAdmin />;

function SearchScreen({ isAdmin }: { isAdmin: boolean }) {
  const [params, setParams] = useSearchParams();
  const text = (params.get('q') ?? '').trim();
  const look = useCallback(
    (words: string) => setParams(words === '' ? {} : { q: words }, { replace: true }),
    [setParams],
  );
  return (
    <Stack gap={5} className={styles.page} data-admin={isAdmin || undefined}>
      <Stack as="header" gap={2}>
        <PageTitle title={SEARCH.title} />
        <Text tone="muted">{isAdmin ? SEARCH.leadAdmin : SEARCH.lead}</Text>
      </Stack>
      <SearchField text={text} onText={look} />
      <SearchResults text={text} isAdmin={isAdmin} />
    </Stack>
  );
}

/** Debounce: longer than the pause between letters of a word. */
const PAUSE_MS = 250;

/** Reports the typed text after a pause (debounced), or at once on Enter. */
function SearchField({ text, onText }: { text: string; onText: (text: string) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isEmpty] = useState(text === '');
  const [typed, setTyped] = useState(text);
  const [told, setTold] = useState(text);
  // Back and Forward change the words from outside.
  if (text !== told) {
    setTold(text);
    if (text !== typed.trim()) setTyped(text);
  }

  // After the heading, which takes the focus on other pages; on the way back to results too.
  useEffect(() => {
    if (isEmpty) input.current?.focus();
  }, [isEmpty]);

  useEffect(() => {
    if (typed.trim() === text) return undefined;
    const timer = setTimeout(() => onText(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, text, onText]);

  return (
    <Stack
      as="form"
      role="search"
      gap="6px"
      onSubmit={(event) => {
        event.preventDefault();
        onText(typed.trim());
      }}
    >
      <label htmlFor={id} className={styles.label}>
        {SEARCH.label}
      </label>
      <span className={styles.box}>
        <Search size={22} aria-hidden="true" />
        <input
          ref={input}
          id={id}
          type="search"
          className={styles.input}
          value={typed}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setTyped(event.target.value)}
        />
      </span>
    </Stack>
  );
}
