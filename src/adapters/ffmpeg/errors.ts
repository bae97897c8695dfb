import { DomainError } from '../../domain/kernel/errors.ts';

const unavailable = (code: string, sentence: string): DomainError => new DomainError('unavailable', code, sentence);

export const noRoom = (): DomainError =>
  unavailable(
    'media/no-room',
    'There is no room below DATA_DIR for the work on this video: twice its size, and a gigabyte to spare.',
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
  unavailable('media/conversion-interrupted', 'The conversion was interrupted. It goes on with the step it was in.');

export const killed = (): DomainError =>
  unavailable('media/conversion-killed', 'The system ended the conversion. The machine may be short of memory.');
