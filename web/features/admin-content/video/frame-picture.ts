/** Width of the larger size that the server makes of a picture. */
const MAX_WIDTH = 1600;
const QUALITY = 0.9;

/** `tainted`: a cross-origin frame, whose pixels a page must not read. */
export type FramePicture = { readonly picture: File } | { readonly refused: 'tainted' | 'empty' };

/** Returns the current frame as a picture file. */
export async function pictureOfFrame(video: HTMLVideoElement): Promise<FramePicture> {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, MAX_WIDTH / videoWidth);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
  const context = canvas.getContext('2d');
  if (!context || canvas.width === 0 || canvas.height === 0) return { refused: 'empty' };
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  try {
    // A browser without WebP encoding returns PNG.
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY));
    if (!blob) return { refused: 'empty' };
    const extension = blob.type === 'image/webp' ? 'webp' : 'png';
    return { picture: new File([blob], `poster.${extension}`, { type: blob.type }) };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') return { refused: 'tainted' };
    throw error;
  }
}
