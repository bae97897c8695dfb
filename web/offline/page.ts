import { OFFLINE } from '../text/copy/offline.ts';

/**
 * Interval of automatic retries, with backoff: no event reports that a server is back. Starts short, because a network
 * is ready a moment after the `online` event.
 */
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 4000;

/** Applies the same theme as index.html before the first paint. */
function chosenTheme(): 'light' | 'dark' {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem('cusp.theme');
  } catch {
    // Without storage (private window) the system's theme applies.
  }
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

const isSchoolThere = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    (answer) => answer.ok,
    () => false,
  );

async function openIfThere(): Promise<boolean> {
  const isThere = await isSchoolThere();
  if (isThere) location.reload();
  return isThere;
}

let nextAsk: number | undefined;

function askAfter(pauseMs: number): void {
  window.clearTimeout(nextAsk);
  nextAsk = window.setTimeout(async () => {
    if (document.visibilityState === 'visible' && (await openIfThere())) return;
    askAfter(Math.min(pauseMs * 2, MAX_PAUSE_MS));
  }, pauseMs);
}

function say(id: string, words: string): void {
  const place = document.getElementById(id);
  if (place) place.textContent = words;
}

function start(): void {
  const heading = document.querySelector('h1');
  if (navigator.onLine && heading) {
    heading.textContent = OFFLINE.unreachable;
    say('line', OFFLINE.unreachableLine);
  }
  const button = document.querySelector('button');
  button?.addEventListener('click', async () => {
    if (button.ariaBusy === 'true') return;
    button.ariaBusy = 'true';
    say('status', OFFLINE.trying);
    if (await openIfThere()) return;
    button.ariaBusy = 'false';
    say('status', OFFLINE.still(new Date().toLocaleTimeString('en-AU')));
  });
  window.addEventListener('online', () => askAfter(FIRST_PAUSE_MS));
  askAfter(FIRST_PAUSE_MS);
}

document.documentElement.dataset['theme'] = chosenTheme();
document.addEventListener('DOMContentLoaded', start);
