/**
 * The sentences of the specification that only administrators read, word for word; pinned like those of messages.ts.
 */
export const ADMIN = {
  // Admin: courses
  noCoursesAddOne: 'No courses available. Add one!',
  coursesFetchFailed: 'Failed to fetch courses',
  courseDetailsFetchFailed: 'Failed to fetch course details',
  creatingCourse: 'Creating Course...',
  keepThumbnail: 'Leave empty to keep current thumbnail',
  courseCreated: (title: string) => `Course "${title}" created successfully!`,
  courseUpdated: 'Course updated successfully!',
  courseDeleted: (title: string) => `Course "${title}" deleted successfully!`,
  courseNotCreated: (reason: string) => `Failed to create course: ${reason}`,
  courseNotUpdated: (reason: string) => `Failed to update course: ${reason}`,
  courseNotDeleted: (reason: string) => `Failed to delete course: ${reason}`,
  courseStatusNotUpdated: 'Failed to update course status',
  thumbnailNotUploaded: 'Failed to upload thumbnail',

  // Admin: modules, days and contents
  weekNumberAndTitle: 'Please provide both week number and title',
  weekNotAdded: 'Failed to add week',
  weekNotDeleted: 'Failed to delete week',
  weekDeleted: (number: number) => `Week ${number} has been successfully deleted.`,
  dayAdded: 'New day has been successfully added to the week.',
  dayNotAdded: 'Failed to add day',
  dayNotDeleted: 'Failed to delete day',
  dayDeleted: (number: number) => `Day ${number} has been successfully deleted.`,
  weekOrDayNotFound: 'Could not find selected week or day',
  contentNotDeleted: 'Failed to delete content',
  confirmDeleteContent: 'Are you sure you want to delete this content?',
  titleEmpty: 'Title cannot be empty',
  contentTitleNotUpdated: 'Failed to update content title',

  // Admin: uploads
  invalidFileType: (allowed: string) => `Invalid file type. Allowed: ${allowed}`,
  allowedVideo: 'MP4, WebM, MOV, AVI',
  allowedDocument: 'PDF, DOC, DOCX',
  uploadFailed: (reason: string) => `Upload failed: ${reason}`,
  uploadFailedWithStatus: (status: number) => `Upload failed with status: ${status}`,
  partFailedWithStatus: (part: number, status: number) => `Part ${part} upload failed with status: ${status}`,
  bulkSaveFailed: (reason: string) => `Bulk save failed: ${reason}`,
  metadataNotSaved: (reason: string) => `Failed to save content metadata: ${reason}`,
  filesSaved: (count: number) => `Successfully saved ${count} file(s) to the course.`,
  bulkIncomplete: 'Please select course, module and choose PDF files to upload',
  onlyPdf: 'Only PDF files are allowed. Non-PDF files have been filtered out.',
  bulkUploaded: (count: number) => `Success! ${count} PDF files uploaded successfully to module documents.`,
  bulkPartlyFailed: (failures: number, files: number) =>
    `Upload completed with ${failures} failures out of ${files} files.`,
} as const;
