import { beforeEach, describe, expect, it } from 'vitest';
import { KnexCaptionTexts } from '../../src/adapters/knex/catalog/caption-texts.ts';
import { KnexCourseRepository } from '../../src/adapters/knex/catalog/course-repository.ts';
import { KnexFileRepository } from '../../src/adapters/knex/media/file-repository.ts';
import { spokenOf } from '../../src/domain/catalog/moments.ts';
import type { CourseRepository } from '../../src/domain/catalog/ports.ts';
import type { CaptionTexts } from '../../src/domain/catalog/search-ports.ts';
import type { FileRepository } from '../../src/domain/media/ports.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aContent, aCourse, aDay, aFile, aModule, ODD_TEXT } from './samples.ts';

interface Opened {
  readonly texts: CaptionTexts;
  readonly files: FileRepository;
  readonly courses: CourseRepository;
}

/** What every CaptionTexts promises. `open` hands over an empty one, and what shows captions. */
function captionTextsContract(adapter: string, open: () => Promise<Opened>): void {
  describe(`CaptionTexts on ${adapter}`, () => {
    let { texts, files, courses } = {} as Opened;
    beforeEach(async () => {
      ({ texts, files, courses } = await open());
      await courses.add(aCourse(), [aModule()], [aDay()]);
      for (const key of ['a', 'b', 'c', 'unshown']) await files.add(aFile({ key }));
      for (const [id, captionsKey] of [
        ['1', 'c'],
        ['2', 'a'],
        ['3', 'b'],
        ['4', 'a'],
        ['5', 'no file'],
      ] as const)
        await courses.addContent('course', aContent({ id, captionsKey }));
      await courses.addContent('course', aContent({ id: 'silent' }));
    });

    it('lists what contents show and nobody has read, each once, by key', async () => {
      expect(await texts.listUnread('', 10)).toEqual(['a', 'b', 'c']);
      expect(await texts.listUnread('', 2)).toEqual(['a', 'b']);
      expect(await texts.listUnread('a', 2)).toEqual(['b', 'c']);
      expect(await texts.listUnread('c', 2)).toEqual([]);
    });

    it('lists what was kept no more, whatever it says, and what is shown again', async () => {
      await texts.keep('a', spokenOf([[1, ODD_TEXT]]));
      await texts.keep('b', spokenOf([]));
      expect(await texts.listUnread('', 10)).toEqual(['c']);
      await files.remove('a');
      await files.add(aFile({ key: 'a' }));
      expect(await texts.listUnread('', 10)).toEqual(['a', 'c']);
    });

    it('keeps the first of two, at once as well, and nothing without a file', async () => {
      const spoken = spokenOf([[1, 'enamel']]);
      await Promise.all([texts.keep('a', spoken), texts.keep('a', spoken)]);
      await texts.keep('a', spokenOf([]));
      await texts.keep('no file', spoken);
      expect(await texts.listUnread('', 10)).toEqual(['b', 'c']);
    });
  });
}

onEveryDatabase((name, open) =>
  captionTextsContract(name, async () => {
    const db = await open();
    return {
      texts: new KnexCaptionTexts(db),
      files: new KnexFileRepository(db),
      courses: new KnexCourseRepository(db),
    };
  }),
);
