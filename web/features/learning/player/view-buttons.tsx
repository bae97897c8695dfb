import { Maximize, Minimize, PictureInPicture2, RectangleHorizontal } from 'lucide-react';
import { PLAYER } from '../../../text/copy/learning-player.ts';
import { IconButton } from '../../../ui/button.tsx';
import type { PictureInPicture } from './use-picture-in-picture.ts';
import type { Theatre } from './use-theatre.ts';
import styles from './view-buttons.module.css';

export interface ViewButtonsProps {
  fullscreen: { isFull: boolean; toggle: () => void };
  theatre: Theatre | undefined;
  picture: PictureInPicture | undefined;
}

/** How large the picture is and where. What is not possible here is not there. */
export function ViewButtons({ fullscreen: { isFull, toggle }, theatre, picture }: ViewButtonsProps) {
  return (
    <>
      {picture && (
        <IconButton
          className={styles.picture}
          label={PLAYER.pictureInPicture}
          icon={<PictureInPicture2 size={22} />}
          aria-pressed={picture.isOn}
          onClick={picture.toggle}
        />
      )}
      {theatre && !isFull && (
        <IconButton
          label={PLAYER.theatre}
          icon={<RectangleHorizontal size={22} />}
          aria-pressed={theatre.isOn}
          onClick={theatre.toggle}
        />
      )}
      <IconButton
        label={isFull ? PLAYER.exitFullscreen : PLAYER.fullscreen}
        icon={isFull ? <Minimize size={22} /> : <Maximize size={22} />}
        onClick={toggle}
      />
    </>
  );
}
