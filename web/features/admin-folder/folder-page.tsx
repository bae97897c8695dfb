import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { planFolder } from '../../../src/uploads/folder-plan.ts';
import { ADMIN } from '../../../src/wire/admin-messages.ts';
import { AdminPage } from '../../admin/admin-page.tsx';
import { type AdminCourse, useAdminCourse } from '../../api/admin-courses.ts';
import { type CourseFiles, courseFilesQuery } from '../../api/course-files.ts';
import { manageContentPath, manageCoursesPath } from '../../platform/admin-addresses.ts';
import { useStore } from '../../platform/store.ts';
import { MANAGE } from '../../text/copy/admin-content.ts';
import { FOLDER, FOLDER_DROP } from '../../text/copy/admin-folder.ts';
import { Card } from '../../ui/card.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import type { DroppedFile } from '../../ui/dropped-files.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { givenFolder } from '../../uploads/given-folder.ts';
import { sourceFile } from '../../uploads/source-file.ts';
import { findKnown } from './find-known.ts';
import { folderStore, type Plan } from './folder-store.ts';
import { PlanReview } from './plan-review.tsx';
import { checkTexts } from './timed-texts.ts';
import styles from './folder.module.css';

/** /admin/courses/:courseId/folder: imports a folder as modules, days and items, after a review. */
export function FolderPage() {
  const courseId = useParams()['courseId'] ?? '';
  const course = useAdminCourse(courseId);
  const files = useQuery(courseFilesQuery(courseId));
  const both = {
    data: course.data && files.data ? { course: course.data, files: files.data } : undefined,
    error: course.error ?? files.error,
    isFetching: course.isFetching || files.isFetching,
    refetch: () => [course.isError && course.refetch(), files.isError && files.refetch()],
  };
  return (
    <AdminPage
      layout="course"
      crumbs={[
        { label: MANAGE.crumbCourses, to: manageCoursesPath },
        { label: course.data?.title ?? MANAGE.crumb, to: manageContentPath(courseId) },
        { label: FOLDER.crumb },
      ]}
      title={
        <PageTitle title={course.data ? FOLDER.titleOf(course.data.title) : FOLDER.title}>{FOLDER.title}</PageTitle>
      }
      lead={FOLDER.lead}
    >
      <Loadable
        query={both}
        loading={FOLDER.loading}
        skeleton={<Skeleton height="320px" radius="var(--radius-card)" />}
        failed={ADMIN.courseDetailsFetchFailed}
      >
        {(loaded) => <Folder key={courseId} {...loaded} />}
      </Loadable>
    </AdminPage>
  );
}

/** Holds the plan for this course, and the progress of the search for known files. */
function useFolder(course: AdminCourse, { files, limits }: CourseFiles) {
  const held = useStore(folderStore);
  const [search, setSearch] = useState<{ plan: Plan; done: number; total: number }>();
  const plan = held?.courseId === course.id ? held.plan : undefined;

  const give = (dropped: readonly DroppedFile[]) => {
    const given = planFolder(dropped.map(sourceFile), course, limits);
    folderStore.set({ courseId: course.id, plan: given });
    setSearch({ plan: given, done: 0, total: 0 });
  };
  // Files dropped on another page of this course.
  useEffect(() => {
    const dropped = givenFolder.take(course.id);
    if (dropped) give(dropped);
  });

  const searched = search?.plan;
  useEffect(() => {
    if (!searched) return undefined;
    const { signal, abort } = abortable();
    void checkTexts(course.id, searched, signal);
    void findKnown(course.id, searched, files, signal, (done, total) => {
      if (!signal.aborted) setSearch({ plan: searched, done, total });
    });
    return abort;
  }, [course.id, searched, files]);

  return { plan, give, search: search && search.done < search.total ? search : undefined };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

function Folder({ course, files }: { course: AdminCourse; files: CourseFiles }) {
  const { plan, give, search } = useFolder(course, files);
  return (
    <Stack gap={4}>
      <DropZone
        words={plan ? { ...FOLDER_DROP, folder: FOLDER.another } : FOLDER_DROP}
        accept={{}}
        isSmall={plan !== undefined}
        isPageWide
        onFiles={give}
      />
      {plan ? <PlanReview course={course} plan={plan} search={search} /> : <HowNamesAreRead />}
    </Stack>
  );
}

function HowNamesAreRead() {
  return (
    <Card as="section" aria-labelledby="names" gap={4}>
      <Row as="h2" id="names" gap={3} lineGap="2px" align="baseline" className={styles.heading}>
        {FOLDER.howHeading}
      </Row>
      <Stack as="dl" gap={3} className={styles.names}>
        {FOLDER.how.map(({ name, means }) => (
          <div key={name}>
            <dt className={styles.path}>{name}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </Stack>
    </Card>
  );
}
