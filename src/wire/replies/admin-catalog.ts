import { boolean, integer, list, nullable, object, oneOf, type Reply, string } from '../json-schema.ts';
import { contentFacts, courseFacts, documentFacts } from './catalog.ts';
import { adminGuidance } from './guidance.ts';
import { ids } from './ids.ts';
import { openPromises } from './promises.ts';

const version = () => integer('Rises with each edit; an edit that names an older one is answered with 409.');
const studentCount = () => integer('Whoever may enter it now.');

export const adminCoursesSchema = list(
  object(
    {
      ...courseFacts,
      version: version(),
      itemCount: integer(),
      documentCount: integer(),
      studentCount: studentCount(),
      hasHadStudents: boolean('Whether deleting it asks for its title.'),
      openPromises: openPromises(),
      weeks: list(
        object({
          ...ids,
          weekNumber: integer(),
          title: string(),
          itemCount: integer(),
          documentCount: integer(),
        }),
      ),
    },
    'AdminCourseListing',
  ),
);

const adminContentFacts = {
  ...contentFacts,
  version: version(),
  fileName: string('As the sender’s machine named it.'),
  bytes: integer(),
  refusal: string('Why the file is refused, as a sentence; empty when it is not.'),
};

export const adminContentSchema = object(adminContentFacts, 'AdminContent');

export const textTrackSchema = object(
  {
    ...adminContentFacts,
    leftOut: list(
      object(
        { line: nullable(integer(), 'Counted from 1; null where it is about more than one line.'), sentence: string() },
        'LeftOutLine',
      ),
      'What of the file shows nothing and was not kept; eight lines at most, and how many more there are.',
    ),
  },
  'TextTrack',
);

export const adminDocumentSchema = object(
  {
    ...documentFacts,
    version: version(),
    fileName: string(),
    refusal: string('Why it is refused, as a sentence; empty when it is not.'),
    suggestedTitle: string('What the file calls itself, where that is a title; else empty.'),
  },
  'AdminDocument',
);

export const adminDaySchema = object(
  { ...ids, version: version(), dayNumber: integer(), title: string(), contents: list(adminContentSchema) },
  'AdminDay',
);

export const adminWeekSchema = object(
  {
    ...ids,
    version: version(),
    weekNumber: integer(),
    title: string(),
    days: list(adminDaySchema),
    documents: list(adminDocumentSchema),
  },
  'AdminWeek',
);

const freeLessons = { freeLessons: list(string(), 'Ids of the items that anybody may open while it is on sale.') };

/** Free lessons of a course after one was chosen or taken away. */
export const freeLessonsSchema = object(freeLessons, 'FreeLessons');

export const adminCourseSchema = object(
  {
    ...courseFacts,
    ...adminGuidance,
    pastSlugs: list(string(), 'Earlier slugs, newest first, which lead to the present one.'),
    hasQuestionBank: boolean('Whether its students may practise and sit its mock exams.'),
    version: version(),
    studentCount: studentCount(),
    openPromises: openPromises(),
    ...freeLessons,
    weeks: list(adminWeekSchema),
  },
  'AdminCourse',
);

const uploadLimit = () =>
  object({ maxBytes: integer(), sentence: string('What is said of a larger file.') }, 'UploadLimit');

export const courseFilesSchema = object(
  {
    files: list(
      object(
        {
          bytes: integer(),
          checksum: string("The storage's ETag."),
          title: string(),
          weekNumber: integer(),
          dayNumber: nullable(integer(), 'Null of a document of the whole module.'),
        },
        'CourseFile',
      ),
    ),
    limits: object({ video: uploadLimit(), document: uploadLimit(), captions: uploadLimit() }, 'UploadLimits'),
  },
  'CourseFiles',
);

export const conversionsSchema = object(
  {
    conversions: list(
      object(
        {
          s3Key: string('Of the video, as its item names it.'),
          state: oneOf(['waiting', 'running', 'failed']),
          percent: integer(),
          reason: nullable(string(), 'Why it failed, or why it has to be tried again.'),
        },
        'Conversion',
      ),
    ),
  },
  'Conversions',
);

export const toggleLiveSchema = object(
  { message: string(), isLive: boolean(), openPromises: openPromises() },
  'ToggleLive',
);

const documentsFields = {
  saved: list(adminDocumentSchema),
  refused: list(object({ s3Key: string(), title: string(), message: string(), code: string() }, 'RefusedDocument')),
};

export const documentsSavedSchema = object(documentsFields, 'DocumentsSaved');

/** When none was saved: the first refusal, and the list of all. */
export const documentsRefusedSchema = object(
  { message: string(), error: string(), code: string(), ...documentsFields },
  'DocumentsRefused',
);

/** One course of GET /admin/courses: counts of what is in it, never the whole tree. */
export type AdminCourseListing = Reply<typeof adminCoursesSchema>[number];
export type AdminContentReply = Reply<typeof adminContentSchema>;
/** The video, and what of the file shows nothing and was not kept. */
export type TextTrackReply = Reply<typeof textTrackSchema>;
export type AdminDocumentReply = Reply<typeof adminDocumentSchema>;
export type AdminDayReply = Reply<typeof adminDaySchema>;
export type AdminWeekReply = Reply<typeof adminWeekSchema>;
/** GET /admin/courses/{id}; also the answer of POST and PUT. */
export type AdminCourseReply = Reply<typeof adminCourseSchema>;
/** GET /admin/courses/{id}/files: what a folder that is about to be sent is compared with. */
export type CourseFilesReply = Reply<typeof courseFilesSchema>;
/** GET /admin/courses/{id}/conversions: the videos that MP4s are still being made of, or could not be. */
export type ConversionsReply = Reply<typeof conversionsSchema>;
export type FreeLessonsReply = Reply<typeof freeLessonsSchema>;
export type ToggleLiveReply = Reply<typeof toggleLiveSchema>;
/** POST …/documents: 201 when at least one was saved, else 422 with the first refusal's sentence and the list. */
export type DocumentsSavedReply = Reply<typeof documentsSavedSchema>;
export type CourseFileReply = CourseFilesReply['files'][number];
export type ConversionReply = ConversionsReply['conversions'][number];
/** One document of a batch that was not saved, and why. */
export type RefusedDocument = DocumentsSavedReply['refused'][number];
