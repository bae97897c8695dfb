import type { Session } from 'electron';

/**
 * A page may ask for nothing: camera, place, notifications, USB, clipboard and whatever comes next. Only a video may
 * fill the screen. Downloads of the school's own site go through the system's dialog, which is no permission.
 */
export function refusePermissions(session: Session): void {
  const isAllowed = (permission: string) => permission === 'fullscreen';
  session.setPermissionRequestHandler((_contents, permission, decide) => decide(isAllowed(permission)));
  session.setPermissionCheckHandler((_contents, permission) => isAllowed(permission));
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, decide) => decide({}));
}
