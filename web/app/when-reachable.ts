const PATIENCE_MS = 3000;

/**
 * Acts once the page has grown enough. Gives up after three seconds, and at once when the person scrolls: then the
 * place is theirs. Returns the way to call it off.
 */
export function whenReachable(isReachable: () => boolean, act: () => void): () => void {
  const watcher = new ResizeObserver(look);
  const patience = window.setTimeout(stop, PATIENCE_MS);

  function stop() {
    watcher.disconnect();
    window.clearTimeout(patience);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchmove', stop);
    window.removeEventListener('keydown', stop);
  }
  function look() {
    if (!isReachable()) return;
    stop();
    act();
  }

  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchmove', stop, { passive: true });
  window.addEventListener('keydown', stop);
  watcher.observe(document.body);
  return stop;
}
