import { useState } from 'react';
import type { AdminContentReply } from '../../../../src/wire/replies/admin-catalog.ts';
import type { CourseNode } from '../../../api/admin-content.ts';
import type { VideoOfCourse } from '../../../api/video-extras.ts';
import { sentenceOf } from '../../../forms/refusal.ts';
import { useBuilder } from '../builder.ts';

/** Runs one call at a time per part of a video, and announces its result. */
export function useVideoEdit(node: CourseNode) {
  const { course, edits } = useBuilder();
  const [isBusy, setBusy] = useState(false);
  const [complaint, complain] = useState<string>();
  const [said, say] = useState('');

  /** Returns whether it succeeded. */
  const edit = async (send: (video: VideoOfCourse) => Promise<AdminContentReply>, done: string): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    complain(undefined);
    say('');
    try {
      await edits.editVideo(node, () => send({ courseId: course.id, contentId: node.id }));
      say(done);
      return true;
    } catch (error) {
      complain(sentenceOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { edit, isBusy, complaint, complain, said };
}
