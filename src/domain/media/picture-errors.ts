import { DomainError } from '../kernel/errors.ts';
import { MAX_IMAGE_PIXELS, type UnreadablePicture } from './picture-encoder.ts';

const maxMegapixels = MAX_IMAGE_PIXELS / 1_000_000;

const SENTENCES: Readonly<Record<UnreadablePicture, string>> = {
  broken: 'This picture is damaged and cannot be opened. Please save it again and upload the new file.',
  'too-many-pixels': `This picture has more than ${maxMegapixels} megapixels. Please make it smaller and upload it again.`,
  'too-demanding': 'This picture takes too much time or memory to open. Please save it in a simpler form.',
};

export const unreadablePicture = (reason: UnreadablePicture): DomainError =>
  new DomainError('invalid', `media/picture-${reason}`, SENTENCES[reason]);
