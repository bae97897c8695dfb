import { useState } from 'react';
import type { AdminCourseReply } from '../../../src/wire/admin-catalog.ts';
import { M } from '../../../src/wire/messages.ts';
import { ChartDrawing } from '../../art/late-drawings.tsx';
import { MANAGE } from '../../text/copy/admin-content.ts';
import { Banner } from '../../ui/banner.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BuilderContext } from './builder.ts';
import { DayPanel } from './day/day-panel.tsx';
import { DocumentsPanel } from './day/documents-panel.tsx';
import { WeekHead } from './day/week-head.tsx';
import { useEdits } from './edits/use-edits.ts';
import { AddWeekForm } from './outline/add-week-form.tsx';
import { Outline } from './outline/outline.tsx';
import { QueuePanel } from './queue/queue-panel.tsx';
import { usePlaceParam } from './selection.ts';
import { UploadCard } from './upload/upload-card.tsx';
import styles from './manage-content.module.css';

const BANNER_LIFE_MS = 5000;

/** Modules and days on the left, the chosen day and its uploads on the right, the queue below. */
export function ContentBuilder({ course }: { course: AdminCourseReply }) {
  const [said, say] = useState<string>();
  const place = usePlaceParam(course.weeks);
  const edits = useEdits(course.id, place, say);
  const { week, day } = place;
  return (
    <BuilderContext value={{ course, place, edits }}>
      <div className={styles.builder}>
        <div className={styles.said}>
          <Banner tone="success" message={said} lifeMs={BANNER_LIFE_MS} onDismiss={() => say(undefined)} />
        </div>
        {week ? (
          <div className={styles.columns}>
            <Outline />
            <div className={styles.work}>
              <WeekHead week={week} />
              <DayPanel week={week} day={day} />
              <UploadCard week={week} day={day} />
              <DocumentsPanel week={week} />
            </div>
          </div>
        ) : (
          <EmptyState
            drawing={<ChartDrawing />}
            message={M.noModules}
            action={
              <div className={styles.first}>
                <AddWeekForm />
              </div>
            }
          >
            {MANAGE.noModulesLine}
          </EmptyState>
        )}
        <QueuePanel say={say} isHiddenEmpty={!week} />
      </div>
    </BuilderContext>
  );
}
