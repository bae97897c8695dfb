import { DOCUMENT_TAGS } from '../document-tag.ts';
import {
  boolean,
  integer,
  list,
  nullable,
  number,
  object,
  oneOf,
  type Reply,
  type Shape,
  string,
} from '../json-schema.ts';
import { PRACTICE_KINDS, TEST_KINDS } from '../literals.ts';
import { weeklyDiscussions } from './guidance.ts';
import { ids } from './ids.ts';
import { keptPromises } from './promises.ts';

export const courseFacts = {
  ...ids,
  title: string(),
  slug: string('The last segment of the address of its public page.'),
  description: string(),
  price: number('Dollars with at most two decimals.'),
  compareAtPrice: nullable(number(), 'The struck-through price, or null where the operator turned it off.'),
  thumbnail: string('A file key for the stream address, or an empty text: at most 1600 pixels wide.'),
  smallThumbnail: string('The same picture, at most 960 pixels wide; an empty text where there is only the one size.'),
  isLive: boolean(),
  durationMonths: integer(),
};

const kilobits = nullable(integer(), 'Thousand bits a second, picture and sound together; null when unknown.');

const renditions = list(
  object(
    { height: integer('The shorter side of its picture, as in 720p; 0 for sound alone.'), s3Key: string(), kilobits },
    'Rendition',
  ),
  'What was made of a video that browsers do not play or that is heavy, best first.',
);

const rareFormat = nullable(
  string(),
  'What most browsers cannot play of a video, its container or a codec, as people call it; null where they can.',
);

/** `processing`: being checked, and not to be opened yet; `refused`: only admins are told of it. */
const FILE_STATES = ['processing', 'ready', 'refused'] as const;
const state = oneOf(FILE_STATES, 'Whether the file may be opened: while it is `processing`, students get none of it.');

const courseTest = nullable(
  object(
    {
      kind: oneOf(TEST_KINDS),
      mockExamId: nullable(string(), 'Null: practice, which the other fields describe.'),
      mode: nullable(oneOf(PRACTICE_KINDS)),
      vignettes: nullable(integer('Cases, or fewer where fewer fit.')),
      clusters: list(string(), 'Ids; none: all of them.'),
      subjects: list(string()),
    },
    'CourseTest',
  ),
  'Of a test, which has no file.',
);

export const contentFacts = {
  ...ids,
  type: string(),
  title: string(),
  s3Key: string('An empty text of a test.'),
  test: courseTest,
  state,
  tag: nullable(oneOf(DOCUMENT_TAGS), 'What a document is; null for what is none.'),
  duration: nullable(number(), 'Seconds; null when unknown or not a video.'),
  width: nullable(integer(), 'Pixels of a video as it is shown; null when unknown.'),
  height: nullable(integer()),
  poster: string('The key of the picture before a video plays, at most 1600 pixels wide, or an empty text.'),
  smallPoster: string('The same picture, at most 960 pixels wide.'),
  captionsKey: nullable(string(), 'The key of a WebVTT file.'),
  chaptersKey: nullable(string(), 'The key of a WebVTT file.'),
  kilobits,
  rareFormat,
  renditions,
};

export const documentFacts = {
  ...ids,
  title: string(),
  s3Key: string(),
  state,
  tag: oneOf(DOCUMENT_TAGS),
  bytes: nullable(integer()),
  pageCount: nullable(integer()),
  preview: string('The key of a picture of the first page, or an empty text.'),
};

export const liveCoursesSchema = list(
  object(
    {
      ...courseFacts,
      itemCount: integer(),
      documentCount: integer(),
      promises: keptPromises(),
      discussions: list(weeklyDiscussions, 'When its live discussions are each week; never where.'),
      weeks: list(
        object({
          ...ids,
          weekNumber: integer(),
          title: string(),
          itemCount: integer(),
          days: list(object({ ...ids, dayNumber: integer(), itemCount: integer() })),
        }),
      ),
    },
    'LiveCourse',
  ),
);

