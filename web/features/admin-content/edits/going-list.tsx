import { DELETE } from '../../../text/copy/admin-content.ts';
import type { WhatGoes } from './what-goes.ts';
import styles from './what-goes.module.css';

/** The list inside the question: days with their items, documents, sums, and how many it concerns. */
export function GoingList({ goes }: { goes: WhatGoes }) {
  return (
    <div className={styles.goes}>
      <p className={styles.sums}>
        <span className={styles.sum}>{DELETE.sum}</span>
        {goes.sums.map((sum) => (
          <span key={sum} className={styles.figure}>
            {sum}
          </span>
        ))}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list scrolls, so a keyboard must be able to stand in it */}
      <div className={styles.scroll} role="region" aria-label={DELETE.whatGoes} tabIndex={0}>
        <ul className={styles.days}>
          {goes.days.map((day) => (
            <li key={day.label}>
              <p className={styles.day}>
                <span className={styles.label}>{day.label}</span>
                <span>{day.title}</span>
                {day.items.length === 0 && <span className={styles.none}>{DELETE.noItems}</span>}
              </p>
              {day.items.length > 0 && (
                <ul className={styles.items}>
                  {day.items.map((item, index) => (
                    <li key={`${index} ${item.title}`}>
                      <span>{item.title}</span>
                      {item.fileName && <span className={styles.file}>{item.fileName}</span>}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
          {goes.documents.length > 0 && (
            <li>
              <p className={styles.day}>{DELETE.documents}</p>
              <ul className={styles.items}>
                {goes.documents.map((title, index) => (
                  <li key={`${index} ${title}`}>{title}</li>
                ))}
              </ul>
            </li>
          )}
        </ul>
      </div>
      {goes.affected && <p className={styles.affected}>{goes.affected}</p>}
    </div>
  );
}
