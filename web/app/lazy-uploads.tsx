import { useSession } from '../api/session.ts';
import { lateExtra } from '../platform/late.tsx';

const UploadDock = lateExtra(() => import('../uploads/upload-dock.tsx'), 'UploadDock');

/** Mounted above the router, so that uploads survive navigation. Loaded lazily, for administrators only. */
export function LazyUploads() {
  const { user } = useSession();
  return user?.role === 'admin' && <UploadDock />;
}
