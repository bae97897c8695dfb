import { useEffect, useState } from 'react';
import { paths } from '../../../../../src/wire/paths.ts';
import { call } from '../../../../api/client.ts';
import { useStore } from '../../../../platform/store.ts';
import type { PlayableLesson } from '../lesson.ts';
import { Protection, type ProtectionState } from './protection.ts';

export interface ProtectionOfStage extends ProtectionState {
  onContextMenu: Protection['rightClicked'];
}

/** Runs the protection during one visit to the player, across lessons, and logs incidents of students on the server. */
export function useProtection({
  courseId,
  contentId,
  isPreview,
}: Pick<PlayableLesson, 'courseId' | 'contentId' | 'isPreview'>): ProtectionOfStage {
  const [protection] = useState(() => new Protection());
  const state = useStore(protection);

  useEffect(
    () =>
      protection.listen({
        window,
        document,
        // Uses keepalive, to outlive the page. Not retried without an answer: it might be stored twice, and the student
        // loses nothing.
        log: (kind) =>
          isPreview ||
          void call(paths.activity, { method: 'POST', body: { courseId, contentId, kind }, keepalive: true }).catch(
            () => undefined,
          ),
      }),
    [protection, courseId, contentId, isPreview],
  );

  // Picture-in-picture cannot be covered: close it.
  useEffect(() => {
    if (state.isShown && document.pictureInPictureElement) void document.exitPictureInPicture().catch(() => undefined);
  }, [state.isShown]);

  return { ...state, onContextMenu: protection.rightClicked };
}
