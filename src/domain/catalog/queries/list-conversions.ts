import type { CourseId } from '../../kernel/ids.ts';
import { contentsOf } from '../course-tree.ts';
import { noSuchCourse } from '../errors.ts';
import type { VideoConversion, VideoConversions } from '../link-ports.ts';
import type { CatalogReader } from '../ports.ts';

/** The videos of a course that playable or lighter ones are still being made of, or could not be. */
export class ListConversions {
  constructor(
    private readonly reader: Pick<CatalogReader, 'courseTree'>,
    private readonly conversions: VideoConversions,
  ) {}

  async run({ courseId }: { courseId: CourseId }): Promise<VideoConversion[]> {
    const tree = await this.reader.courseTree(courseId);
    if (!tree) throw noSuchCourse();
    const videos = contentsOf(tree).filter((content) => content.type === 'video');
    return videos.length === 0 ? [] : this.conversions.of(videos.map(({ fileKey }) => fileKey));
  }
}
