export const bridge = { name: 'window.bridge' };
