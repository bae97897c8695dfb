import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isDataDear } from '../../../platform/connection.ts';
import { type Quality, usePreference } from '../../../platform/player-preferences.ts';
import type { PlayableLesson, QualityStep } from './lesson.ts';
import { measureLine } from './measure-line.ts';
import { firstStepOf, lightestOf, SAVING_HEIGHT, SOUND_ALONE, stepOf } from './quality.ts';

/** Returns the lesson in the chosen quality, and the choice of this device. */
export function useQuality(offered: PlayableLesson): [PlayableLesson, Quality, (quality: Quality) => void] {
  const [quality, choose] = usePreference('quality');
  const automatic = useFirstStep(offered, quality === 'auto');
  const step = quality === 'auto' ? automatic : stepOf(offered.steps, quality);
  const isWaiting = step === undefined && offered.steps.length > 0;
  const source = isWaiting ? '' : (step?.source ?? offered.source);
  return [{ ...offered, source, isSoundAlone: step?.height === SOUND_ALONE }, quality, choose];
}

/**
 * Returns the step with which Auto begins, and which it keeps: another one would change the picture in the middle of a
 * sentence. Undefined until the line is measured.
 */
function useFirstStep({ contentId, steps }: PlayableLesson, isAuto: boolean): QualityStep | undefined {
  const [kept, keep] = useState({ contentId: '', source: '' });
  const known = kept.contentId === contentId ? steps.find(({ source }) => source === kept.source) : undefined;
  const lightest = isDataDear() ? undefined : lightestOf(steps);
  const isMeasured = isAuto && !known && lightest !== undefined;
  const { data: line } = useQuery({
    queryKey: ['line', contentId, lightest?.source],
    queryFn: ({ signal }) => measureLine(lightest?.source ?? '', signal),
    enabled: isMeasured,
    networkMode: 'always',
    retry: false,
    staleTime: Infinity,
    // The next visit may be on another line.
    gcTime: 0,
  });
  if (!isAuto || known) return known;
  const first = isMeasured ? line !== undefined && firstStepOf(steps, line) : stepOf(steps, SAVING_HEIGHT);
  if (!first) return undefined;
  keep({ contentId, source: first.source });
  return first;
}
