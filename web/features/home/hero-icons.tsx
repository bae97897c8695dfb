import { icon } from '../../ui/icons.tsx';

const speaker = <path d="M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5Z" />;

export const PlayIcon = icon(<path d="M7.5 5 18.5 12 7.5 19Z" />);
export const PauseIcon = icon(<path d="M8.5 5V19M15.5 5V19" />);
export const SoundIcon = icon(
  <>
    {speaker}
    <path d="M15.5 9A4.2 4.2 0 0 1 15.5 15M18 6.5A8 8 0 0 1 18 17.5" />
  </>,
);
export const SilenceIcon = icon(
  <>
    {speaker}
    <path d="M16 9.5 21 14.5M21 9.5 16 14.5" />
  </>,
);
