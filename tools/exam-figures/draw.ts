import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { inProject } from '../project.ts';

/** Draws the figures of the demo's vignettes as PNG files, from the SVG files beside this one. */
const SOURCES = inProject('tools/exam-figures');
const FIGURES = inProject('src/main/seed/exam/figures');

for (const file of readdirSync(SOURCES).filter((name) => name.endsWith('.svg')))
  await sharp(join(SOURCES, file))
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(FIGURES, file.replace(/svg$/, 'png')));
