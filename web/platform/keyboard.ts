/** Whether shortcuts are held with Command instead of Control. */
export const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);
