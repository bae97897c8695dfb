import { useSearchParams } from 'react-router';
import { type ListedCourse, useAdminCourse } from '../../api/admin-courses.ts';
import { tabStorage } from '../../platform/storage.ts';

const BATCH_KEY = 'cusp.bulk-batch';

/** Keeps course, module and last batch in the URL; the batch also in the tab's storage, for visits without it. */
export function useUploadTarget(courses: readonly ListedCourse[]) {
  const [params, setParams] = useSearchParams();
  const course = courses.find(({ id }) => id === params.get('course'));
  const tree = useAdminCourse(course?.id ?? '');
  const module = tree.data?.modules.find(({ id }) => id === params.get('module'));

  const set = (values: Readonly<Record<string, string>>, gone: readonly string[] = []) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const name of gone) after.delete(name);
        for (const [name, value] of Object.entries(values)) after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );

  return {
    course,
    tree,
    module,
    /** The URL names a module of a course whose modules are still loading. */
    isModuleLoading: course !== undefined && params.has('module') && tree.isPending,
    batchId: params.get('batch') ?? tabStorage.read(BATCH_KEY) ?? undefined,
    chooseCourse: (id: string) => set({ course: id }, ['module']),
    chooseModule: (id: string) => set({ module: id }),
    rememberBatch: (id: string) => {
      tabStorage.write(BATCH_KEY, id);
      set({ batch: id });
    },
  };
}

export type Target = ReturnType<typeof useUploadTarget>;
