import { ChevronDown } from 'lucide-react';
import { type Quality, SPEEDS, usePreference } from '../../../platform/player-preferences.ts';
import { PLAYER } from '../../../text/copy/learning-player.ts';
import { fileSize } from '../../../text/file-size.ts';
import { clock } from '../../../text/playing-time.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { Switch, type SwitchProps } from '../../../ui/switch.tsx';
import { setSpeed } from './apply-setting.ts';
import { type Chapter, chapterAt } from './chapters.ts';
import type { QualityStep } from './lesson.ts';
import type { Playback } from './playback.ts';
import type { PlaybackState } from './playback-state.ts';
import { AS_UPLOADED, SOUND_ALONE, stepOf } from './quality.ts';
import styles from './player-controls.module.css';

export function SpeedSelect({ playback, state }: { playback: Playback; state: PlaybackState }) {
  return (
    <select
      className={styles.speed}
      aria-label={PLAYER.speed}
      title={PLAYER.speed}
      value={state.speed}
      onChange={(event) => playback.applySetting(setSpeed, Number(event.target.value))}
    >
      {SPEEDS.map((speed) => (
        <option key={speed} value={speed}>
          {PLAYER.speedOf(speed)}
        </option>
      ))}
    </select>
  );
}

interface QualitySelectProps {
  steps: readonly QualityStep[];
  quality: Quality;
  onChoose: (quality: Quality) => void;
}

/**
 * Quality select, with what an hour of each step costs; shows the effective step if the stored one does not exist for
 * this video.
 */
export function QualitySelect({ steps, quality, onChoose }: QualitySelectProps) {
  return (
    <select
      className={styles.speed}
      aria-label={PLAYER.quality}
      title={PLAYER.quality}
      value={quality === 'auto' ? quality : stepOf(steps, quality)?.height}
      onChange={({ target }) => onChoose(target.value === 'auto' ? 'auto' : Number(target.value))}
    >
      <option value="auto">{PLAYER.qualityAuto}</option>
      {steps.map(({ height, kilobits }) => (
        <option key={height} value={height}>
          {PLAYER.qualityCosts(nameOfStep(height), kilobits === null ? undefined : fileSize(kilobits * BYTES_AN_HOUR))}
        </option>
      ))}
    </select>
  );
}

/** Bytes in an hour of a thousand bits a second. */
const BYTES_AN_HOUR = (1000 * 3600) / 8;

function nameOfStep(height: number): string {
  if (height === SOUND_ALONE) return PLAYER.soundAlone;
  return height === AS_UPLOADED ? PLAYER.qualityAsUploaded : PLAYER.qualityOf(height);
}

interface ChapterSelectProps {
  chapters: readonly Chapter[];
  time: number;
  onChoose: (seconds: number) => void;
}

/**
 * Shows the current chapter, and selects another. An invisible native select covers the text: it also opens in full
 * screen, and uses a phone's own picker.
 */
export function ChapterSelect({ chapters, time, onChoose }: ChapterSelectProps) {
  if (chapters.length === 0) return null;
  const current = chapterAt(chapters, time);
  return (
    <Row
      gap="6px"
      wraps={false}
      align="center"
      className={styles.chapterChoice}
      title={current?.title ?? PLAYER.chapters}
    >
      <span className={styles.title} aria-hidden="true">
        {current?.title ?? PLAYER.chapters}
      </span>
      <ChevronDown className={styles.chevron} size={16} aria-hidden="true" />
      <select
        className={styles.list}
        aria-label={PLAYER.chapter}
        value={current?.startsAt ?? ''}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {!current && <option value="">{PLAYER.chapters}</option>}
        {chapters.map(({ startsAt, title }) => (
          <option key={startsAt} value={startsAt}>
            {PLAYER.chapterFrom(clock(startsAt), title)}
          </option>
        ))}
      </select>
    </Row>
  );
}

interface PreferenceSwitchProps extends Pick<SwitchProps, 'label' | 'hint' | 'isDisabled'> {
  of: 'hasShortcuts' | 'playsNext';
}

/** Switch for a preference stored on the device. Shows off while disabled. */
export function PreferenceSwitch({ of: name, isDisabled, ...words }: PreferenceSwitchProps) {
  const [isOn, choose] = usePreference(name);
  return <Switch {...words} isOn={isOn && !isDisabled} isDisabled={isDisabled} onChange={choose} />;
}
