/** Words of every chart. */
export const CHART = {
  viewTable: 'View as table',
  viewChart: 'View as chart',
} as const;
