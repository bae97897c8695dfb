import { radiograph as colour } from './palette.ts';

/** Size of slides and video: one CSS pixel per pixel. */
export const slideSize = { width: 1280, height: 720 } as const;

/** Height of the progress bar at the lower edge. The slide leaves it free; the video draws it. */
export const progressHeight = 6;

export const slideStyle = `
*{margin:0;padding:0;box-sizing:border-box}
body{width:1280px;height:720px;overflow:hidden;background:${colour.night};color:${colour.ink};font:400 33px/1.34 Atkinson;position:relative}
.eyebrow{position:absolute;left:72px;top:52px;font:500 20px/1 'Atkinson Mono';letter-spacing:.08em;color:${colour.teal}}
.tooth{position:absolute;right:-26px;top:74px;width:340px;height:500px;overflow:visible}
h1,h2{font-family:Besley;font-weight:560;letter-spacing:-.015em;text-wrap:balance}
main{position:absolute;left:72px;top:96px;width:860px;height:528px}
h2{font-size:50px;line-height:1.12;margin-bottom:44px}
.title{top:0;width:800px;height:600px;display:flex;flex-direction:column;justify-content:center;gap:34px}
.title h1{font-size:78px;line-height:1.06}
.title.long h1{font-size:62px}
.title p{width:700px;font-size:35px;line-height:1.3;color:${colour.gold}}
.title i{width:84px;height:5px;border-radius:3px;background:${colour.teal}}
.soon{visibility:hidden}
.past{color:${colour.muted}}
ul,ol{list-style:none}
li{position:relative;padding-left:52px;margin-bottom:24px;text-wrap:pretty}
li svg{position:absolute;left:0;top:9px;width:27px;height:27px;fill:${colour.teal}}
li.past svg{fill:${colour.line}}
ol li{display:grid;grid-template-columns:206px 1fr;padding-left:62px;align-items:baseline}
ol li b{font:560 33px/1.2 Besley;color:${colour.teal}}
ol li i{position:absolute;left:0;top:1px;width:42px;height:42px;border-radius:21px;border:2px solid ${colour.teal};font:500 21px/38px 'Atkinson Mono';text-align:center;color:${colour.teal}}
ol li.past b{color:${colour.muted}}
ol li.past i{border-color:${colour.line};color:${colour.muted}}
.figures{display:grid;grid-template-columns:1fr 1fr;gap:48px;padding-top:28px}
.figures div{border-top:3px solid ${colour.line};padding-top:30px}
.figures b{display:block;font:560 96px/1 Besley;letter-spacing:-.02em;color:${colour.gold};margin-bottom:22px;white-space:nowrap}
table{border-spacing:0;width:100%;font-size:29px;line-height:1.24;margin-left:-20px}
th{font:500 18px/1 'Atkinson Mono';letter-spacing:.06em;text-align:left;color:${colour.muted};padding:0 20px 14px;text-transform:uppercase;white-space:nowrap}
td{padding:15px 20px;border-top:2px solid ${colour.line};vertical-align:top}
td:first-child{white-space:nowrap;font:560 29px/1.24 Besley;color:${colour.teal}}
tr.now td{background:${colour.tealDeep}}
.source{position:absolute;left:0;bottom:0;font-size:21px;color:${colour.muted}}
.row{position:absolute;left:72px;bottom:36px;height:44px}
.school{position:absolute;right:56px;bottom:40px;font:560 27px/1 Besley;color:${colour.muted}}
.track{position:absolute;left:0;right:0;bottom:0;height:${progressHeight}px;background:${colour.line}}
`;
