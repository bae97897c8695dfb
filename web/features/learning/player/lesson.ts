/** A file that a lesson can be played from. */
export interface QualityStep {
  /** The shorter side of the picture, as in 720p; `AS_UPLOADED` where it is not known. */
  height: number;
  source: string;
}

/** What the player plays. */
export interface PlayableLesson {
  courseId: string;
  contentId: string;
  title: string;
  /** Empty when the course is not known. */
  courseTitle: string;
  /** Module and day, as in 1.3; empty when the outline is not known. */
  label: string;
  /** Whose tooth is on the poster. */
  moduleNumber: number;
  source: string;
  /** Of which quality it can be played in; nothing where there is only one. */
  steps: readonly QualityStep[];
  /** The picture before it plays, in two widths; null where its module's drawing stands there. */
  poster: { large: string; small: string } | null;
  captions: string | null;
  /** The address of a WebVTT file. */
  chapters: string | null;
  /** Seconds; null until the file tells. */
  duration: number | null;
  /** Whether the server has found a picture in it, and not sound alone. */
  hasPicture: boolean;
  /** Seconds into the video to begin at. */
  startAt: number;
}

/** The lesson after this one, as far as the player has to name it. */
export interface NextLesson {
  /** It plays; anything else is opened from its day, and never by itself. */
  isVideo: boolean;
  label: string;
  title: string;
}
