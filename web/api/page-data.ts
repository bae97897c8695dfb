import { PAGE_DATA_ELEMENT, type PageData } from '../../src/wire/page-data.ts';

function dataOfDocument(): PageData | undefined {
  if (import.meta.env.SSR) return undefined;
  const written = document.getElementById(PAGE_DATA_ELEMENT)?.textContent;
  return written ? (JSON.parse(written) as PageData) : undefined;
}

let data: PageData = {};
let isRead = false;

/** Sets the next page's data during prerendering, where there is no document. */
export function providePageData(given: PageData | undefined): void {
  data = given ?? {};
  isRead = true;
}

/** Returns a part of the data embedded in this document, once: later visits of the page fetch from the server. */
export function takePageData<Name extends keyof PageData>(name: Name): PageData[Name] {
  if (!isRead) providePageData(dataOfDocument());
  const { [name]: taken, ...rest } = data;
  data = rest;
  return taken;
}
