export interface Cue {
  readonly text: string;
  readonly durationSeconds: number;
}

/** Returns a WebVTT file of consecutive cues. */
export function webVtt(cues: readonly Cue[]): string {
  let startSeconds = 0;
  const written = cues.map(({ text, durationSeconds }, index) => {
    const endSeconds = startSeconds + durationSeconds;
    const cue = `${index + 1}\n${stamp(startSeconds)} --> ${stamp(endSeconds)}\n${cueText(text)}\n`;
    startSeconds = endSeconds;
    return cue;
  });
  return `WEBVTT\n\n${written.join('\n')}`;
}

function stamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const part = (value: number, width: number) => String(value).padStart(width, '0');
  return `${part(Math.floor(milliseconds / 60_000), 2)}:${part(Math.floor(milliseconds / 1000) % 60, 2)}.${part(milliseconds % 1000, 3)}`;
}

/** Escapes characters reserved in cue text, and removes empty lines, which would end the cue. */
function cueText(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/-->/g, '--&gt;')
    .replace(/\n{2,}/g, '\n');
}
