import { ChevronDown, Keyboard, PictureInPicture2, X } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import { prefersReducedMotion } from '../../../platform/media.ts';
import type { Quality } from '../../../platform/player-preferences.ts';
import { PLAYER, SHORTCUT_HELP } from '../../../text/copy/learning-player.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { classes } from '../../../ui/class-names.ts';
import { Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { setCaptions, setMuted } from './apply-setting.ts';
import type { Chapter } from './chapters.ts';
import type { QualityStep } from './lesson.ts';
import type { Playback } from './playback.ts';
import type { PlaybackState } from './playback-state.ts';
import { ChapterSelect, PreferenceSwitch, QualitySelect, SpeedSelect } from './selects.tsx';
import type { PictureInPicture } from './use-view-modes.ts';
import styles from './player-settings.module.css';

export interface PlayerSettingsProps {
  playback: Playback;
  state: PlaybackState;
  chapters: readonly Chapter[];
  picture: PictureInPicture | undefined;
  steps: readonly QualityStep[];
  quality: Quality;
  onQuality: (quality: Quality) => void;
  onHelp: () => void;
  onClose: () => void;
}

/** Opens the dialog above its button and moves the focus into it; returns a cleanup that restores the focus. */
function openOver(dialog: HTMLDialogElement | null): (() => void) | undefined {
  if (!dialog) return undefined;
  const { right = 0, top = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
  dialog.style.setProperty('--right', `${Math.round(document.documentElement.clientWidth - right)}px`);
  dialog.style.setProperty('--bottom', `${Math.round(window.innerHeight - top)}px`);
  dialog.showModal();
  return () => dialog.close();
}

/**
 * All settings in one list; on a narrow player also the controls without room below the picture. A native `<dialog>`,
 * because it also opens over the full screen.
 */
export function PlayerSettings({
  playback,
  state,
  chapters,
  picture,
  steps,
  quality,
  onQuality,
  onHelp,
  onClose,
}: PlayerSettingsProps) {
  const titleId = useId();
  const isStill = prefersReducedMotion();
  const showSmall = () => {
    picture?.toggle();
    onClose();
  };
  const pressAround = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };
  return (
    // A press outside closes it, as Escape does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog ref={openOver} className={styles.dialog} aria-labelledby={titleId} onClose={onClose} onClick={pressAround}>
      <div className={styles.panel}>
        <Row wraps={false} align="center" justify="between" className={styles.head}>
          <Text as="h2" id={titleId} size="h3">
            {PLAYER.settings}
          </Text>
          <IconButton label={PLAYER.closeSettings} icon={<X size={22} />} onClick={onClose} />
        </Row>
        <div className={styles.row}>
          <span aria-hidden="true">{PLAYER.speed}</span>
          <Row as="span" wraps={false} align="center" className={styles.speed}>
            <SpeedSelect playback={playback} state={state} />
            <ChevronDown size={16} aria-hidden="true" />
          </Row>
        </div>
        {steps.length > 0 && (
          <div className={styles.row}>
            <span aria-hidden="true">{PLAYER.quality}</span>
            <Row as="span" wraps={false} align="center" className={styles.speed}>
              <QualitySelect steps={steps} quality={quality} onChoose={onQuality} />
              <ChevronDown size={16} aria-hidden="true" />
            </Row>
          </div>
        )}
        {chapters.length > 0 && (
          <div className={classes(styles.row, styles.chapter)}>
            <span aria-hidden="true">{PLAYER.chapter}</span>
            <ChapterSelect chapters={chapters} time={state.time} onChoose={(seconds) => playback.seek(seconds)} />
          </div>
        )}
        <div className={styles.switches}>
          {state.captions !== 'none' && (
            <Switch
              label={PLAYER.captions}
              isOn={state.captions === 'on'}
              onChange={(isOn) => playback.applySetting(setCaptions, isOn)}
            />
          )}
          <div className={styles.sound}>
            <Switch
              label={PLAYER.sound}
              isOn={!state.isMuted}
              onChange={(isOn) => playback.applySetting(setMuted, !isOn)}
            />
          </div>
          <PreferenceSwitch
            of="playsNext"
            label={PLAYER.playsNext}
            hint={isStill ? PLAYER.playsNextStill : undefined}
            isDisabled={isStill}
          />
          <div className={styles.keys}>
            <PreferenceSwitch of="hasShortcuts" label={SHORTCUT_HELP.isOn} />
          </div>
        </div>
        <Stack gap={2} above={2}>
          {picture && (
            <Button
              className={styles.picture}
              variant="outline"
              size="small"
              icon={<PictureInPicture2 size={18} />}
              full
              onClick={showSmall}
            >
              {PLAYER.pictureInPicture}
            </Button>
          )}
          <Button
            className={styles.keys}
            variant="outline"
            size="small"
            icon={<Keyboard size={18} />}
            full
            onClick={onHelp}
          >
            {PLAYER.shortcuts}
          </Button>
        </Stack>
      </div>
    </dialog>
  );
}
