import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Hue, thumbnailSize, thumbnailSvg } from '../drawing/thumbnail.ts';
import type { Made, OrKept } from './made.ts';

const courses: readonly { courseMonths: number; hue: Hue }[] = [
  { courseMonths: 10, hue: { ground: '#07201E', glow: '#12564E', line: '#63D6C3', star: '#FFF4E0' } },
  { courseMonths: 5, hue: { ground: '#0A1730', glow: '#223F86', line: '#9DB2FF', star: '#FFF4E0' } },
];

/** Makes one picture per live course. It has no text: titles change, and the page shows them. */
export async function makeThumbnails(folder: string, orKept: OrKept): Promise<Made[]> {
  const made: Made[] = [];
  for (const { courseMonths, hue } of courses) {
    const name = `course-${courseMonths}-months.webp`;
    const draw = async (): Promise<Made> => {
      const picture = sharp(Buffer.from(thumbnailSvg(hue))).resize(thumbnailSize.width, thumbnailSize.height);
      await writeFile(join(folder, name), await picture.webp({ quality: 82, effort: 6 }).toBuffer());
      return { name, title: `The ${courseMonths}-month course`, kind: 'thumbnail', courseMonths };
    };
    made.push(await orKept(name, draw));
  }
  return made;
}
