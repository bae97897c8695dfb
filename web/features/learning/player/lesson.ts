/** What the player plays. */
export interface PlayableLesson {
  courseId: string;
  contentId: string;
  title: string;
  /** Module and day, as in 1.3; empty when the outline is not known. */
  label: string;
  /** Whose tooth is on the poster. */
  moduleNumber: number;
  source: string;
  captions: string | null;
  /** Seconds; null until the file tells. */
  duration: number | null;
  /** Seconds into the video to begin at. */
  startAt: number;
}
