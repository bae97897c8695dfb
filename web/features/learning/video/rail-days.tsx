import type { ContentReply, WeekReply } from '../../../../src/wire/catalog.ts';
import { M } from '../../../../src/wire/messages.ts';
import { Message } from '../../../ui/text.tsx';
import { ItemButton } from '../curriculum/item-button.tsx';
import { dayLabel, itemsOf } from '../outline.ts';
import { isDone, type Places } from '../places.ts';
import styles from './rail-days.module.css';

export interface RailDaysProps {
  week: WeekReply;
  currentId: string;
  places: Places;
  isExample: boolean;
  onOpen: (content: ContentReply) => void;
}

/** The days of one module that hold something. */
export function RailDays({ week, currentId, places, isExample, onOpen }: RailDaysProps) {
  if (itemsOf(week).length === 0)
    return (
      <p className={styles.nothing}>
        <Message>{M.noModuleContent}</Message>
      </p>
    );
  return (
    <ol className={styles.days}>
      {week.days
        .filter(({ contents }) => contents.length > 0)
        .map((day) => (
          <li key={day.id} className={styles.day}>
            <span className={styles.label}>{dayLabel(week, day)}</span>
            <ul className={styles.items}>
              {day.contents.map((content) => (
                <li key={content.id}>
                  <ItemButton
                    content={content}
                    isDone={isDone(places, content)}
                    isCurrent={content.id === currentId}
                    isDisabled={isExample}
                    onOpen={() => onOpen(content)}
                  />
                </li>
              ))}
            </ul>
          </li>
        ))}
    </ol>
  );
}
