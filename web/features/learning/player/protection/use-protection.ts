import { useEffect, useState } from 'react';
import { paths } from '../../../../../src/wire/paths.ts';
import { call } from '../../../../api/client.ts';
import { useStore } from '../../../../platform/store.ts';
import type { PlayableLesson } from '../lesson.ts';
import { Protection, type ProtectionState } from './protection.ts';

export interface ProtectionOfStage extends ProtectionState {
  onContextMenu: Protection['rightClicked'];
}

/** Watches over one visit to the player, whatever lessons it plays, and has the server store what it saw. */
export function useProtection({
  courseId,
  contentId,
}: Pick<PlayableLesson, 'courseId' | 'contentId'>): ProtectionOfStage {
  const [protection] = useState(() => new Protection());
  const state = useStore(protection);

  useEffect(
    () =>
      protection.listen({
        window,
        document,
        // It must outlive a page that is going away. Without an answer nothing is lost for the student, and it is not
        // told a second time: then it might be stored twice.
        log: (kind) =>
          void call(paths.activity, { method: 'POST', body: { courseId, contentId, kind }, keepalive: true }).catch(
            () => undefined,
          ),
      }),
    [protection, courseId, contentId],
  );

  // Over the small window nothing can be drawn: it closes for as long as the picture is covered.
  useEffect(() => {
    if (state.isShown && document.pictureInPictureElement) void document.exitPictureInPicture().catch(() => undefined);
  }, [state.isShown]);

  return { ...state, onContextMenu: protection.rightClicked };
}
