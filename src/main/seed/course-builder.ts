import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import type { CourseTree } from '../../domain/catalog/course-tree.ts';
import { DEFAULT_MODULE_TITLE } from '../../domain/catalog/module.ts';
import type { CatalogReader } from '../../domain/catalog/ports.ts';
import type { AddContent } from '../../domain/catalog/use-cases/add-content.ts';
import type { AddDocuments } from '../../domain/catalog/use-cases/add-documents.ts';
import type { CreateCourse } from '../../domain/catalog/use-cases/create-course.ts';
import type { PublishCourse } from '../../domain/catalog/use-cases/publish-course.ts';
import type { RenameNode } from '../../domain/catalog/use-cases/rename-node.ts';
import type { CourseId, FileKey } from '../../domain/kernel/ids.ts';
import type { Folder } from '../../domain/media/literals.ts';
import type { FileStorage } from '../../domain/media/ports.ts';
import type { PresignUpload } from '../../domain/media/use-cases/presign-upload.ts';
import { type DemoCourse, PAPER_MODULES } from './demo-courses.ts';
import type { DemoMediaFile } from './demo-files.ts';

export interface BuilderTools {
  readonly reader: CatalogReader;
  readonly storage: FileStorage;
  readonly presignUpload: PresignUpload;
  readonly createCourse: CreateCourse;
  readonly renameNode: RenameNode;
  readonly addContent: AddContent;
  readonly addDocuments: AddDocuments;
  readonly publishCourse: PublishCourse;
}

const FOLDERS: Readonly<Record<DemoMediaFile['kind'], Folder>> = {
  thumbnail: 'thumbnails',
  video: 'videos',
  captions: 'videos',
  chapters: 'videos',
  pdf: 'documents',
  docx: 'documents',
};

type Module = CourseTree['modules'][number];

/**
 * Builds one demo course as an admin would: upload, then save. It adds only what is not there yet, so an interrupted
 * seed continues where it stopped.
 */
export class CourseBuilder {
  constructor(
    private readonly tools: BuilderTools,
    private readonly media: readonly DemoMediaFile[],
  ) {}

  async build(wanted: DemoCourse): Promise<CourseId> {
    const { reader } = this.tools;
    const known = (await reader.listCourses()).find((course) => course.title === wanted.title);
    const courseId = known?.id ?? (await this.create(wanted));
    const tree = await reader.courseTree(courseId);
    if (!tree) throw new Error('A course that was just made is not there.');
    if (wanted.isLive) {
      for (const module of tree.modules) await this.fill(courseId, module);
      if (!tree.course.isLive) await this.tools.publishCourse.run({ courseId });
    }
    return courseId;
  }

  private async create({ isLive: _, ...facts }: DemoCourse): Promise<CourseId> {
    const picture = this.media.find((file) => file.kind === 'thumbnail' && file.courseMonths === facts.durationMonths);
    const thumbnailKey = picture ? await this.upload(picture) : null;
    return (await this.tools.createCourse.run({ ...facts, thumbnailKey })).id;
  }

  private async fill(courseId: CourseId, entry: Module): Promise<void> {
    const { module } = entry;
    const of = (kind: DemoMediaFile['kind']) =>
      this.media.find((file) => file.kind === kind && file.module === module.number && file.day === undefined);
    const video = of('video');
    if (video && module.title === DEFAULT_MODULE_TITLE) {
      await this.tools.renameNode.run({ ref: { kind: 'module', courseId, moduleId: module.id }, title: video.title });
    }
    await this.addToDay(courseId, entry, 1, 'video', video, { captions: of('captions'), chapters: of('chapters') });
    await this.addToDay(courseId, entry, 2, 'pdf', of('pdf'));
    for (const paper of this.papersOf(module.number)) await this.addPaper(courseId, entry, paper);
    await this.fillDays(courseId, entry);
  }

  private async fillDays(courseId: CourseId, entry: Module): Promise<void> {
    const ofModule = this.media.filter((file) => file.module === entry.module.number);
    for (const file of ofModule) {
      const { kind, day } = file;
      if (day === undefined || kind === 'captions' || kind === 'chapters') continue;
      const textOf = (text: DemoMediaFile['kind']) => ofModule.find((one) => one.kind === text && one.day === day);
      const texts = kind === 'video' ? { captions: textOf('captions'), chapters: textOf('chapters') } : {};
      await this.addToDay(courseId, entry, day, kind === 'video' ? 'video' : 'pdf', file, texts);
    }
  }

  private async addToDay(
    courseId: CourseId,
    { module, days }: Module,
    dayNumber: number,
    type: 'video' | 'pdf',
    file: DemoMediaFile | undefined,
    texts: { captions?: DemoMediaFile; chapters?: DemoMediaFile } = {},
  ): Promise<void> {
    const entry = days.find(({ day }) => day.number === dayNumber);
    if (!file || !entry || entry.contents.some((content) => content.type === type)) return;
    await this.tools.addContent.run({
      courseId,
      moduleId: module.id,
      dayId: entry.day.id,
      type,
      title: type === 'video' ? `${file.title}: the lesson` : file.title,
      fileKey: await this.upload(file),
      ...(texts.captions ? { captionsKey: await this.upload(texts.captions) } : {}),
      ...(texts.chapters ? { chaptersKey: await this.upload(texts.chapters) } : {}),
      ...(file.durationSeconds === undefined ? {} : { durationSeconds: file.durationSeconds }),
    });
  }

  private papersOf(moduleNumber: number): DemoMediaFile[] {
    const words = PAPER_MODULES.filter((paper) => paper.moduleNumber === moduleNumber).map((paper) => paper.word);
    return this.media.filter((file) => file.module === undefined && words.some((word) => file.title.startsWith(word)));
  }

  private async addPaper(courseId: CourseId, { module, documents }: Module, paper: DemoMediaFile): Promise<void> {
    if (documents.some((document) => document.title === paper.title)) return;
    const document = {
      title: paper.title,
      fileKey: await this.upload(paper),
      ...(paper.pages === undefined ? {} : { pageCount: paper.pages }),
    };
    const { refused } = await this.tools.addDocuments.run({ courseId, moduleId: module.id, documents: [document] });
    for (const { because } of refused) throw because;
  }

  private async upload(file: DemoMediaFile): Promise<FileKey> {
    const { key } = await this.tools.presignUpload.run({
      fileName: basename(file.path),
      fileType: file.mimeType,
      folder: FOLDERS[file.kind],
    });
    await this.tools.storage.put(key, createReadStream(file.path), { bytes: file.bytes, contentType: file.mimeType });
    return key;
  }
}
