import type { Beat } from './timeline.ts';

/** WebVTT captions of a lesson: each entry in words while it is new on the screen. */
export function captionsOf(beats: readonly Beat[]): string {
  let startSeconds = 0;
  const cues = beats.map((beat, index) => {
    const endSeconds = startSeconds + beat.durationSeconds;
    const cue = `${index + 1}\n${stamp(startSeconds)} --> ${stamp(endSeconds)}\n${cueText(beat.caption)}\n`;
    startSeconds = endSeconds;
    return cue;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

function stamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const part = (value: number, width: number) => String(value).padStart(width, '0');
  return `${part(Math.floor(milliseconds / 60_000), 2)}:${part(Math.floor(milliseconds / 1000) % 60, 2)}.${part(milliseconds % 1000, 3)}`;
}

/** WebVTT reserves these in cue text; an empty line would end the cue. */
function cueText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/-->/g, '--&gt;').replace(/\n{2,}/g, '\n');
}
