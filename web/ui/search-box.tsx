import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import { CrossIcon } from './icons.tsx';
import styles from './search-box.module.css';

/** Debounce of typing. */
const PAUSE_MS = 300;

export interface SearchBoxProps {
  label: string;
  /** Label of the clear button. */
  clear: string;
  search: string;
  maxLength?: number;
  onSearch: (search: string) => void;
}

/** Typed text not yet in the URL. */
interface Draft {
  readonly words: string;
  /** Submitted: the URL follows, and then takes over. */
  readonly isSettled: boolean;
}

/**
 * Searches while typing (debounced), and at once on Enter or blur. A changed URL replaces the text if nothing is half
 * typed. Until the URL has followed, the draft stays: the next key would otherwise be added to the old text.
 */
export function SearchBox({ label, clear, search, maxLength, onSearch }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  const [draft, setDraft] = useState<Draft>();
  const [seen, setSeen] = useState(search);
  if (search !== seen) {
    setSeen(search);
    if (draft?.isSettled) setDraft(undefined);
  }
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const settle = (words: string) => {
    window.clearTimeout(timer.current);
    const isNew = words.trim() !== search;
    setDraft(isNew ? { words, isSettled: true } : undefined);
    if (isNew) onSearch(words.trim());
  };
  const type = (words: string) => {
    setDraft({ words, isSettled: false });
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => settle(words), PAUSE_MS);
  };
  const shown = draft?.words ?? search;

  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        settle(shown);
      }}
    >
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <Search size={20} aria-hidden="true" />
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={maxLength}
          value={shown}
          onChange={(event) => type(event.target.value)}
          onBlur={() => settle(shown)}
        />
        {shown !== '' && (
          <IconButton
            label={clear}
            icon={<CrossIcon size={20} />}
            onClick={() => {
              settle('');
              input.current?.focus();
            }}
          />
        )}
      </div>
    </form>
  );
}
