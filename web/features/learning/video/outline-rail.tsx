import { useState } from 'react';
import { M } from '../../../../src/wire/messages.ts';
import type { ContentReply } from '../../../../src/wire/replies/catalog.ts';
import type { CourseModule } from '../../../api/courses.ts';
import { dayLabel, itemsOf, moduleLabel } from '../../../course/outline.ts';
import { VIDEO } from '../../../text/copy/learning.ts';
import { Accordion } from '../../../ui/accordion.tsx';
import { Note, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Message } from '../../../ui/text.tsx';
import { ItemButton, ModuleChip } from '../curriculum.tsx';
import { findLesson } from '../outline.ts';
import { isDone, type ProgressByItem, tallyOf } from '../progress-by-item.ts';
import styles from './video.module.css';

const DEFAULT_MODULES = 7;

interface OutlineRailProps {
  modules: readonly CourseModule[];
  currentId: string;
  progress: ProgressByItem;
  /** True for the example outline, which cannot be opened. */
  isExample: boolean;
  onOpen: (content: ContentReply) => void;
}

/** The course next to the video, one module open at a time (specification 2.4). */
export function OutlineRail({ modules, currentId, progress, isExample, onOpen }: OutlineRailProps) {
  const current = findLesson(modules, currentId)?.module ?? modules[0];
  const [openId, setOpenId] = useOpenModule(current?.id);
  return (
    <aside className={styles.rail} aria-label={VIDEO.outline}>
      <Row gap={3} lineGap={1} align="baseline" className={styles.head}>
        <Text as="h2" size="h3">
          {VIDEO.outline}
        </Text>
        <span className={styles.position}>
          <Message>{M.weekOf(current?.moduleNumber ?? 1, modules.length || DEFAULT_MODULES)}</Message>
        </span>
        {isExample && <Tag tone="warning">{VIDEO.example}</Tag>}
      </Row>
      {isExample && <p className={styles.note}>{VIDEO.exampleLine}</p>}
      <Accordion
        headingLevel={3}
        openId={openId}
        onOpen={setOpenId}
        items={modules.map((module) => {
          const tally = tallyOf(module, progress);
          return {
            id: module.id,
            heading: (
              <span className={styles.module}>
                <ModuleChip moduleNumber={module.moduleNumber} tally={tally} size={30} />
                <span>{moduleLabel(module)}</span>
              </span>
            ),
            aside: !isExample && <span className={styles.count}>{`${tally.done}/${tally.total}`}</span>,
            panel: (
              <RailDays
                module={module}
                currentId={currentId}
                progress={progress}
                isExample={isExample}
                onOpen={onOpen}
              />
            ),
          };
        })}
      />
    </aside>
  );
}

interface RailDaysProps {
  module: CourseModule;
  currentId: string;
  progress: ProgressByItem;
  isExample: boolean;
  onOpen: (content: ContentReply) => void;
}

/** Days of a module with items. */
function RailDays({ module, currentId, progress, isExample, onOpen }: RailDaysProps) {
  if (itemsOf(module.days).length === 0)
    return (
      <Note>
        <Message>{M.noModuleContent}</Message>
      </Note>
    );
  return (
    <Stack as="ol" gap={2} className={styles.days}>
      {module.days
        .filter(({ contents }) => contents.length > 0)
        .map((day) => (
          <li key={day.id} className={styles.day}>
            <span className={styles.dayLabel}>{dayLabel(module, day)}</span>
            <Stack as="ul" gap="2px" className={styles.items}>
              {day.contents.map((content) => (
                <li key={content.id}>
                  <ItemButton
                    content={content}
                    isDone={isDone(progress, content)}
                    isCurrent={content.id === currentId}
                    isDisabled={isExample}
                    onOpen={() => onOpen(content)}
                  />
                </li>
              ))}
            </Stack>
          </li>
        ))}
    </Stack>
  );
}

/**
 * Returns the open module: the current one, until the user opens another. That choice persists across items, and is
 * reset when the lesson enters another module.
 */
function useOpenModule(currentId: string | undefined): [string | null, (id: string | null) => void] {
  const [held, setHeld] = useState<{ currentId: string | undefined; open: string | null }>({
    currentId,
    open: currentId ?? null,
  });
  if (held.currentId !== currentId) setHeld({ currentId, open: currentId ?? null });
  return [held.open, (open) => setHeld({ currentId, open })];
}
