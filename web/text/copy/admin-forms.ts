/** Words that all forms of administrators have. */
export const UNSAVED = {
  title: 'Leave this page?',
  question: 'Your changes are not saved yet.',
  action: 'Leave',
  cancel: 'Stay',
} as const;

export const STALE = {
  line: 'Your changes are not lost. Compare, then choose which version to keep.',
  theirs: 'Saved by them',
  mine: 'Yours',
  same: 'They saved the same as you. You can save again.',
  empty: 'Empty',
  takeTheirs: 'Use theirs',
  keepMine: 'Keep mine and save again',
} as const;

/** State of a long form, next to its buttons. */
export const SAVE_BAR = {
  notSaved: 'Not saved',
  saved: 'All changes saved',
} as const;
