import { type ComponentType, lazy, Suspense } from 'react';
import { useSession } from '../api/session.ts';

/** Fallback if the code fails to load: everything else still works. */
const nothing = { default: () => null };
const UploadDock = lazy<ComponentType>(() =>
  import('../uploads/upload-dock.tsx').then(
    ({ UploadDock: component }) => ({ default: component }),
    () => nothing,
  ),
);

/** Mounted above the router, so that uploads survive navigation. Loaded lazily, for administrators only. */
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
