import type { ReactNode } from 'react';
import { CoursePicture } from '../../../course/course-picture.tsx';
import { dashboardPath, liveCoursesPath } from '../../../platform/addresses.ts';
import { ENTRY } from '../../../text/copy/learning-entry.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import styles from './entry.module.css';

export interface EntryBannerProps {
  courseId: string;
  /** Undefined while loading. */
  thumbnail: string | undefined;
  smallThumbnail: string | undefined;
  eyebrow: string;
  /** Undefined while loading. */
  title: string | undefined;
  children?: ReactNode;
}

/** Header of the course entry: text left, picture right. */
export function EntryBanner({ courseId, thumbnail, smallThumbnail, eyebrow, title, children }: EntryBannerProps) {
  const shown = title ?? ENTRY.title;
  return (
    <header className={styles.banner}>
      <Stack gap={3} align="start" className={styles.words}>
        <Breadcrumbs
          crumbs={[
            { label: ENTRY.dashboardCrumb, to: dashboardPath },
            { label: ENTRY.coursesCrumb, to: liveCoursesPath },
            { label: shown },
          ]}
        />
        <p className={styles.eyebrow}>{eyebrow}</p>
        <PageTitle title={shown} isSmall />
        {children}
      </Stack>
      <div className={styles.picture}>
        <CoursePicture courseId={courseId} thumbnail={thumbnail} smallThumbnail={smallThumbnail} isFilling />
      </div>
    </header>
  );
}
