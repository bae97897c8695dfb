/** True if shortcuts use Command instead of Control. */
export const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);
