import { useState } from 'react';
import { Link } from 'react-router';
import type { CoursePage } from '../../api/courses.ts';
import { ToothGlyph } from '../../art/tooth-glyph.tsx';
import { dayTitle, moduleTitle } from '../../course/outline.ts';
import { freeLessonPath } from '../../platform/addresses.ts';
import { SALES } from '../../text/copy/course-sales.ts';
import { PROGRAM } from '../../text/copy/program.ts';
import { clock, spokenTime } from '../../text/playing-time.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Note, Row, Text } from '../../ui/layout/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import { VisuallyHidden } from '../../ui/text.tsx';
import styles from './course-sales-page.module.css';

type Module = CoursePage['modules'][number];
type Day = Module['days'][number];
type Item = Day['items'][number];
/** Address of a lesson that anybody may open; null of another item. */
type FreeAt = (item: Item) => string | null;

/** Outline with titles and lengths; the first module is open. A closed one is drawn when it is opened first. */
export function SalesOutline({ course: { slug, modules, freeLessons } }: { course: CoursePage }) {
  const freeAt = (item: Item) => (freeLessons.some(({ id }) => id === item.id) ? freeLessonPath(slug, item.id) : null);
  return (
    <ol className={styles.modules}>
      {modules.map((module, index) => (
        <li key={module.id}>
          <ModuleOutline module={module} isFirst={index === 0} freeAt={freeAt} />
        </li>
      ))}
    </ol>
  );
}

function ModuleOutline({ module, isFirst, freeAt }: { module: Module; isFirst: boolean; freeAt: FreeAt }) {
  const [isOpen, setOpen] = useState(isFirst);
  const [wasOpened, setOpened] = useState(isFirst);
  const toggle = (open: boolean) => {
    setOpen(open);
    setOpened(true);
  };
  const sizes = [
    PROGRAM.days(module.days.length),
    SALES.lessons(module.itemCount),
    ...(module.documentCount > 0 ? [PROGRAM.documents(module.documentCount)] : []),
  ];
  return (
    <Disclosure
      label={
        <Row as="span" gap={3} wraps={false} align="center" className={styles.moduleLabel}>
          <ToothGlyph moduleNumber={module.moduleNumber} size={34} />
          <span className={styles.moduleWords}>
            <span>{moduleTitle(module)}</span>
            <Text as="span" tone="muted" size="small" weight="regular">
              {sizes.join(' · ')}
            </Text>
          </span>
        </Row>
      }
      isOpen={isOpen}
      onToggle={toggle}
    >
      {wasOpened && <Days module={module} freeAt={freeAt} />}
    </Disclosure>
  );
}

/** Days that have lessons: an empty one promises nothing. */
function Days({ module: { moduleNumber, days }, freeAt }: { module: Module; freeAt: FreeAt }) {
  const filled = days.filter(({ items }) => items.length > 0);
  if (filled.length === 0) return <Note className={styles.days}>{SALES.noLessons}</Note>;
  return (
    <ol className={styles.days}>
      {filled.map((day) => (
        <li key={day.id}>
          <h3 className={styles.dayTitle}>
            <span className={styles.code}>{PROGRAM.day(moduleNumber, day.dayNumber)}</span>
            {dayTitle(day) !== `Day ${day.dayNumber}` && <span>{dayTitle(day)}</span>}
          </h3>
          <ul className={styles.items}>
            {day.items.map((item) => (
              <Row as="li" key={item.id} gap={3} wraps={false} align="baseline" justify="between">
                <ItemTitle item={item} freeAt={freeAt} />
                <Length item={item} />
              </Row>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function ItemTitle({ item, freeAt }: { item: Item; freeAt: FreeAt }) {
  const address = freeAt(item);
  if (address === null) return <span>{item.title}</span>;
  return (
    <span>
      <Link to={address}>{item.title}</Link> <Tag tone="success">{SALES.free}</Tag>
    </span>
  );
}

function Length({ item: { type, duration } }: { item: Item }) {
  if (duration !== null)
    return (
      <span className={styles.length}>
        <span aria-hidden="true">{clock(duration)}</span>
        <VisuallyHidden>{spokenTime(duration)}</VisuallyHidden>
      </span>
    );
  if (type === 'video') return null;
  return <span className={styles.length}>{type === 'test' ? SALES.test : SALES.paper}</span>;
}
