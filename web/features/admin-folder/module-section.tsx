import { memo } from 'react';
import { isDocumentOf, isInDay, renameDay, renameModule } from '../../../src/uploads/folder/edit-plan.ts';
import type { PlanModule } from '../../../src/uploads/folder/plan.ts';
import { MAX_TITLE } from '../../../src/wire/course-limits.ts';
import type { AdminCourse, AdminModule } from '../../api/admin-courses.ts';
import { dayLabel, dayTitle, moduleCode, moduleTitle } from '../../course/outline.ts';
import { FOLDER } from '../../text/copy/admin-folder.ts';
import { Card } from '../../ui/card.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import { editPlan, type Item, type Plan } from './folder-store.ts';
import { PlanRow } from './plan-row.tsx';
import fields from '../../forms/field.module.css';
import styles from './folder.module.css';

interface ModuleSectionProps {
  course: AdminCourse;
  module: PlanModule;
  plan: Plan;
}

/** Preview of a module: additions to its documents and days. */
export function ModuleSection({ course, module, plan }: ModuleSectionProps) {
  const { moduleNumber, isNew } = module;
  const isEditable = isNew || module.isRenamed;
  const present = course.modules.find((one) => one.moduleNumber === moduleNumber);
  const items = plan.items.filter(({ target }) => target?.moduleNumber === moduleNumber);
  const documents = items.filter(isDocumentOf(moduleNumber));
  const numbers = new Set(items.flatMap(({ target }) => (target?.kind === 'day' ? [target.dayNumber] : [])));
  const days = [...numbers].sort((a, b) => a - b);
  const added = Math.max(0, Math.max(0, ...days) - module.dayCount);
  const headingId = `module-${moduleNumber}`;
  return (
    <Card as="section" aria-labelledby={headingId} padding="none">
      <Row gap={3} lineGap={2} align="center" className={styles.moduleHead}>
        <Row as="h2" id={headingId} gap={3} lineGap="2px" align="baseline" className={styles.heading}>
          <span className={styles.code}>{moduleCode(module)}</span>{' '}
          <span className={isEditable ? styles.hidden : undefined}>{moduleTitle(present ?? module)}</span>
        </Row>
        {isEditable && (
          <input
            className={fields.control}
            aria-label={FOLDER.moduleTitle(moduleNumber)}
            maxLength={MAX_TITLE}
            autoComplete="off"
            value={module.title}
            onChange={({ target }) => editPlan(course.id, (now) => renameModule(now, moduleNumber, target.value))}
          />
        )}
        {isNew && <Tag tone="success">{FOLDER.newModule}</Tag>}
        {added > 0 && <span className={styles.note}>{FOLDER.newDays(added)}</span>}
      </Row>
      {days.map((dayNumber) => (
        <Rows
          key={dayNumber}
          courseId={course.id}
          modules={plan.modules}
          label={dayLabel(module, { dayNumber })}
          heading={titleOfDay(present, dayNumber)}
          there={present?.days.find((day) => day.dayNumber === dayNumber)?.contents.length ?? 0}
          items={items.filter(isInDay(moduleNumber, dayNumber))}
          title={plan.days.find((day) => day.moduleNumber === moduleNumber && day.dayNumber === dayNumber)?.title}
          onTitle={(title) => editPlan(course.id, (now) => renameDay(now, moduleNumber, dayNumber, title))}
        />
      ))}
      {documents.length > 0 && (
        <Rows
          courseId={course.id}
          modules={plan.modules}
          label={undefined}
          heading={FOLDER.documents}
          there={present?.documents.length ?? 0}
          items={documents}
        />
      )}
    </Card>
  );
}

const titleOfDay = (module: AdminModule | undefined, dayNumber: number): string => {
  const day = module?.days.find((one) => one.dayNumber === dayNumber);
  return day ? dayTitle(day) : FOLDER.dayOf(dayNumber);
};

interface RowsProps {
  courseId: string;
  modules: Plan['modules'];
  label: string | undefined;
  heading: string;
  /** Count of existing items. */
  there: number;
  items: readonly Item[];
  /** Title from the folder for a day without one. */
  title?: string | undefined;
  onTitle?: (title: string) => void;
}

const isSame = (before: RowsProps, after: RowsProps): boolean =>
  before.modules === after.modules &&
  before.there === after.there &&
  before.heading === after.heading &&
  before.title === after.title &&
  before.items.length === after.items.length &&
  before.items.every((item, index) => item === after.items[index]);

/** A day or the documents; memoized. */
const Rows = memo(function Rows({ courseId, modules, label, heading, there, items, title, onTitle }: RowsProps) {
  return (
    <div className={styles.day}>
      <Row gap={3} lineGap={1} align="center" className={styles.dayHead}>
        <Row as="h3" gap={3} lineGap="2px" align="baseline" className={styles.dayHeading}>
          {label && <span className={styles.label}>{label}</span>}
          <span className={title === undefined ? undefined : styles.hidden}>{heading}</span>
        </Row>
        {title !== undefined && (
          <input
            className={fields.control}
            aria-label={FOLDER.dayTitle(label ?? '')}
            placeholder={heading}
            maxLength={MAX_TITLE}
            autoComplete="off"
            value={title}
            onChange={({ target }) => onTitle?.(target.value)}
          />
        )}
        {there > 0 && <span className={styles.note}>{FOLDER.thereNow(there)}</span>}
      </Row>
      <ul>
        {items.map((item) => (
          <PlanRow key={item.id} courseId={courseId} item={item} modules={modules} />
        ))}
      </ul>
    </div>
  );
}, isSame);