export const coursePageSchema = object(
  {
    ...courseFacts,
    itemCount: integer(),
    documentCount: integer(),
    promises: keptPromises(),
    discussions: list(weeklyDiscussions, 'When its live discussions are each week; never where.'),
    freeLessons: list(object(contentFacts, 'Content'), 'What anybody may open, in reading order.'),
    weeks: list(
      object({
        ...ids,
        weekNumber: integer(),
        title: string(),
        itemCount: integer(),
        documentCount: integer(),
        days: list(
          object({
            ...ids,
            dayNumber: integer(),
            title: string(),
            itemCount: integer(),
            items: list(
              object({
                ...ids,
                type: string(),
                title: string(),
                duration: nullable(number(), 'Seconds; null when unknown or not a video.'),
              }),
            ),
          }),
        ),
      }),
    ),
  },
  'CoursePage',
);

const daySchema = object(
  {
    ...ids,
    dayNumber: integer(),
    title: string(),
    contents: list(object(contentFacts, 'Content')),
  },
  'Day',
);

export const courseSchema = object(
  {
    ...courseFacts,
    version: integer(),
    weeks: list(
      object(
        {
          ...ids,
          weekNumber: integer(),
          title: string(),
          days: list(daySchema),
          documents: list(object(documentFacts, 'Document')),
        },
        'Week',
      ),
    ),
  },
  'Course',
);

export const videoInfoSchema = object(
  {
    ...ids,
    courseId: string(),
    title: string(),
    type: string(),
    s3Key: string(),
    duration: nullable(number(), 'Seconds.'),
    kilobits,
    rareFormat,
    renditions,
  },
  'VideoInfo',
);

const excerptSchema = list(object({ text: string(), isMatch: boolean() }, 'SearchExcerpt'));

/** Ids of levels below the hit's own kind are null. */
const searchHitSchema = object(
  {
    ...ids,
    kind: oneOf(['course', 'module', 'day', 'content', 'document']),
    courseId: string(),
    courseTitle: string(),
    weekId: nullable(string()),
    weekNumber: nullable(integer()),
    weekTitle: nullable(string()),
    dayId: nullable(string()),
    dayNumber: nullable(integer()),
    itemId: nullable(string()),
    title: string(),
    s3Key: nullable(string()),
    isTest: boolean('An item that is a test, which has no file.'),
    excerpt: excerptSchema,
    moments: list(
      object({ second: number(), excerpt: excerptSchema }, 'SearchMoment'),
      'Where the captions of a video say the words, in order of time: five at most.',
    ),
  },
  'SearchHit',
);

export const searchSchema = object(
  {
    hits: list(searchHitSchema),
    nextOffset: nullable(integer(), 'For the next page as `offset`, or null at the end.'),
  },
  'SearchHits',
);

/** A video in one step of quality, for the stream address. */
export type RenditionReply = ContentReply['renditions'][number];
/** GET /user/courses/live: counts only, never a file key of paid content. */
export type LiveCourseReply = Reply<typeof liveCoursesSchema>[number];
/** GET /user/course-pages/{slug}: titles and lengths, and the files of free lessons alone. */
export type CoursePageReply = Reply<typeof coursePageSchema>;
export type DayReply = Reply<typeof daySchema>;
/** GET /user/courses/{courseId} */
export type CourseReply = Reply<typeof courseSchema>;
/** GET /stream/info/{videoId} */
export type VideoInfoReply = Reply<typeof videoInfoSchema>;
/** Search hit with the id of what was found. Fields of levels below it are null. */
export type SearchHitReply = Reply<typeof searchHitSchema>;
/** GET /search?q=…: what the caller may open; for admins everything. */
export type SearchReply = Reply<typeof searchSchema>;
/** Replies about courses. Prices are dollars with at most two decimals (decision B16); `_id` and `id` are the same. */
export type CourseFacts = Shape<typeof courseFacts>;
export type ContentReply = Shape<typeof contentFacts>;
export type DocumentReply = Shape<typeof documentFacts>;
export type WeekReply = CourseReply['weeks'][number];
