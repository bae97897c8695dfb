/** Name on every page and slide of the demo. */
export const schoolName = 'Cusp';

/** Dark colours of slides and thumbnails, seen on a screen, often in the evening. */
export const radiograph = {
  night: '#0A1413',
  surface: '#10201E',
  line: '#29403B',
  ink: '#E9F2EF',
  muted: '#A9BEB8',
  teal: '#63D6C3',
  tealDeep: '#123B36',
  gold: '#E3C07A',
} as const;

/** Colours in print: white paper and one colour, so that it also prints well in black. */
export const print = {
  ink: '#10231F',
  muted: '#48605A',
  line: '#C9D8D3',
  teal: '#0E5F57',
  tealSoft: '#D5EBE6',
  sunken: '#F3F8F6',
  ivory: '#FFF4E0',
  gold: '#8A6418',
} as const;
