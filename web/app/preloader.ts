/** Measured from the mark's first paint (specification 9). */
const HIDDEN_AFTER_MS = 2000;
const FADE_AFTER_HIDDEN_MS = 1200;
/** Keeps the class long enough for tests and observers. */
const GONE_AFTER_FADE_MS = 300;

const IMPATIENCE = ['keydown', 'pointerdown', 'wheel', 'touchstart'] as const;

/** Returns how long the mark has been visible, so that slow connections do not wait twice. */
function shownForMs(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint ? performance.now() - paint.startTime : 0;
}

/**
 * Hides the mark over Home after its time, or on the first input. The page below stays interactive: nothing is inert,
 * and the focus is free.
 */
export function runPreloader(): void {
  const mark = document.getElementById('preloader');
  if (!mark) return;

  const hide = () => {
    window.clearTimeout(timer);
    for (const name of IMPATIENCE) window.removeEventListener(name, hide, true);
    mark.dataset['state'] = 'hidden';
    mark.setAttribute('aria-hidden', 'true');
    window.setTimeout(() => mark.classList.add('fade'), FADE_AFTER_HIDDEN_MS);
    window.setTimeout(() => {
      mark.remove();
      delete document.documentElement.dataset['opening'];
    }, FADE_AFTER_HIDDEN_MS + GONE_AFTER_FADE_MS);
  };
  const timer = window.setTimeout(hide, Math.max(0, HIDDEN_AFTER_MS - shownForMs()));
  for (const name of IMPATIENCE) window.addEventListener(name, hide, { capture: true, passive: true });
}
