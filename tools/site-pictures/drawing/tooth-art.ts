import { TOOTH_BOX, TOOTH_PATHS, toothPath } from '../../../web/art/teeth.ts';

/** One tooth for each module. */
export const moduleNumbers: readonly number[] = TOOTH_PATHS.map((_, index) => index + 1);

export type ContourColours = {
  readonly ground: string;
  readonly line: string;
  readonly edge: string;
  readonly crown: string;
  readonly root: string;
};

/**
 * A tooth in its own view box, with contour rings around it as on a map.
 *
 * A ring is a wide stroke covered by a slightly narrower one in the colour of the ground, drawn from the
 * outermost inwards: so the rings keep an even distance from any outline.
 */
export function contouredTooth(moduleNumber: number, ringCount: number, colours: ContourColours): string {
  const outline = toothPath(moduleNumber);
  const shade = `enamel-${moduleNumber}`;
  const rings = Array.from({ length: ringCount }, (_, index) => ringCount - index).map((ring) => {
    const width = 5 + ring * 8;
    const strength = (1 - ring / (ringCount + 1)).toFixed(2);
    return `<g fill="none" stroke-linejoin="round">
      <path d="${outline}" stroke="${colours.line}" stroke-opacity="${strength}" stroke-width="${width}"/>
      <path d="${outline}" stroke="${colours.ground}" stroke-width="${width - 0.9}"/></g>`;
  });
  return `<defs><linearGradient id="${shade}" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${colours.crown}"/><stop offset=".42" stop-color="${colours.crown}" stop-opacity=".72"/>
      <stop offset=".56" stop-color="${colours.root}" stop-opacity=".62"/><stop offset="1" stop-color="${colours.root}" stop-opacity=".12"/>
    </linearGradient></defs>
    ${rings.join('')}
    <path d="${outline}" fill="${colours.ground}"/>
    <path d="${outline}" fill="url(#${shade})" stroke="${colours.edge}" stroke-width="1"/>`;
}

/** Draws teeth side by side. `style` returns the attributes of a path. */
export function toothRow(moduleNumbers: readonly number[], style: (moduleNumber: number) => string): string {
  const step = TOOTH_BOX.width + 6;
  return moduleNumbers
    .map(
      (moduleNumber, index) =>
        `<path transform="translate(${index * step} 0)" d="${toothPath(moduleNumber)}" ${style(moduleNumber)}/>`,
    )
    .join('');
}

export function toothRowWidth(count: number): number {
  return count * (TOOTH_BOX.width + 6) - 6;
}
