import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Row } from './layout/layout.tsx';
import styles from './tabs.module.css';

export interface Tab {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (id: string) => void;
  /** Stretches the tabs to full width. */
  isFull?: boolean;
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** WAI-ARIA tabs with automatic activation (arrow keys). Use `useTabParam` to keep the tab in the URL. */
export function Tabs({ label, tabs, value, onChange, isFull }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.find((tab) => tab.id === value) ?? tabs[0];

  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || !chosen) return;
    event.preventDefault();
    const next = step(tabs.indexOf(chosen), tabs.length);
    onChange((tabs[next] as Tab).id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <div>
      <Row
        ref={list}
        gap={1}
        wraps={false}
        className={styles.list}
        role="tablist"
        aria-label={label}
        data-full={isFull || undefined}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}${tab.id}`}
            className={styles.tab}
            aria-selected={tab === chosen}
            aria-controls={`${base}${tab.id}-panel`}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </Row>
      {chosen && (
        <div
          key={chosen.id}
          id={`${base}${chosen.id}-panel`}
          className={styles.panel}
          role="tabpanel"
          aria-labelledby={`${base}${chosen.id}`}
          tabIndex={0}
        >
          {chosen.panel}
        </div>
      )}
    </div>
  );
}

/**
 * Keeps the tab in the URL, for Back, reload and shared links. The first id is the default and is omitted; an unknown
 * value falls back to it.
 */
export function useTabParam<Id extends string>(name: string, ids: readonly [Id, ...Id[]]): [Id, (id: string) => void] {
  const [params, setParams] = useSearchParams();
  const value = ids.find((id) => id === params.get(name)) ?? ids[0];
  const choose = (id: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (id === ids[0]) after.delete(name);
        else after.set(name, id);
        return after;
      },
      { replace: true },
    );
  return [value, choose];
}
