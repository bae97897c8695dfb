/** How mails sign. The browser application's own site facts are in web/text/brand.ts. */
export const BRAND_NAME = 'Cusp';
