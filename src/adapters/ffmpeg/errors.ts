import { DomainError } from '../../domain/kernel/errors.ts';

const unavailable = (code: string, sentence: string): DomainError => new DomainError('unavailable', code, sentence);

export const noRoom = (): DomainError =>
  unavailable(
    'media/no-room',
    'There is not enough room in DATA_DIR to convert this video. It needs twice its size and one gigabyte more.',
  );

export const roomRanOut = (): DomainError =>
  unavailable(
    'media/no-room',
    'The disk below DATA_DIR became full while this video was converted: less than a gigabyte was left. It is tried again.',
  );

export const noConverter = (): DomainError =>
  unavailable('media/no-converter', 'Videos cannot be converted at the moment: ffmpeg does not start here.');

export const unresponsive = (): DomainError =>
  unavailable('media/converter-unresponsive', 'ffmpeg did not answer in time. The machine may be busy.');

export const interrupted = (): DomainError =>
  unavailable('media/conversion-interrupted', 'The conversion was interrupted. It continues with the step it was in.');

export const killed = (): DomainError =>
  unavailable('media/conversion-killed', 'The system ended the conversion. The machine may be short of memory.');
