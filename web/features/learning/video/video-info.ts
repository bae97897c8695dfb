import { useQuery } from '@tanstack/react-query';
import type { VideoInfoReply } from '../../../../src/wire/catalog.ts';
import { call } from '../../../api/client.ts';

/** What the server knows about one video, whether or not the course around it can be read. */
export const useVideoInfo = (videoId: string) =>
  useQuery({
    queryKey: ['video', videoId],
    queryFn: ({ signal }) => call<VideoInfoReply>(`/stream/info/${encodeURIComponent(videoId)}`, { signal }),
    enabled: videoId !== '',
  });
