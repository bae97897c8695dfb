import { counted } from '../counted.ts';

/** Words of the window for a video's poster, captions and chapters. */
const CONTAINERS = ['MOV', 'AVI'];

/** Warning for a container or codec that most browsers cannot play, before and after the upload. */
export const rarelyPlays = (format: string): string =>
  CONTAINERS.includes(format)
    ? `Most browsers cannot play ${format} files. An MP4 (H.264) plays everywhere.`
    : `Most browsers cannot play ${format}, which is inside this video. An MP4 with H.264 and AAC plays everywhere.`;

/** Warning for a video with more bits a second than a poor line gives. */
export const heavy = (kilobits: number): string =>
  `Heavy: ${(kilobits / 1000).toFixed(1).replace('.0', '')} Mbit/s. It stops on slow connections.`;

const stepsOf = (heights: readonly number[]): string =>
  heights.map((height) => (height === 0 ? 'sound only' : `${height}p`)).join(', ');

/** Words of the conversion of such videos to MP4, and of heavy ones to lighter steps. */
export const CONVERSION = {
  progressOf: (title: string) => `Conversion of ${title}`,
  waiting: (percent: number) => (percent > 0 ? `Continues soon, at ${percent} %` : 'Waiting to be converted'),
  running: (percent: number) => `Converting: ${percent} %`,
  failed: (reason: string) => `It could not be converted. ${reason}`,
  again: (reason: string) => `The last try stopped early: ${reason}`,
  jobs: 'See it in Background tasks',
  soFar: (steps: readonly number[]) => `Ready for students: ${stepsOf(steps)}.`,
  done: (steps: readonly number[]) => `Students watch it as MP4: ${stepsOf(steps)}.`,
  lighter: (steps: readonly number[]) => `For slow connections: ${stepsOf(steps)}.`,
} as const;

export const VIDEO = {
  title: 'Video details',
  file: 'File',
  size: 'Size',
  length: 'Length and picture',
  unknown: 'Unknown',

  poster: 'Poster',
  posterLine: 'The picture that students see before the video plays.',
  posterNone: 'No poster yet. Students see the drawing of its module.',
  posterOf: (title: string) => `Poster of ${title}`,
  fromVideo: 'Choose from the video',
  uploadPicture: 'Upload a picture',
  anotherPicture: 'Upload another picture',
  removePoster: 'Remove poster',
  posterSaved: 'The poster has been saved.',
  posterRemoved: 'The poster has been removed.',
  sure: 'You cannot restore it.',

  frame: 'Picture of the video',
  second: 'Second of the video',
  back: 'One second back',
  forward: 'One second forward',
  take: 'Use this picture',
  cancel: 'Cancel',
  frameLoading: 'Loading the video...',
  frameUnplayable: 'This browser cannot play this video. Please upload a picture instead.',
  frameTainted:
    'Your videos are on another server, so the browser cannot copy a picture from them. Please upload a picture instead.',
  frameEmpty: 'The browser could not copy this picture. Please try another second.',

  original: 'Original',
  originalLine: (steps: readonly number[], size: string) =>
    `Students watch the converted video: ${stepsOf(steps)}. The original (${size}) is kept until you delete it.`,
  originalWaits: 'You can delete it when the conversion is complete.',
  eraseOriginal: 'Move the original to the trash',
  originalErased: 'The original is in the trash. Title, progress, captions and chapters stay.',

  captions: 'Captions',
  captionsLine: 'The spoken words as text over the video: WebVTT (.vtt) or SubRip (.srt).',
  captionsNone: 'No captions yet.',
  chapters: 'Chapters',
  chaptersLine: 'Titled sections to jump to: WebVTT (.vtt) or SubRip (.srt).',
  chaptersNone: 'No chapters yet.',
  add: (what: string) => `Add ${what}`,
  replace: (what: string) => `Replace ${what}`,
  remove: (what: string) => `Remove ${what}`,
  download: (what: string) => `Download ${what}`,
  keep: 'Keep',
  saved: (what: string) => `The ${what} have been saved.`,
  removed: (what: string) => `The ${what} have been removed.`,
  count: (what: 'captions' | 'chapters', count: number, end: string) =>
    what === 'captions' ? `${counted(count, 'caption')}, the last one until ${end}` : counted(count, 'chapter'),
  counting: 'Reading...',
  tooLong: (length: string) => `They continue after the video’s end at ${length}.`,
  leftOut: 'Lines without text were left out:',
  notTaken: (file: string) => `“${file}” was not saved. Nothing has changed.`,
  line: (line: number) => `Line ${line}`,
} as const;
