import { icon } from '../ui/icons.tsx';

export const DashIcon = icon(<path d="M6 12H18" />);
export const FlagIcon = icon(<path d="M6 21V4M6 4.5H18L15.3 8.7 18 13H6" />);
export const StrikeIcon = icon(
  <path d="M4 12H20M16.6 7.6C15.8 5.9 14.1 5 12 5 9.4 5 7.5 6.3 7.5 8.4 7.5 10.2 8.9 11.3 12 12M16.4 14.9C16.6 17.4 14.6 19 12 19 9.7 19 7.9 18 7.2 16.2" />,
);
