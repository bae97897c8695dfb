import { escaped } from '../drawing/markup.ts';
import { print as colour } from '../drawing/palette.ts';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
export const wordNamespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

export const contentTypes = `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/word/document.xml" ContentType="${office}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${office}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${office}.numbering+xml"/>
<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`;

export const packageRelations = `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relation}/officeDocument" Target="word/document.xml"/>
<Relationship Id="rId2" Type="${packages}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`;

export const documentRelations = `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relation}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${relation}/numbering" Target="numbering.xml"/></Relationships>`;

export function coreProperties(title: string, author: string): string {
  return `${xml}<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escaped(title)}</dc:title><dc:creator>${escaped(author)}</dc:creator><dc:language>en-AU</dc:language></cp:coreProperties>`;
}

export const numbering = `${xml}<w:numbering ${wordNamespace}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="360" w:hanging="260"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;

const bare = (hex: string) => hex.slice(1);

/** Fonts that every office suite has or substitutes well; sizes in half points, spacing in twentieths of a point. */
export const styles = `${xml}<w:styles ${wordNamespace}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:color w:val="${bare(colour.ink)}"/><w:sz w:val="22"/><w:lang w:val="en-AU"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="80" w:line="269" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>
<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>
${style('Title', 'Title', '<w:spacing w:after="120"/>', serif(44, colour.ink))}
${style('Heading1', 'heading 1', '<w:keepNext/><w:spacing w:before="280" w:after="100"/><w:outlineLvl w:val="0"/>', serif(28, colour.teal))}
${style('Lead', 'Lead', '<w:spacing w:after="160"/>', `<w:color w:val="${bare(colour.muted)}"/>`)}
${style('ListBullet', 'List Bullet', '<w:numPr><w:numId w:val="1"/></w:numPr>', '')}
${style('TableHead', 'Table Head', '<w:keepNext/><w:spacing w:before="50" w:after="50"/>', `<w:b/><w:color w:val="${bare(colour.teal)}"/><w:sz w:val="20"/>`)}
${style('TableText', 'Table Text', '<w:spacing w:before="50" w:after="50"/>', '<w:sz w:val="20"/>')}
${style('Gap', 'Gap', '<w:spacing w:after="0" w:line="160" w:lineRule="exact"/>', '<w:sz w:val="8"/>')}
</w:styles>`;

function style(id: string, name: string, paragraph: string, run: string): string {
  return `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:qFormat/><w:pPr>${paragraph}</w:pPr><w:rPr>${run}</w:rPr></w:style>`;
}

function serif(halfPoints: number, hex: string): string {
  return `<w:rFonts w:ascii="Cambria" w:hAnsi="Cambria" w:cs="Cambria"/><w:b/><w:color w:val="${bare(hex)}"/><w:sz w:val="${halfPoints}"/>`;
}
