import type { ReactNode } from 'react';

export interface IconProps {
  size?: number;
  className?: string;
}

/**
 * The few icons of every page: strokes in a box of 24. Other pages use lucide-react, which is too large for the first
 * load.
 */
export const icon = (strokes: ReactNode) =>
  function Icon({ size = 24, className }: IconProps) {
    return (
      <svg
        className={className}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {strokes}
      </svg>
    );
  };

const ring = <circle cx="12" cy="12" r="9.5" />;

export const CrossIcon = icon(<path d="M6 6 18 18M18 6 6 18" />);
export const CheckIcon = icon(<path d="M5 12.5 10 17.5 19.5 7" />);
export const ChevronIcon = icon(<path d="M6 9.5 12 15.5 18 9.5" />);
export const MenuIcon = icon(<path d="M4 6.5H20M4 12H20M4 17.5H20" />);
export const RetryIcon = icon(<path d="M19.5 5V10H14.5M19 10A8 8 0 1 0 20 14" />);
export const LeavingIcon = icon(
  <path d="M14 4H20V10M20 4 11 13M9 5H6A2 2 0 0 0 4 7V18A2 2 0 0 0 6 20H17A2 2 0 0 0 19 18V15" />,
);

export const SuccessIcon = icon(
  <>
    {ring}
    <path d="M8 12.3 11 15.2 16.2 9.4" />
  </>,
);
export const FailureIcon = icon(
  <>
    {ring}
    <path d="M12 7.3V12.7M12 16.4V16.5" />
  </>,
);
export const InfoIcon = icon(
  <>
    {ring}
    <path d="M12 11.3V16.7M12 7.6V7.7" />
  </>,
);
export const WarningIcon = icon(
  <path d="M10.6 4.3 2.9 17.6A1.6 1.6 0 0 0 4.3 20H19.7A1.6 1.6 0 0 0 21.1 17.6L13.4 4.3A1.6 1.6 0 0 0 10.6 4.3ZM12 9.5V13.5M12 16.7V16.8" />,
);

export const SunIcon = icon(
  <>
    <circle cx="12" cy="12" r="4.2" />
    <path d="M12 2.5V4.5M12 19.5V21.5M2.5 12H4.5M19.5 12H21.5M5.3 5.3 6.7 6.7M17.3 17.3 18.7 18.7M18.7 5.3 17.3 6.7M6.7 17.3 5.3 18.7" />
  </>,
);
export const MoonIcon = icon(<path d="M20 14.2A8.3 8.3 0 1 1 9.8 4 6.6 6.6 0 0 0 20 14.2Z" />);
export const ScreenIcon = icon(
  <path d="M4 4.5H20A1.5 1.5 0 0 1 21.5 6V15.5A1.5 1.5 0 0 1 20 17H4A1.5 1.5 0 0 1 2.5 15.5V6A1.5 1.5 0 0 1 4 4.5ZM8.5 20.5H15.5M12 17V20.5" />,
);

const eye = <path d="M2.5 12C5 7.4 8.2 5.3 12 5.3S19 7.4 21.5 12C19 16.6 15.8 18.7 12 18.7S5 16.6 2.5 12Z" />;
export const EyeIcon = icon(
  <>
    {eye}
    <circle cx="12" cy="12" r="3" />
  </>,
);
export const EyeShutIcon = icon(
  <>
    {eye}
    <path d="M4 20 20 4" />
  </>,
);
