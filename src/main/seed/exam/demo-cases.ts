import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_BLUEPRINT } from '../../../domain/exam/default-blueprint.ts';
import type { WrittenVersion } from '../../../domain/questions/draft.ts';
import type { ImportFault } from '../../../domain/questions/import/columns.ts';
import { plainTextRows } from '../../../domain/questions/import/plain-text.ts';
import { writtenVignette } from '../../../domain/questions/import/written-vignettes.ts';
import type { Pool } from '../../../domain/questions/literals.ts';
import { projectFolder } from '../../project-folder.ts';

/** Committed cases and figures: they stay in the source tree, for the compiled server too. */
const FOLDER = join(projectFolder(), 'src/main/seed/exam');

export interface DemoFigure {
  /** PNG of the folder `figures`. */
  readonly file: string;
  readonly description: string;
  readonly caption: string;
}

/** Facts of a demo case that its file does not say. */
export interface DemoCase {
  /** Its file in the folder `cases`: one case with its questions, as the import of questions reads a text. */
  readonly name: string;
  readonly pool: Pool;
  /** Estimate for each question: how many of 100 new graduates who are just good enough are right. */
  readonly ratings: readonly number[];
  /** In the order of their numbers. */
  readonly figures?: readonly DemoFigure[];
}

const BITEWING: DemoFigure = {
  file: 'bitewing.png',
  description:
    'Drawing of a left bitewing with the front of the mouth on the left: upper teeth 24 to 27, lower teeth 34 ' +
    'to 37. Enamel is white, dentine light grey, pulp darker grey. Three black areas are drawn: a small ' +
    'triangle within the enamel of 25, mesial; an area at 36, distal, which passes the enamel and spreads a ' +
    'little under it; a larger area at 35, distal, which comes close to the pulp. The bone level is even.',
  caption: 'Drawing of the left bitewing: upper teeth 24 to 27, lower teeth 34 to 37',
};

const DISPLACED_CANINE: DemoFigure = {
  file: 'displaced-canine.png',
  description:
    'Line drawing of the upper right teeth from a panoramic radiograph, with the midline on the right. The ' +
    'teeth 16, 15, 14, 53, 12, 11 and 21 stand upright. The unerupted 13, tinted blue, lies above the 53. It ' +
    'is tilted with its tip towards the midline. Its crown overlaps the distal half of the root of the 12. The ' +
    'tip does not reach the dashed long axis of the 12. The root of the 53 is mostly present.',
  caption: 'Drawing of part of the panoramic radiograph, upper right. The dashed line through the 12 is its long axis.',
};

const PERIO_CHART: DemoFigure = {
  file: 'perio-chart.png',
  description:
    'Schematic probing chart of teeth 47, 46, 45 and 44. Each tooth has three buccal and three lingual depths ' +
    'in millimetres, from distal to mesial. Buccal: 47: 5, 3, 6; 46: 6, 6, 5; 45: 3, 2, 3; 44: 3, 2, 3. ' +
    'Lingual: 47: 6, 4, 7; 46: 7, 6, 6; 45: 4, 3, 3; 44: 3, 2, 3. A filled dot marks bleeding at all sites of ' +
    '5 mm or more, at the distal lingual site of 45 and at no other site.',
  caption: 'Probing depths in millimetres of the lower right sextant. A filled dot marks bleeding on probing.',
};

const OPG_WISDOM_TOOTH: DemoFigure = {
  file: 'opg-wisdom-tooth.png',
  description:
    'Line drawing of the lower left jaw with teeth 36, 37 and 38, the front of the jaw on the left. Tooth 38 ' +
    'leans forward against 37 and has two roots. Two parallel lines mark the canal, which runs down from the ' +
    'ramus and forward below the teeth. The ends of both roots of 38 lie over the canal. There they are shaded ' +
    'grey, and the upper line of the canal is missing. A note says that grey means darker on the radiograph.',
  caption: 'Drawing of the left side of the panoramic radiograph, teeth 36 to 38',
};

const TONGUE_PATCH: DemoFigure = {
  file: 'tongue-patch.png',
  description:
    'Line drawing of a tongue from above, tip at the bottom, with an outlined patch on the left border (right ' +
    'side of the picture). Five labelled points: P on the plain tongue surface near the midline; Q in the ' +
    'thin, pale front part of the patch; R in its evenly hatched middle; S in its back part, drawn with red ' +
    'areas and white spots; T on the leaf-like folds of the border behind the patch. The outline of the patch ' +
    'is sharp at the front and uneven at the back.',
  caption: 'Tongue from above, tip at the bottom. Hatched: even white. Red with white spots: mixed area. Not to scale.',
};

