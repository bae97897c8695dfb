import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { MAX_SEARCH, SORT_ORDERS, STUDENT_SORTS } from '../../../src/wire/admin-students.ts';
import { STUDENTS } from '../../text/copy/admin-students.ts';
import { IconButton } from '../../ui/button.tsx';
import { CrossIcon } from '../../ui/icons.tsx';
import { Select } from '../../ui/select.tsx';
import type { StudentsQuery } from './students-query.ts';
import styles from './students-page.module.css';

type Order = keyof typeof STUDENTS.orders;

const ORDERS = Object.entries(STUDENTS.orders).map(([value, label]) => ({ value: value as Order, label }));

interface StudentsToolsProps {
  query: StudentsQuery;
  onChange: (to: Partial<StudentsQuery>) => void;
}

/** Search; and how it is sorted, where no headings stand above columns. */
export function StudentsTools({ query, onChange }: StudentsToolsProps) {
  const sortBy = (chosen: Order) => {
    const [sort, order] = chosen.split(' ');
    onChange({ sort: STUDENT_SORTS.find((one) => one === sort), order: SORT_ORDERS.find((one) => one === order) });
  };
  return (
    <div className={styles.tools} role="search">
      <StudentSearch search={query.search} onSearch={(search) => onChange({ search })} />
      <div className={styles.sort}>
        <Select label={STUDENTS.sortBy} options={ORDERS} value={`${query.sort} ${query.order}`} onChange={sortBy} />
      </div>
    </div>
  );
}

/** Somebody who types pauses longer than this before they look. */
const PAUSE_MS = 300;

/**
 * Searches while one types, at once with Enter or on leaving. What the address says shows as soon as nothing is half
 * typed.
 */
function StudentSearch({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  const [draft, setDraft] = useState<string>();
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const settle = (words: string) => {
    window.clearTimeout(timer.current);
    setDraft(undefined);
    if (words.trim() !== search) onSearch(words.trim());
  };
  const type = (words: string) => {
    setDraft(words);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => settle(words), PAUSE_MS);
  };
  const shown = draft ?? search;

  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        settle(shown);
      }}
    >
      <label className={styles.label} htmlFor={id}>
        {STUDENTS.search}
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
          maxLength={MAX_SEARCH}
          value={shown}
          onChange={(event) => type(event.target.value)}
          onBlur={() => settle(shown)}
        />
        {shown !== '' && (
          <IconButton
            label={STUDENTS.clearSearch}
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
