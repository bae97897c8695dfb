import type { ContentReply, VideoInfoReply } from '../../../../src/wire/replies/catalog.ts';
import { streamUrl } from '../../../api/client.ts';
import type { Quality } from '../../../platform/player-preferences.ts';
import type { QualityStep } from './lesson.ts';

/** Sorts above every step: the uploaded file, if playable. */
export const AS_UPLOADED = 1_000_000;
/** Sorts below every step: no picture. */
export const SOUND_ALONE = 0;
/** Where Auto begins for a device that saves data. */
export const SAVING_HEIGHT = 360;
/** Part of the line that a step may take: the rest is for worse moments. */
const MAX_SHARE = 0.75;

type Video = Pick<VideoInfoReply, 's3Key' | 'kilobits' | 'rareFormat' | 'renditions'> &
  Partial<Pick<ContentReply, 'width' | 'height'>>;

/** Returns the available qualities, best first; empty if there is only one file. */
export function qualitySteps({ s3Key, kilobits, rareFormat, width, height, renditions }: Video): QualityStep[] {
  if (renditions.length === 0) return [];
  const made = renditions.map((one) => ({ height: one.height, source: streamUrl(one.s3Key), kilobits: one.kilobits }));
  if (rareFormat !== null) return made;
  const own = width && height ? Math.min(width, height) : AS_UPLOADED;
  // One of the same height has fewer bits: the uploaded one keeps a name of its own.
  const isTaken = made.some((one) => one.height === own);
  return [{ height: isTaken ? AS_UPLOADED : own, source: streamUrl(s3Key), kilobits }, ...made];
}

const pictures = (steps: readonly QualityStep[]) => steps.filter(({ height }) => height !== SOUND_ALONE);

/** Returns the lightest step with a picture, if Auto has a choice. */
export function lightestOf(steps: readonly QualityStep[]): QualityStep | undefined {
  const shown = pictures(steps);
  return shown.length > 1 ? shown.at(-1) : undefined;
}

/** Returns the step with which Auto begins: the best for this line, in thousand bits a second; null if unknown. */
export const firstStepOf = (steps: readonly QualityStep[], line: number | null): QualityStep | undefined =>
  pictures(steps).find(({ kilobits }) => (kilobits ?? 0) <= (line ?? Infinity) * MAX_SHARE) ?? pictures(steps).at(-1);

/** Returns the best step up to the stored choice, which may stem from a video with other steps. */
export function stepOf(steps: readonly QualityStep[], quality: Exclude<Quality, 'auto'>): QualityStep | undefined {
  const sound = quality === SOUND_ALONE ? steps.find(({ height }) => height === SOUND_ALONE) : undefined;
  return sound ?? pictures(steps).find(({ height }) => height <= quality) ?? pictures(steps).at(-1);
}
