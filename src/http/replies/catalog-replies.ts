import type { CourseTest } from '../../domain/catalog/content.ts';
import type { Course } from '../../domain/catalog/course.ts';
import {
  type ContentEntry,
  type CourseOutline,
  type CourseTree,
  type DocumentEntry,
  isShown,
  lengthOf,
  stateOf,
  type VideoEntry,
} from '../../domain/catalog/course-tree.ts';
import { freeLessonsOf } from '../../domain/catalog/free-lessons.ts';
import { holdingsOfOutline, keptPromises } from '../../domain/catalog/promises.ts';
import type { CoursePage } from '../../domain/catalog/queries/get-course-page.ts';
import { dollarsFromCents } from '../../domain/kernel/money.ts';
import { documentTag } from '../../wire/document-tag.ts';
import type {
  ContentReply,
  CoursePageReply,
  CourseReply,
  DocumentReply,
  LiveCourseReply,
  RenditionReply,
  VideoInfoReply,
} from '../../wire/replies/catalog.ts';
import { mapInSlices } from '../in-slices.ts';
import { bothIds } from './both-ids.ts';

/** Operator settings for showing courses. */
export interface ShopSettings {
  /** 1 hides the struck-through price (decision B13). */
  readonly compareAtMultiplier: number;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

export function courseFacts(course: Course, { compareAtMultiplier }: ShopSettings) {
  return {
    ...bothIds(course.id),
    title: course.title,
    slug: course.slug,
    description: course.description,
    price: dollarsFromCents(course.priceCents),
    compareAtPrice:
      compareAtMultiplier > 1 ? dollarsFromCents(Math.round(course.priceCents * compareAtMultiplier)) : null,
    thumbnail: course.thumbnailKey ?? '',
    smallThumbnail: course.smallThumbnailKey ?? '',
    isLive: course.isLive,
    durationMonths: course.durationMonths,
  };
}

export function liveCourseReply(outline: CourseOutline, shop: ShopSettings): LiveCourseReply {
  const weeks = outline.modules.map(({ module, days }) => ({
    ...bothIds(module.id),
    weekNumber: module.number,
    title: module.title,
    itemCount: sum(days.map((day) => day.itemCount)),
    days: days.map((day) => ({ ...bothIds(day.id), dayNumber: day.number, itemCount: day.itemCount })),
  }));
  return {
    ...courseFacts(outline.course, shop),
    itemCount: sum(weeks.map((week) => week.itemCount)),
    documentCount: sum(outline.modules.map((one) => one.documentCount)),
    promises: keptPromises(holdingsOfOutline(outline)),
    discussions: outline.discussions.map(({ isCaseDiscussion: _, ...weekly }) => weekly),
    weeks,
  };
}

/** Course as visitors see it: refused files are left out, and none has a key but the free lessons. */
export async function coursePageReply({ outline, tree }: CoursePage, shop: ShopSettings): Promise<CoursePageReply> {
  return {
    ...liveCourseReply(outline, shop),
    freeLessons: freeLessonsOf(tree).map(contentReply),
    weeks: await mapInSlices(tree.modules, ({ module, days, documents }) => {
      const shown = days.map(({ day, contents }) => ({ day, items: contents.filter(isShown) }));
      return {
        ...bothIds(module.id),
        weekNumber: module.number,
        title: module.title,
        itemCount: sum(shown.map(({ items }) => items.length)),
        documentCount: documents.filter(isShown).length,
        days: shown.map(({ day, items }) => ({
          ...bothIds(day.id),
          dayNumber: day.number,
          title: day.title,
          itemCount: items.length,
          items: items.map((item) => ({
            ...bothIds(item.id),
            type: item.type,
            title: item.title,
            duration: item.type === 'video' ? lengthOf(item) : null,
          })),
        })),
      };
    }),
  };
}

export function contentReply(content: ContentEntry): ContentReply {
  const video = content.type === 'video' ? content : undefined;
  return {
    ...bothIds(content.id),
    type: content.type,
    title: content.title,
    s3Key: content.type === 'test' ? '' : content.fileKey,
    test: content.type === 'test' ? testReply(content.test) : null,
    state: stateOf(content),
    tag: content.type === 'pdf' ? documentTag(content.fileKey) : null,
    duration: video ? lengthOf(video) : null,
    width: video?.file?.width ?? null,
    height: video?.file?.height ?? null,
    poster: video?.posterKey ?? '',
    smallPoster: video?.smallPosterKey ?? '',
    captionsKey: video?.captionsKey ?? null,
    chaptersKey: video?.chaptersKey ?? null,
    kilobits: video?.file?.kilobits ?? null,
    rareFormat: video?.file?.rareFormat ?? null,
    renditions: video ? renditionsReply(video) : [],
  };
}

function testReply(test: CourseTest): ContentReply['test'] {
  if (test.kind === 'mock') return { ...test, mode: null, vignettes: null, clusters: [], subjects: [] };
  return { ...test, mockExamId: null, clusters: [...test.clusters], subjects: [...test.subjects] };
}

const renditionsReply = ({ renditions }: VideoEntry): RenditionReply[] =>
  renditions.map(({ height, fileKey, kilobits = null }) => ({ height, s3Key: fileKey, kilobits }));

export const documentReply = (document: DocumentEntry): DocumentReply => ({
  ...bothIds(document.id),
  title: document.title,
  s3Key: document.fileKey,
  state: stateOf(document),
  tag: documentTag(document.fileKey),
  bytes: document.file?.bytes ?? null,
  pageCount: document.pageCount,
  preview: document.previewKey ?? '',
});

/** Course as students see it: refused files are left out. */
export async function courseReply(tree: CourseTree, shop: ShopSettings): Promise<CourseReply> {
  return {
    ...courseFacts(tree.course, shop),
    version: tree.course.version,
    weeks: await mapInSlices(tree.modules, ({ module, days, documents }) => ({
      ...bothIds(module.id),
      weekNumber: module.number,
      title: module.title,
      days: days.map(({ day, contents }) => ({
        ...bothIds(day.id),
        dayNumber: day.number,
        title: day.title,
        contents: contents.filter(isShown).map(contentReply),
      })),
      documents: documents.filter(isShown).map(documentReply),
    })),
  };
}

export function videoInfoReply({ content, courseId }: { content: ContentEntry; courseId: string }): VideoInfoReply {
  const { title, type, s3Key, duration, kilobits, rareFormat, renditions } = contentReply(content);
  return { ...bothIds(content.id), courseId, title, type, s3Key, duration, kilobits, rareFormat, renditions };
}
