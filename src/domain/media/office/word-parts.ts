// What a document of Word may be made of. Everything else is refused: a list of what is bad would never be complete.

const WORDPROCESSING = 'application/vnd.openxmlformats-officedocument.wordprocessingml.';
const DRAWING = 'application/vnd.openxmlformats-officedocument.drawingml.';
const OFFICE = 'application/vnd.openxmlformats-officedocument.';
const PACKAGE = 'application/vnd.openxmlformats-package.';

/** Of the part that Word opens. A template, or one with macros, has another. */
export const MAIN_PART = `${WORDPROCESSING}document.main+xml`;

const each = (before: string, names: string, after = '+xml'): string[] =>
  names.split(' ').map((name) => `${before}${name}${after}`);

/** In lower case, as they are compared. */
export const CONTENT_TYPES: ReadonlySet<string> = new Set(
  [
    ...each(
      WORDPROCESSING,
      'document.main styles settings webSettings fontTable numbering footnotes endnotes header footer comments ' +
        'commentsExtended commentsIds commentsExtensible people document.glossary',
    ),
    ...each(DRAWING, 'chart chartshapes diagramData diagramLayout diagramStyle diagramColors'),
    ...each(OFFICE, 'theme themeOverride extended-properties custom-properties customXmlProperties'),
    ...each(PACKAGE, 'relationships core-properties'),
    ...each('application/vnd.ms-office.', 'chartstyle chartcolorstyle drawingml.diagramDrawing'),
    ...each('application/vnd.ms-word.', 'stylesWithEffects'),
    `${OFFICE}vmlDrawing`,
    `${OFFICE}obfuscatedFont`,
    'application/x-fontdata',
    'application/xml',
    'application/inkml+xml',
    ...each('image/', 'png jpeg jpg pjpeg gif bmp tiff webp x-emf x-wmf emf wmf svg+xml', ''),
  ].map((type) => type.toLowerCase()),
);

/** The last words of relationships between parts; the addresses before them differ from version to version. */
export const RELATIONSHIPS: ReadonlySet<string> = new Set([
  'chart',
  'chartColorStyle',
  'chartStyle',
  'chartUserShapes',
  'comments',
  'commentsExtended',
  'commentsExtensible',
  'commentsIds',
  'core-properties',
  'custom-properties',
  'customXml',
  'customXmlProps',
  'diagramColors',
  'diagramData',
  'diagramDrawing',
  'diagramLayout',
  'diagramQuickStyle',
  'endnotes',
  'extended-properties',
  'font',
  'fontTable',
  'footer',
  'footnotes',
  'glossaryDocument',
  'header',
  'hyperlink',
  'image',
  'numbering',
  'officeDocument',
  'people',
  'settings',
  'styles',
  'stylesWithEffects',
  'theme',
  'themeOverride',
  'thumbnail',
  'vmlDrawing',
  'webSettings',
]);
