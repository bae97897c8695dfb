/** A file that somebody dropped, pasted or picked, and where it lay among what came with it. */
export interface DroppedFile {
  file: File;
  /** From the folder that was given, such as `Module 01/Day 3/x.mp4`; the bare name of a file that came alone. */
  path: string;
}

/** MIME type to extensions. A file is taken when either fits: systems know different names for one type. */
export type AcceptedTypes = Readonly<Record<string, readonly string[]>>;

export const PICTURES: AcceptedTypes = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
};
export const PDFS: AcceptedTypes = { 'application/pdf': ['.pdf'] };
export const DOCUMENTS: AcceptedTypes = {
  ...PDFS,
  'application/msword': ['.doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
};
export const VIDEOS: AcceptedTypes = {
  'video/mp4': ['.mp4'],
  'video/webm': ['.webm'],
  'video/quicktime': ['.mov'],
  'video/x-msvideo': ['.avi'],
};

/** A dropped file says `path`, one from a picked folder `webkitRelativePath`; both may begin with `/` or `./`. */
export const withPath = (file: File & { path?: string }): DroppedFile => ({
  file,
  path: (file.path || file.webkitRelativePath || file.name).replace(/^\.?\/+/, ''),
});
