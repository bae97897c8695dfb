import type { ContentReply, VideoInfoReply } from '../../../../src/wire/replies/catalog.ts';
import { streamUrl } from '../../../api/client.ts';
import type { Quality } from '../../../platform/player-preferences.ts';
import type { PlayableLesson, QualityStep } from './lesson.ts';

/** Above every step: what was uploaded and plays as it is. */
export const AS_UPLOADED = 1_000_000;

type Video = Pick<VideoInfoReply, 's3Key' | 'rareFormat' | 'renditions'> &
  Partial<Pick<ContentReply, 'width' | 'height'>>;

/** What there is to choose from, best first; nothing where there is only one file. */
export function qualitySteps({ s3Key, rareFormat, width, height, renditions }: Video): QualityStep[] {
  if (renditions.length === 0) return [];
  const made = renditions.map((one) => ({ height: one.height, source: streamUrl(one.s3Key) }));
  if (rareFormat !== null) return made;
  return [{ height: width && height ? Math.min(width, height) : AS_UPLOADED, source: streamUrl(s3Key) }, ...made];
}

/** The best of what was chosen on this device, which may have been chosen at a video that had other steps. */
export function stepOf(steps: readonly QualityStep[], quality: Quality): QualityStep | undefined {
  if (quality === 'auto') return steps[0];
  return steps.find(({ height }) => height <= quality) ?? steps.at(-1);
}

/** The lesson in the quality that was chosen. */
export const inQuality = (lesson: PlayableLesson, quality: Quality): PlayableLesson => ({
  ...lesson,
  source: stepOf(lesson.steps, quality)?.source ?? lesson.source,
});
