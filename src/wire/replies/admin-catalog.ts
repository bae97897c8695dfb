import type {
  AdminContentReply,
  AdminCourseListing,
  AdminCourseReply,
  AdminDayReply,
  AdminDocumentReply,
  AdminWeekListing,
  AdminWeekReply,
  CourseFileReply,
  CourseFilesReply,
  DocumentsSavedReply,
  ToggleLiveReply,
  UploadLimitReply,
} from '../admin-catalog.ts';
import { boolean, integer, list, nullable, object, oneOf, string } from '../json-schema.ts';
import type { ProblemReply } from '../problem.ts';
import type { LineFault } from '../timed-text/faults.ts';
import type { RefusedDocument } from '../uploads.ts';
import type { ConversionReply, ConversionsReply, TextTrackReply } from '../video-extras.ts';
import { contentFacts, courseFacts, documentFacts } from './catalog.ts';
import { adminGuidance } from './guidance.ts';
import { ids } from './ids.ts';
import { openPromises } from './promises.ts';

const version = () => integer('Rises with each edit; an edit that names an older one is answered with 409.');
const studentCount = () => integer('Whoever may enter it now.');

export const adminCoursesSchema = list(
  object<AdminCourseListing>(
    {
      ...courseFacts,
      version: version(),
      itemCount: integer(),
      documentCount: integer(),
      studentCount: studentCount(),
      hasHadStudents: boolean('Whether deleting it asks for its title.'),
      openPromises: openPromises(),
      weeks: list(
        object<AdminWeekListing>({
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
} satisfies Parameters<typeof object<AdminContentReply>>[0];

export const adminContentSchema = object<AdminContentReply>(adminContentFacts, 'AdminContent');

export const textTrackSchema = object<TextTrackReply>(
  {
    ...adminContentFacts,
    leftOut: list(
      object<LineFault>(
        { line: nullable(integer(), 'Counted from 1; null where it is about more than one line.'), sentence: string() },
        'LeftOutLine',
      ),
      'What of the file shows nothing and was not kept; eight lines at most, and how many more there are.',
    ),
  },
  'TextTrack',
);

export const adminDocumentSchema = object<AdminDocumentReply>(
  {
    ...documentFacts,
    version: version(),
    fileName: string(),
    refusal: string('Why it is refused, as a sentence; empty when it is not.'),
    suggestedTitle: string('What the file calls itself, where that is a title; else empty.'),
  },
  'AdminDocument',
);

export const adminDaySchema = object<AdminDayReply>(
  { ...ids, version: version(), dayNumber: integer(), title: string(), contents: list(adminContentSchema) },
  'AdminDay',
);

export const adminWeekSchema = object<AdminWeekReply>(
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

export const adminCourseSchema = object<AdminCourseReply>(
  {
    ...courseFacts,
    ...adminGuidance,
    version: version(),
    studentCount: studentCount(),
    openPromises: openPromises(),
    weeks: list(adminWeekSchema),
  },
  'AdminCourse',
);

const uploadLimit = () =>
  object<UploadLimitReply>({ maxBytes: integer(), sentence: string('What is said of a larger file.') }, 'UploadLimit');

export const courseFilesSchema = object<CourseFilesReply>(
  {
    files: list(
      object<CourseFileReply>(
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
    limits: object<CourseFilesReply['limits']>(
      { video: uploadLimit(), document: uploadLimit(), captions: uploadLimit() },
      'UploadLimits',
    ),
  },
  'CourseFiles',
);

export const conversionsSchema = object<ConversionsReply>(
  {
    conversions: list(
      object<ConversionReply>(
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

export const toggleLiveSchema = object<ToggleLiveReply>(
  { message: string(), isLive: boolean(), openPromises: openPromises() },
  'ToggleLive',
);

const documentsFields = {
  saved: list(adminDocumentSchema),
  refused: list(
    object<RefusedDocument>({ s3Key: string(), title: string(), message: string(), code: string() }, 'RefusedDocument'),
  ),
};

export const documentsSavedSchema = object<DocumentsSavedReply>(documentsFields, 'DocumentsSaved');

/** When none was saved: the first refusal, and the list of all. */
export const documentsRefusedSchema = object<Pick<ProblemReply, 'message' | 'error' | 'code'> & DocumentsSavedReply>(
  { message: string(), error: string(), code: string(), ...documentsFields },
  'DocumentsRefused',
);
