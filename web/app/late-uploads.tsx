import { type ComponentType, lazy, Suspense } from 'react';
import { useSession } from '../api/session.ts';

/** Where its code does not come, everything else still works. */
const nothing = { default: () => null };
const UploadDock = lazy<ComponentType>(() =>
  import('../uploads/upload-dock.tsx').then(
    ({ UploadDock: component }) => ({ default: component }),
    () => nothing,
  ),
);

/** Above the router, so that leaving a page loses no upload. Its code comes for administrators only. */
export function LateUploads() {
  const { user } = useSession();
  return (
    user?.role === 'admin' && (
      <Suspense fallback={null}>
        <UploadDock />
      </Suspense>
    )
  );
}
