import { join, resolve } from 'node:path';
import { FfmpegConverter } from '../../adapters/ffmpeg/ffmpeg-converter.ts';
import { PdfReader } from '../../adapters/pdfium/pdf-reader.ts';
import { SharpPictureEncoder } from '../../adapters/sharp/picture-encoder.ts';
import { YauzlArchiveInspector } from '../../adapters/yauzl/archive-inspector.ts';
import type { Settings } from '../settings/settings.ts';

/** While they are worked on, videos lie below DATA_DIR: an object store has no paths. */
export const videoConverter = ({ ffmpegPath, dataDir }: Pick<Settings, 'ffmpegPath' | 'dataDir'>): FfmpegConverter =>
  new FfmpegConverter({ program: ffmpegPath, folder: join(resolve(dataDir), 'conversions') });

/** What looks into uploaded files and makes others of them. */
export function fileTools(settings: Settings) {
  const tools = {
    documentReader: new PdfReader(),
    pictureEncoder: new SharpPictureEncoder(),
    videoConverter: videoConverter(settings),
    archives: new YauzlArchiveInspector(),
  };
  return {
    ...tools,
    /** Ends what takes long; whoever asked hears that it is worth another try. */
    close: () => {
      tools.documentReader.close();
      tools.videoConverter.close();
    },
  };
}
