import { useState } from 'react';
import { M } from '../../../src/wire/messages.ts';
import type { AdminCourse } from '../../api/admin-courses.ts';
import { useConversions } from '../../api/conversions.ts';
import { ChartDrawing } from '../../art/lazy-drawings.tsx';
import { MANAGE } from '../../text/copy/admin-content.ts';
import { Banner } from '../../ui/banner.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { BuilderContext } from './builder.ts';
import { DayPanel } from './day/day-panel.tsx';
import { DocumentsPanel } from './day/documents-panel.tsx';
import { ModuleHead } from './day/module-head.tsx';
import { useEdits } from './edits/use-edits.ts';
import { placingOf } from './moving/placing.ts';
import { useDrag } from './moving/use-drag.ts';
import { AddModuleForm } from './outline/add-forms.tsx';
import { Outline } from './outline/outline.tsx';
import { QueuePanel } from './queue/queue-panel.tsx';
import { useSelection } from './selection.ts';
import { UploadCard } from './upload/upload-card.tsx';
import styles from './outline/outline.module.css';

const BANNER_LIFE_MS = 5000;

/** Layout: modules and days on the left, the selected day and its uploads on the right, the queue below. */
export function ContentBuilder({ course }: { course: AdminCourse }) {
  const [said, say] = useState<string>();
  const selection = useSelection(course.modules);
  const edits = useEdits(course.id, selection, say);
  const [openedByDrag, setOpened] = useState<readonly string[]>([]);
  const drag = useDrag({
    onDrop(dragged, drop) {
      const placing = placingOf(course, dragged, drop);
      if (placing) void edits.place(placing);
    },
    onRest: (moduleId) => setOpened((opened) => [...opened, moduleId]),
    onEnd: () => setOpened((opened) => (opened.length > 0 ? [] : opened)),
  });
  const conversions = useConversions(course);
  const { module, day } = selection;
  return (
    <BuilderContext value={{ course, selection, edits, conversions, drag }}>
      <div className={styles.builder}>
        <div className={styles.said}>
          <Banner tone="success" message={said} lifeMs={BANNER_LIFE_MS} onDismiss={() => say(undefined)} />
        </div>
        {module ? (
          <div className={styles.columns}>
            <Outline openedByDrag={openedByDrag} />
            <Stack gap={5} className={styles.work}>
              <ModuleHead module={module} />
              <DayPanel module={module} day={day} />
              <UploadCard module={module} day={day} />
              <DocumentsPanel module={module} />
            </Stack>
          </div>
        ) : (
          <EmptyState
            drawing={<ChartDrawing />}
            message={M.noModules}
            action={
              <div className={styles.first}>
                <AddModuleForm />
              </div>
            }
          >
            {MANAGE.noModulesLine}
          </EmptyState>
        )}
        <QueuePanel say={say} />
      </div>
    </BuilderContext>
  );
}
