import { join, resolve } from 'node:path';
import { ClamdScanner } from '../../adapters/clamd/clamd-scanner.ts';
import { FencedImportReader } from '../../adapters/fence/import-reader.ts';
import { FfmpegConverter } from '../../adapters/ffmpeg/ffmpeg-converter.ts';
import { WordReader } from '../../adapters/office/word-reader.ts';
import { PdfReader } from '../../adapters/pdfium/pdf-reader.ts';
import { SharpPictureEncoder } from '../../adapters/sharp/picture-encoder.ts';
import { VideoHeaderReader } from '../../adapters/video-facts/header-reader.ts';
import { YauzlArchiveInspector } from '../../adapters/yauzl/archive-inspector.ts';
import type { CaptionReader } from '../../domain/catalog/search-ports.ts';
import { SECOND_MS } from '../../domain/kernel/clock.ts';
import { NO_SCANNER } from '../../domain/media/virus-scanner.ts';
import { plainWords } from '../../wire/timed-text/cue-words.ts';
import { readTimedText } from '../../wire/timed-text/timed-text.ts';
import type { Settings } from '../settings/settings.ts';
import { importProgram } from './import-program.ts';
import type { Installation } from './installation.ts';

/** Videos are below DATA_DIR while they are worked on: an object store has no paths. */
export const videoConverter = ({ ffmpegPath, dataDir }: Pick<Settings, 'ffmpegPath' | 'dataDir'>): FfmpegConverter =>
  new FfmpegConverter({ program: ffmpegPath, folder: join(resolve(dataDir), 'conversions') });

/** Undefined where the school has none. */
export const chosenScanner = ({ clamd }: Pick<Settings, 'clamd'>): ClamdScanner | undefined =>
  clamd && new ClamdScanner(clamd.address, clamd);

/** Captions as they are stored: WebVTT, mostly of our own writing. */
export const captionReader: CaptionReader = {
  cuesOf(bytes) {
    const read = readTimedText('captions', 'stored.vtt', bytes);
    return 'faults' in read ? [] : read.cues.map(({ startMs, text }) => [startMs / SECOND_MS, plainWords(text)]);
  },
};

/** Tools that read, inspect and convert uploaded files. */
export function fileTools(settings: Settings) {
  const scanner = chosenScanner(settings);
  const archives = new YauzlArchiveInspector();
  const tools = {
    documentReader: new PdfReader(),
    pictureEncoder: new SharpPictureEncoder(),
    videoConverter: videoConverter(settings),
    archives,
    officeReader: new WordReader(archives),
    videoFactsReader: new VideoHeaderReader(),
    virusScanner: scanner ?? NO_SCANNER,
    captionReader,
    importReader: new FencedImportReader(importProgram),
  };
  return {
    ...tools,
    /** Their health checks for `/readyz`. */
    checks: (scanner ? { scanner: () => scanner.version() } : {}) as Installation['checks'],
    /** Aborts long work; its callers are told to retry. */
    close: () => {
      tools.documentReader.close();
      tools.importReader.close();
      tools.videoConverter.close();
    },
  };
}
