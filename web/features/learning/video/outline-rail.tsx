import type { ContentReply, WeekReply } from '../../../../src/wire/catalog.ts';
import { M } from '../../../../src/wire/messages.ts';
import { VIDEO } from '../../../text/copy/learning.ts';
import { Accordion } from '../../../ui/accordion.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Message } from '../../../ui/text.tsx';
import { ModuleChip } from '../curriculum/module-chip.tsx';
import { findLesson, moduleLabel } from '../outline.ts';
import { type Places, tallyOf } from '../places.ts';
import { RailDays } from './rail-days.tsx';
import { useOpenModule } from './use-open-module.ts';
import styles from './outline-rail.module.css';

const DEFAULT_MODULES = 7;

export interface OutlineRailProps {
  weeks: readonly WeekReply[];
  currentId: string;
  places: Places;
  /** The demo outline: shown, not opened. */
  isExample: boolean;
  onOpen: (content: ContentReply) => void;
}

/** The course beside the video: one module open at a time (specification 2.4). */
export function OutlineRail({ weeks, currentId, places, isExample, onOpen }: OutlineRailProps) {
  const current = findLesson(weeks, currentId)?.week ?? weeks[0];
  const [openId, setOpenId] = useOpenModule(current?.id);
  return (
    <aside className={styles.rail} aria-label={VIDEO.outline}>
      <div className={styles.head}>
        <h2 className={styles.title}>{VIDEO.outline}</h2>
        <span className={styles.week}>
          <Message>{M.weekOf(current?.weekNumber ?? 1, weeks.length || DEFAULT_MODULES)}</Message>
        </span>
        {isExample && <Tag tone="warning">{VIDEO.example}</Tag>}
      </div>
      {isExample && <p className={styles.note}>{VIDEO.exampleLine}</p>}
      <Accordion
        headingLevel={3}
        openId={openId}
        onOpen={setOpenId}
        items={weeks.map((week) => {
          const tally = tallyOf(week, places);
          return {
            id: week.id,
            heading: (
              <span className={styles.module}>
                <ModuleChip weekNumber={week.weekNumber} tally={tally} size={30} />
                <span>{moduleLabel(week)}</span>
              </span>
            ),
            aside: !isExample && <span className={styles.count}>{`${tally.done}/${tally.total}`}</span>,
            panel: <RailDays week={week} currentId={currentId} places={places} isExample={isExample} onOpen={onOpen} />,
          };
        })}
      />
    </aside>
  );
}