/** Written for the demo, reviewed by no examiner: every screen that shows one says so. */
export const DEMO_CASES: readonly DemoCase[] = [
  { name: '01-an-interpreter-is-needed', pool: 'mock', ratings: [85, 75, 55, 75, 75] },
  { name: '02-avulsed-incisor', pool: 'mock', ratings: [65, 65, 55, 70, 80] },
  { name: '03-bitewings-of-a-new-patient', pool: 'mock', ratings: [70, 45, 80, 55, 75], figures: [BITEWING] },
  { name: '04-burning-mouth-and-plaques', pool: 'practice', ratings: [85, 65, 70, 50, 85] },
  {
    name: '05-canine-that-does-not-come',
    pool: 'practice',
    ratings: [70, 50, 70, 75, 85],
    figures: [DISPLACED_CANINE],
  },
  { name: '06-capacity-and-consent', pool: 'practice', ratings: [75, 85, 85, 75, 70] },
  { name: '07-caries-of-a-four-year-old', pool: 'mock', ratings: [75, 60, 65, 45, 80] },
  { name: '08-collapse-in-the-chair', pool: 'mock', ratings: [85, 85, 80, 80, 75] },
  { name: '09-denosumab-and-an-extraction', pool: 'mock', ratings: [65, 60, 50, 60, 85] },
  { name: '10-elder-in-a-remote-clinic', pool: 'mock', ratings: [80, 80, 65, 75, 85] },
  { name: '11-extraction-on-apixaban', pool: 'mock', ratings: [65, 65, 80, 80, 85] },
  { name: '12-implant-that-bleeds', pool: 'practice', ratings: [80, 80, 70, 75, 85] },
  { name: '13-loose-lower-denture', pool: 'mock', ratings: [70, 70, 65, 75, 80] },
  { name: '14-pain-after-an-extraction', pool: 'practice', ratings: [85, 50, 75, 65, 85] },
  { name: '15-pain-on-biting', pool: 'mock', ratings: [65, 70, 60, 70, 85] },
  { name: '16-periodontitis-and-diabetes', pool: 'mock', ratings: [75, 85, 45, 60, 85], figures: [PERIO_CHART] },
  { name: '17-pulpitis-in-pregnancy', pool: 'mock', ratings: [70, 75, 75, 65, 85] },
  { name: '18-records-and-a-complaint', pool: 'practice', ratings: [75, 80, 75, 70, 80] },
  { name: '19-root-filling-that-failed', pool: 'practice', ratings: [85, 70, 75, 60, 85] },
  { name: '20-sharps-injury', pool: 'mock', ratings: [85, 60, 70, 80, 75] },
  { name: '21-swelling-of-a-wisdom-tooth', pool: 'mock', ratings: [70, 70, 55, 70, 75], figures: [OPG_WISDOM_TOOTH] },
  { name: '22-white-patch-of-the-tongue', pool: 'mock', ratings: [80, 75, 75, 60, 85], figures: [TONGUE_PATCH] },
  { name: '23-white-spots-and-braces', pool: 'mock', ratings: [75, 70, 80, 85, 60] },
  { name: '24-yellow-first-molars', pool: 'practice', ratings: [85, 70, 75, 65, 75] },
  { name: '25-dry-mouth-and-new-decay', pool: 'sample', ratings: [75, 65, 85, 60, 80] },
];

export const figurePath = ({ file }: DemoFigure): string => join(FOLDER, 'figures', file);

export const casePath = ({ name }: Pick<DemoCase, 'name'>): string => join(FOLDER, 'cases', `${name}.txt`);

/** Text of a demo case as its author would save it, apart from the figures. Throws where its file has a fault. */
export function writtenCase(demo: Pick<DemoCase, 'name'>): WrittenVersion {
  const path = casePath(demo);
  const { rows, faults } = plainTextRows(readFileSync(path, 'utf8'));
  refuse(path, faults);
  const { written, faults: own } = writtenVignette(rows, DEFAULT_BLUEPRINT);
  refuse(path, own);
  return { ...written, isDeclared: true };
}

function refuse(path: string, [fault]: readonly ImportFault[]): void {
  if (fault) throw new Error(`${path}, line ${fault.line}: ${fault.message}`);
}
