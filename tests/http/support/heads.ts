/** Name or property → content of every meta element that the server wrote. */
export function metaIn(html: string): Record<string, string> {
  return Object.fromEntries(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(([, name, content]) => [
      name,
      content,
    ]),
  );
}

/** The data block of a page, read as a crawler reads it: to the first end of a script element. */
export function dataIn(html: string): unknown {
  const [, text] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
  return text === undefined ? undefined : JSON.parse(text);
}

/** What the server says of the school, as the browser's application reads it. */
export function schoolIn(html: string): unknown {
  const [, text = 'null'] = /<script type="application\/json" id="school">([\s\S]*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(text);
}

/** What a page begins with, as the browser's application reads it; undefined when it begins with nothing. */
export function pageDataIn(html: string): unknown {
  const [, text] = /<script type="application\/json" id="page-data">([\s\S]*?)<\/script>/.exec(html) ?? [];
  return text === undefined ? undefined : JSON.parse(text);
}
