/** A file from which a lesson can be played. */
export interface QualityStep {
  /** Shorter side of the picture, as in 720p; `AS_UPLOADED` if unknown, `SOUND_ALONE` without one. */
  height: number;
  source: string;
  /** Thousand bits a second; null if unknown. */
  kilobits: number | null;
}

/** Input of the player. */
export interface PlayableLesson {
  courseId: string;
  contentId: string;
  title: string;
  /** Empty if the course is unknown. */
  courseTitle: string;
  /** Module and day, as in 1.3; empty if the outline is unknown. */
  label: string;
  /** Module whose tooth is on the poster. */
  moduleNumber: number;
  source: string;
  /** True if the student has chosen the sound without the picture. */
  isSoundAlone?: boolean;
  /** Available qualities; empty if there is only one. */
  steps: readonly QualityStep[];
  /** Poster in two widths; null for the module's drawing. */
  poster: { large: string; small: string } | null;
  captions: string | null;
  /** URL of a WebVTT file. */
  chapters: string | null;
  /** Seconds; null until the metadata is loaded. */
  duration: number | null;
  /** True if the server found a picture, not only sound. */
  hasPicture: boolean;
  /** Start position in seconds. */
  startAt: number;
  /** True for a free lesson on its public page: nothing of it is stored, and the watermark names no account. */
  isPreview?: boolean;
}

/** The next item, as far as the player names it. */
export interface NextLesson {
  /** True if it can play; other types open outside the player, never automatically. */
  isVideo: boolean;
  label: string;
  title: string;
  /** Module and day of the next video, if the next item is of another type. */
  videoLabel?: string;
}
