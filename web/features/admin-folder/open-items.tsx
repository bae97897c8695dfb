import { changeItems } from '../../../src/uploads/folder/edit-plan.ts';
import { FOLDER } from '../../text/copy/admin-folder.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { editPlan, type Item, type Plan } from './folder-store.ts';
import { PlanRow } from './plan-row.tsx';
import { TargetSelects } from './target-selects.tsx';
import styles from './folder.module.css';

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** Files without a target, grouped by folder, to place one by one or together. */
export function OpenItems({ courseId, plan }: { courseId: string; plan: Plan }) {
  const folders = new Map<string, Item[]>();
  for (const item of plan.items) {
    if (item.target) continue;
    const folder = folderOf(item.path);
    folders.set(folder, [...(folders.get(folder) ?? []), item]);
  }
  if (folders.size === 0) return null;
  return (
    <Card as="section" aria-labelledby="open-items" padding="none" className={styles.open}>
      <Row gap={3} lineGap={2} align="center" className={styles.moduleHead}>
        <Row as="h2" id="open-items" gap={3} lineGap="2px" align="baseline" className={styles.heading}>
          {FOLDER.openHeading}
        </Row>
        <p className={styles.note}>{FOLDER.openLine}</p>
      </Row>
      {[...folders].map(([folder, items]) => (
        <OpenFolder key={folder} courseId={courseId} folder={folder} items={items} modules={plan.modules} />
      ))}
    </Card>
  );
}

interface OpenFolderProps {
  courseId: string;
  folder: string;
  items: readonly Item[];
  modules: Plan['modules'];
}

function OpenFolder({ courseId, folder, items, modules }: OpenFolderProps) {
  const ids = items.filter(({ isLeftOut }) => !isLeftOut).map(({ id }) => id);
  const change = (facts: Parameters<typeof changeItems>[2]) =>
    editPlan(courseId, (now) => changeItems(now, ids, facts));
  const hint = items.every((item) => item.hint.moduleNumber === items[0]?.hint.moduleNumber)
    ? items[0]?.hint
    : undefined;
  return (
    <div className={styles.day}>
      {items.length > 1 && (
        <Row gap={3} lineGap={2} align="center" className={styles.folder}>
          <Row as="h3" gap={3} lineGap="2px" align="baseline" className={styles.dayHeading}>
            {FOLDER.placeAll(folder)}
          </Row>
          <TargetSelects
            name={FOLDER.placeAll(folder)}
            target={undefined}
            hint={hint ?? {}}
            hasDocuments={items.every(({ type }) => type === 'pdf')}
            modules={modules}
            onChange={(target) => change({ target })}
          />
          <Button variant="quiet" size="small" onClick={() => change({ isLeftOut: true })}>
            {FOLDER.leaveAllOut}
          </Button>
        </Row>
      )}
      <ul>
        {items.map((item) => (
          <PlanRow key={item.id} courseId={courseId} item={item} modules={modules} />
        ))}
      </ul>
    </div>
  );
}
