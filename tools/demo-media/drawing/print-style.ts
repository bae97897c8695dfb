import { fontFaces } from './fonts.ts';
import { print as colour } from './palette.ts';

/** Returns the style for A4 with a running footer: document on the left, page number on the right. */
export function printStyle(runningFoot: string): string {
  const foot = `font:400 7.6pt Atkinson;color:${colour.muted}`;
  return `${fontFaces()}
@page{size:A4;margin:15mm 16mm 17mm;
  @bottom-left{content:"${runningFoot}";${foot}}
  @bottom-right{content:counter(page) " of " counter(pages);${foot}}}
*{margin:0;padding:0;box-sizing:border-box}
body{font:400 9.6pt/1.42 Atkinson;color:${colour.ink};print-color-adjust:exact}
header{position:relative;background:${colour.sunken};border-left:3pt solid ${colour.teal};border-radius:0 8pt 8pt 0;padding:13pt 92pt 13pt 15pt;margin-bottom:12pt;min-height:82pt}
header svg{position:absolute;right:22pt;top:9pt;height:calc(100% - 18pt);max-height:88pt;overflow:visible}
.eyebrow{font:500 7.8pt/1 'Atkinson Mono';letter-spacing:.09em;color:${colour.teal};margin-bottom:6pt}
h1{font:560 21pt/1.12 Besley;letter-spacing:-.015em;text-wrap:balance;margin-bottom:6pt}
h2{font:560 12.4pt/1.2 Besley;color:${colour.teal};margin-bottom:4.5pt;break-after:avoid}
h2.wide{font-size:15pt;color:${colour.ink};margin-bottom:8pt}
p.lead{color:${colour.muted}}
section{break-inside:avoid;margin-bottom:11pt}
.columns{columns:2;column-gap:20pt}
ul{list-style:none}
ul:not(.plain) li{position:relative;padding-left:11pt;margin-bottom:3.4pt;text-wrap:pretty}
ul:not(.plain) li::before{content:"";position:absolute;left:0;top:4.6pt;width:4pt;height:4pt;background:${colour.teal};transform:rotate(45deg) scale(.8)}
table{border-collapse:collapse;width:100%;font-size:8.8pt;line-height:1.34;margin:2pt 0 6pt}
caption{text-wrap:balance;text-align:left;font:560 12.4pt/1.2 Besley;color:${colour.teal};padding-bottom:5pt}
th{background:${colour.tealSoft};text-align:left;font-weight:400;color:${colour.teal};padding:3.6pt 7pt}
td{padding:3.4pt 7pt;border-bottom:.6pt solid ${colour.line};vertical-align:top}
td:first-child{white-space:nowrap;color:${colour.teal}}
tr{break-inside:avoid}
.key{break-before:page;font-size:10.6pt;line-height:1.46}
ol.questions{list-style:none;counter-reset:question}
ol.questions>li{position:relative;padding-left:21pt;margin-bottom:10pt;break-inside:avoid}
ol.questions>li::before{counter-increment:question;content:counter(question);position:absolute;left:0;top:-.5pt;font:560 12pt/1.2 Besley;color:${colour.teal}}
.options{display:grid;grid-template-columns:1fr 1fr;gap:2pt 16pt;margin-top:4pt}
.options.short{grid-template-columns:repeat(4,1fr)}
.options b,.answers b{font:500 8.6pt 'Atkinson Mono';color:${colour.gold};margin-right:5pt}
.answers{background:${colour.ivory};border-radius:8pt;padding:11pt 14pt;break-inside:avoid}
.answers li{display:grid;grid-template-columns:21pt 16pt 1fr;margin-bottom:3.4pt;list-style:none}
.answers li:last-child{margin-bottom:0}
.answers i{font:560 9.6pt/1.35 Besley;color:${colour.teal}}
.notes{font-size:10.6pt;line-height:1.46}
.notes .columns{margin:16pt 0 6pt}
.notes .columns section{break-inside:auto}
li{break-inside:avoid}
.notes li{margin-bottom:5pt}
.notes table{font-size:10pt;margin-top:8pt}
.notes td,.notes th{padding:4.6pt 8pt}
.notes ol.questions>li{margin-bottom:12pt}
.notes .key{display:flex;flex-direction:column;height:262mm}
.notes .own{flex:1;min-height:0;overflow:hidden;padding-top:14pt}
.own p{color:${colour.muted}}
.own hr{border:0;border-bottom:.6pt solid ${colour.line};height:22pt}
.caution{border-top:1.2pt solid ${colour.gold};color:${colour.muted};padding-top:6pt;font-size:8.6pt;break-inside:avoid}
.sources{color:${colour.muted};padding-top:6pt;font-size:8.6pt;break-inside:avoid}
`;
}
