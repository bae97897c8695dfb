import type { Session } from 'electron';

/**
 * Denies every permission (camera, location, notifications, USB, clipboard, …) except full screen for videos. Downloads
 * from the school's own site use the system's dialog, which is not a permission.
 */
export function refusePermissions(session: Session): void {
  const isAllowed = (permission: string) => permission === 'fullscreen';
  session.setPermissionRequestHandler((_contents, permission, decide) => decide(isAllowed(permission)));
  session.setPermissionCheckHandler((_contents, permission) => isAllowed(permission));
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, decide) => decide({}));
}
