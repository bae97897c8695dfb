import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScrollKeeper } from '../../../web/app/scroll-keeper.tsx';

/** What the page still waits for calls it. */
let grow: () => void = () => undefined;
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(look: () => void) {
        grow = look;
      }
      observe() {}
      disconnect() {
        grow = () => undefined;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const openAt = (hash: string, id: string) =>
  render(
    <MemoryRouter initialEntries={[`/Home${hash}`]}>
      <section id={id}>
        <h2>NavItem</h2>
      </section>
      <ScrollKeeper />
    </MemoryRouter>,
  );

it.each([
  ['#a%20place', 'a place'],
  ['#50%', '50%'],
])('arrives at %s', (hash, id) => {
  const page = openAt(hash, id);
  grow();
  expect(document.activeElement).toBe(page.getByRole('heading'));
});

it.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])('moves nothing any more after a %s', (input) => {
  const page = openAt('#place', 'place');
  window.dispatchEvent(new Event(input));
  grow();
  expect(document.activeElement).not.toBe(page.getByRole('heading'));
});

it('keeps quiet where the tab may remember nothing', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('', 'QuotaExceededError');
    },
  });
  const failed = vi.fn();
  window.addEventListener('error', failed);
  openAt('', 'x');
  window.dispatchEvent(new Event('pagehide'));
  window.removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
});
