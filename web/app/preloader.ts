/** From the first sight of the mark (specification 9). */
const HIDDEN_AFTER_MS = 2000;
const FADE_AFTER_HIDDEN_MS = 1200;
/** Long enough for the class to be seen by whoever looks for it. */
const GONE_AFTER_FADE_MS = 300;

const IMPATIENCE = ['keydown', 'pointerdown', 'wheel', 'touchstart'] as const;

/** The mark has been on screen since before this script came: slow lines do not wait for it twice. */
function shownForMs(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint ? performance.now() - paint.startTime : 0;
}

/**
 * Takes the mark away from over Home, at its time or as soon as somebody does anything. The page below is alive all
 * along: nothing is inert and the focus is free.
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
