/** A dropped, pasted or picked file with its relative path. */
export interface DroppedFile {
  file: File;
  /** Relative path, such as `Module 01/Day 3/x.mp4`; the bare name of a single file. */
  path: string;
}

/** MIME type to extensions. Either must match, because systems use different MIME types. */
export type AcceptedTypes = Readonly<Record<string, readonly string[]>>;

export const PICTURES: AcceptedTypes = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
};
/** Lists of a spreadsheet, and texts. Spreadsheet programs on Windows claim CSV files as theirs. */
export const TABLES_AND_TEXTS: AcceptedTypes = {
  'text/csv': ['.csv'],
  'application/vnd.ms-excel': ['.csv'],
  'text/tab-separated-values': ['.tsv'],
  'text/plain': ['.txt', '.csv', '.tsv'],
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

/**
 * Adds the path: dropped files have `path`, files of a picked folder `webkitRelativePath`; both may begin with `/` or
 * `./`.
 */
export const withPath = (file: File & { path?: string }): DroppedFile => ({
  file,
  path: (file.path || file.webkitRelativePath || file.name).replace(/^\.?\/+/, ''),
});
