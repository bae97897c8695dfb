import { each, escaped } from '../drawing/markup.ts';
import { print as colour, schoolName } from '../drawing/palette.ts';
import type { Table } from '../lessons/lesson.ts';
import type { Guide } from '../papers/paper.ts';
import {
  contentTypes,
  coreProperties,
  documentRelations,
  numbering,
  packageRelations,
  styles,
  wordNamespace,
} from './docx-parts.ts';
import { zip } from './zip.ts';

/** Width of the text on A4 with margins of 2 cm, in twentieths of a point. */
const textWidth = 9638;
const bare = (hex: string) => hex.slice(1);

/** Writes a guide as a WordprocessingML document (ECMA-376), with real headings, lists and tables. */
export function docxOf(guide: Guide): Buffer {
  return zip([
    { name: '[Content_Types].xml', content: contentTypes },
    { name: '_rels/.rels', content: packageRelations },
    { name: 'docProps/core.xml', content: coreProperties(guide.title, schoolName) },
    { name: 'word/_rels/document.xml.rels', content: documentRelations },
    { name: 'word/styles.xml', content: styles },
    { name: 'word/numbering.xml', content: numbering },
    { name: 'word/document.xml', content: documentXml(guide) },
  ]);
}

function documentXml(guide: Guide): string {
  const parts = each(guide.parts, ({ heading, points, table }) => {
    return (
      paragraph('Heading1', heading) +
      each(points ?? [], (point) => paragraph('ListBullet', point)) +
      (table ? tableXml(table) + paragraph('Gap', '') : '')
    );
  });
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document ${wordNamespace}><w:body>
    ${paragraph('Title', guide.title)}${paragraph('Lead', guide.introduction)}${parts}${paragraph('Lead', guide.caution)}${guide.source ? paragraph('Lead', `Sources: ${guide.source}`) : ''}
    <w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>
  </w:body></w:document>`;
}

function paragraph(style: string, text: string): string {
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
}

function tableXml({ columns, rows }: Table): string {
  const width = Math.floor(textWidth / columns.length);
  const cell = (text: string, style: string, fill: string) =>
    `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${fill && `<w:shd w:val="clear" w:color="auto" w:fill="${fill}"/>`}</w:tcPr>${paragraph(style, text)}</w:tc>`;
  const line = `w:val="single" w:sz="4" w:space="0" w:color="${bare(colour.line)}"`;
  return `<w:tbl><w:tblPr><w:tblW w:w="${width * columns.length}" w:type="dxa"/>
    <w:tblBorders><w:top ${line}/><w:bottom ${line}/><w:insideH ${line}/></w:tblBorders><w:tblLayout w:type="fixed"/></w:tblPr>
    <w:tblGrid>${each(columns, () => `<w:gridCol w:w="${width}"/>`)}</w:tblGrid>
    <w:tr><w:trPr><w:cantSplit/><w:tblHeader/></w:trPr>${each(columns, (column) => cell(column, 'TableHead', bare(colour.tealSoft)))}</w:tr>
    ${each(rows, (row) => `<w:tr><w:trPr><w:cantSplit/></w:trPr>${each(row, (text) => cell(text, 'TableText', ''))}</w:tr>`)}</w:tbl>`;
}
