import { Search } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { SEARCH } from '../../text/copy/search.ts';
import styles from './search-page.module.css';

/** Long enough for the next letter of the same word. */
const PAUSE_MS = 250;

/** Tells what is typed once the person pauses, or at once with Enter. */
export function SearchField({ text, onText }: { text: string; onText: (text: string) => void }) {
  const id = useId();
  const [typed, setTyped] = useState(text);
  const [told, setTold] = useState(text);
  // Back and Forward change the words from outside.
  if (text !== told) {
    setTold(text);
    if (text !== typed.trim()) setTyped(text);
  }

  useEffect(() => {
    if (typed.trim() === text) return undefined;
    const timer = setTimeout(() => onText(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, text, onText]);

  return (
    <form
      role="search"
      className={styles.form}
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
    </form>
  );
}
