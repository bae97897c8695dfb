import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isDataDear } from '../../../platform/connection.ts';
import { type Quality, usePreference } from '../../../platform/player-preferences.ts';
import type { PlayableLesson, QualityStep } from './lesson.ts';
import { measureLine } from './measure-line.ts';
import { firstStepOf, lightestOf, SAVING_HEIGHT, SOUND_ALONE, stepOf } from './quality.ts';

/** How long what was measured says something of the line. */
const MAX_LINE_AGE_MS = 10 * 60_000;

/**
 * Returns the lesson in the chosen quality, and the choice of this device.
 * @param isPictured the first picture is there: the line is free to be measured.
 */
export function useQuality(
  offered: PlayableLesson,
  isPictured: boolean,
): [PlayableLesson, Quality, (quality: Quality) => void] {
  const [quality, choose] = usePreference('quality');
  const automatic = useFirstStep(offered, { isAuto: quality === 'auto', isPictured });
  const step = quality === 'auto' ? automatic : stepOf(offered.steps, quality);
  const isSoundAlone = step?.height === SOUND_ALONE;
  return [{ ...offered, source: step?.source ?? offered.source, isSoundAlone }, quality, choose];
}

/**
 * Returns the step with which Auto begins, and which it keeps: another one would change the picture in the middle of a
 * sentence. Until the line is measured it is the lightest, whose picture is there soonest.
 */
function useFirstStep(
  { contentId, steps }: PlayableLesson,
  { isAuto, isPictured }: { isAuto: boolean; isPictured: boolean },
): QualityStep | undefined {
  const [kept, keep] = useState({ contentId: '', source: '' });
  const known = kept.contentId === contentId ? steps.find(({ source }) => source === kept.source) : undefined;
  const lightest = isDataDear() ? undefined : lightestOf(steps);
  const isOpen = isAuto && !known && lightest !== undefined;
  const { data: line } = useQuery({
    queryKey: ['line'],
    queryFn: ({ signal }) => measureLine(lightest?.source ?? '', signal),
    enabled: isOpen && isPictured,
    networkMode: 'always',
    retry: false,
    staleTime: MAX_LINE_AGE_MS,
    gcTime: MAX_LINE_AGE_MS,
  });
  if (!isAuto || known) return known;
  if (isOpen && line === undefined) return lightest;
  const first = isOpen ? firstStepOf(steps, line ?? null) : stepOf(steps, SAVING_HEIGHT);
  if (first) keep({ contentId, source: first.source });
  return first;
}
