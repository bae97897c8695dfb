/** Names the IPC channels for both sides: first requests of the page, then events pushed by the shell. */
export const CHANNELS = {
  rows: 'uploads:rows',
  hold: 'uploads:hold',
  add: 'uploads:add',
  reattach: 'uploads:reattach',
  pause: 'uploads:pause',
  resume: 'uploads:resume',
  retry: 'uploads:retry',
  remove: 'uploads:remove',
  move: 'uploads:move',
  save: 'uploads:save',
  status: 'shell:status',
  setLimits: 'shell:set-limits',
  history: 'shell:history',
  saveReport: 'shell:save-report',
  changeServer: 'shell:change-server',
} as const;
export const TOLD = { rows: 'uploads:rows-changed', status: 'shell:status-changed' } as const;
export const SETUP_CHANNEL = 'setup:connect';
