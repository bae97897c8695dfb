import type { CourseReply } from '../../../../src/wire/catalog.ts';
import { COURSE } from '../../../text/copy/learning.ts';
import { Tabs, useTabParam } from '../../../ui/tabs.tsx';
import type { Places } from '../places.ts';
import { CourseContent } from './course-content.tsx';
import { CourseDocuments } from './course-documents.tsx';
import styles from './course-tabs.module.css';

export function CourseTabs({ course, places }: { course: CourseReply; places: Places }) {
  const [tab, choose] = useTabParam('tab', ['content', 'documents']);
  return (
    <Tabs
      label={COURSE.tabs}
      value={tab}
      onChange={choose}
      tabs={[
        {
          id: 'content',
          label: <span className={styles.label}>{COURSE.contentTab}</span>,
          panel: <CourseContent course={course} places={places} />,
        },
        {
          id: 'documents',
          label: <span className={styles.label}>{COURSE.documentsTab}</span>,
          panel: <CourseDocuments weeks={course.weeks} />,
        },
      ]}
    />
  );
}
