import type { ContentReply, VideoInfoReply } from '../../../../src/wire/replies/catalog.ts';
import { streamUrl } from '../../../api/client.ts';
import type { Quality } from '../../../platform/player-preferences.ts';
import type { PlayableLesson, QualityStep } from './lesson.ts';

/** Sorts above every step: the uploaded file, if playable. */
export const AS_UPLOADED = 1_000_000;

type Video = Pick<VideoInfoReply, 's3Key' | 'rareFormat' | 'renditions'> &
  Partial<Pick<ContentReply, 'width' | 'height'>>;

/** Returns the available qualities, best first; empty if there is only one file. */
export function qualitySteps({ s3Key, rareFormat, width, height, renditions }: Video): QualityStep[] {
  if (renditions.length === 0) return [];
  const made = renditions.map((one) => ({ height: one.height, source: streamUrl(one.s3Key) }));
  if (rareFormat !== null) return made;
  return [{ height: width && height ? Math.min(width, height) : AS_UPLOADED, source: streamUrl(s3Key) }, ...made];
}

/** Returns the best step up to the stored choice, which may stem from a video with other steps. */
export function stepOf(steps: readonly QualityStep[], quality: Quality): QualityStep | undefined {
  if (quality === 'auto') return steps[0];
  return steps.find(({ height }) => height <= quality) ?? steps.at(-1);
}

/** Returns the lesson in the chosen quality. */
export const inQuality = (lesson: PlayableLesson, quality: Quality): PlayableLesson => ({
  ...lesson,
  source: stepOf(lesson.steps, quality)?.source ?? lesson.source,
});
