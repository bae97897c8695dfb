import { type ReactNode, useId, useState } from 'react';
import { ChevronIcon } from './icons.tsx';
import styles from './accordion.module.css';

export interface AccordionItem {
  id: string;
  heading: ReactNode;
  /** Shown next to the heading, inside its button: a count, a tag. */
  aside?: ReactNode;
  panel: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  headingLevel?: 2 | 3 | 4;
  initialId?: string;
  /** Controlled: id of the open item, or null; give both. */
  openId?: string | null;
  onOpen?: (id: string | null) => void;
}

/** An accordion with at most one open item (WAI-ARIA accordion pattern). Closed panels are not rendered. */
export function Accordion({ items, headingLevel = 3, initialId, openId, onOpen }: AccordionProps) {
  const [own, setOwn] = useState<string | null>(initialId ?? null);
  const open = openId === undefined ? own : openId;
  const base = useId();
  const Heading = `h${headingLevel}` as const;
  const toggle = (id: string) => {
    const next = open === id ? null : id;
    setOwn(next);
    onOpen?.(next);
  };
  return (
    <div className={styles.accordion} data-rows>
      {items.map(({ id, heading, aside, panel }) => (
        <section key={id} className={styles.item} data-open={open === id || undefined}>
          <Heading className={styles.heading}>
            <button
              type="button"
              id={`${base}${id}`}
              className={styles.button}
              aria-expanded={open === id}
              aria-controls={`${base}${id}-panel`}
              onClick={() => toggle(id)}
            >
              <span className={styles.label}>{heading}</span>
              {aside}
              <ChevronIcon className={styles.chevron} size={20} />
            </button>
          </Heading>
          <div
            id={`${base}${id}-panel`}
            className={styles.panel}
            role="region"
            aria-labelledby={`${base}${id}`}
            hidden={open !== id}
          >
            {open === id && panel}
          </div>
        </section>
      ))}
    </div>
  );
}
