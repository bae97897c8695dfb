import { videoConverter } from '../../installation/file-tools.ts';
import type { Settings } from '../../settings/settings.ts';
import { type Finding, findingsOf } from './finding.ts';

const { good, unknown } = findingsOf('videos');

/** Checks whether this machine can convert videos that most browsers cannot play. Optional. */
export async function checkConverter(settings: Pick<Settings, 'ffmpegPath' | 'dataDir'>): Promise<Finding[]> {
  const version = await videoConverter(settings).version();
  if (version !== undefined)
    return [
      good(`${version} makes MP4s of videos that are heavy or that most browsers cannot play, where jobs are done.`),
    ];
  const missing = `No ffmpeg with libx264 starts here (FFMPEG_PATH is ${settings.ffmpegPath})`;
  const meaning = 'most browsers do not play MOV, AVI and HEVC, and heavy videos stop on slow connections';
  return [unknown(`${missing}: ${meaning}. Install it where jobs are done, or upload MP4.`)];
}
