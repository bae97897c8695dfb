import { lazy, Suspense } from 'react';
import type { VideoDetailsProps } from './video-details.tsx';

const VideoDetails = lazy(() =>
  import('./video-details.tsx').then(({ VideoDetails: component }) => ({ default: component })),
);

/** What can be given to a video. Its code arrives when it is first asked for. */
export const LateVideoDetails = (props: VideoDetailsProps) => (
  <Suspense fallback={null}>
    <VideoDetails {...props} />
  </Suspense>
);
