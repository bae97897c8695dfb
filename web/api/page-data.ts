import { PAGE_DATA_ELEMENT, type PageData } from '../../src/wire/page-data.ts';

function dataOfDocument(): PageData | undefined {
  if (import.meta.env.SSR) return undefined;
  const written = document.getElementById(PAGE_DATA_ELEMENT)?.textContent;
  return written ? (JSON.parse(written) as PageData) : undefined;
}

let data: PageData | undefined;
let isRead = false;

/** For the renderer, which has no document: what the next page is drawn with. */
export function providePageData(given: PageData | undefined): void {
  data = given;
  isRead = true;
}

/**
 * What the server has written into this document, once: whoever comes back to the page later in the same document asks
 * the server again.
 */
export function takePageData(): PageData | undefined {
  if (!isRead) providePageData(dataOfDocument());
  const taken = data;
  data = undefined;
  return taken;
}
