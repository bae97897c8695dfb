import { CheckIcon, icon } from '../../ui/icons.tsx';

/** A shape for each state, so that none is told by colour. */
export const STATE_ICONS = {
  answered: CheckIcon,
  open: icon(<circle cx="12" cy="12" r="7.5" />),
  unseen: icon(<path d="M6 12H18" />),
} as const;
