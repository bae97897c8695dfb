import { lazy, Suspense } from 'react';
import type { VideoDetailsProps } from './video-details.tsx';

const VideoDetails = lazy(() =>
  import('./video-details.tsx').then(({ VideoDetails: component }) => ({ default: component })),
);

/** Loads the details of a video lazily. */
export const LateVideoDetails = (props: VideoDetailsProps) => (
  <Suspense fallback={null}>
    <VideoDetails {...props} />
  </Suspense>
);
