import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { ContentReply } from '../../../../src/wire/catalog.ts';
import { M } from '../../../../src/wire/messages.ts';
import { streamUrl } from '../../../api/client.ts';
import { saveProgress } from '../../../api/progress.ts';
import { videoPath } from '../../../platform/course-addresses.ts';
import { useFeedback } from '../../../ui/feedback.ts';
import { kindOf } from '../outline.ts';

/** Opens an item the way its type asks for: a video here, a document in a new tab, anything else not yet. */
export function useOpenItem(courseId: string): (content: ContentReply) => void {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { notify } = useFeedback();

  return (content) => {
    const kind = kindOf(content.type);
    if (kind === 'video') {
      void navigate(videoPath(courseId, content.id));
    } else if (kind === 'document' && content.s3Key) {
      window.open(streamUrl(content.s3Key), '_blank', 'noopener');
      // A document has no length: opening it completes it. The tick can wait for the next time when this fails.
      saveProgress(queries, { courseId, contentId: content.id, position: 0, duration: 0 }).catch(() => undefined);
    } else {
      notify(M.itemCannotBeOpened, { tone: 'info' });
    }
  };
}
