import { beforeEach, describe, expect, it } from 'vitest';
import type { VideoContent } from '../../src/domain/catalog/content.ts';
import { type Cue, spokenOf } from '../../src/domain/catalog/moments.ts';
import type { CourseNodeRepository, CourseRepository } from '../../src/domain/catalog/ports.ts';
import { searchWords } from '../../src/domain/catalog/search.ts';
import type { CaptionTexts, CourseSearch, SearchQuery } from '../../src/domain/catalog/search-ports.ts';
import type { DocumentTexts, FileRepository } from '../../src/domain/media/ports.ts';
import { aContent, aCourse, aDay, aDocument, aFile, aModule, aPaper, ODD_TEXT, tuesday } from './samples.ts';

export interface Searched {
  readonly search: CourseSearch;
  readonly courses: CourseRepository;
  readonly nodes: CourseNodeRepository;
  readonly files: FileRepository;
  readonly texts: DocumentTexts;
  readonly captions: CaptionTexts;
}

/** Titles as they come out of papers, and how people type them. */
const TITLES: readonly (readonly [string, ...string[]])[] = [
  ['ﬁssure', 'fissure'],
  ['ﬂuoride varnish', 'fluoride'],
  ['CO₂ laser', 'CO2', 'co₂'],
  ['cm² area', 'cm2 area'],
  ['½ crown', '1/2 crown'],
  ['Ⅳ premolar', 'IV premolar'],
  ['™ brand', 'TM brand'],
  ['أسنان', 'اسنان'],
  ['طب الأسنان', 'الأسنان', 'الاسنان'],
  ['हड्डी'],
  ['दाँत'],
  ['치아 교정', '치아'],
  ['がん 治療', 'がん'],
  ['йод', 'Йод'],
  ['ё', 'е'],
  ['இலக்கியம்'],
  ['ฟัน'],
  ['آرواره', 'ارواره'],
  ['café', 'cafe', 'CAFÉ'],
  ['naïve', 'naive'],
  ['Ångström', 'angstrom'],
  ['Straße', 'strasse', 'STRASSE'],
  ['œdema', 'oedema'],
  ['Đà Nẵng', 'da nang'],
  ['μm gap', 'µm gap'],
  ['co‑cr, covid‑19', 'co-cr', 'covid-19', 'COVID–19'],
  ['O’Brien’s x-ray', "O'Brien's", 'x ray', 'Oʼbrien'],
  ['٣ أسنان', '3 اسنان', '۳ أسنان'],
  ['Cav\u00adity of Zo\u200be', 'cavity zoe'],
  ['1e5 0x1f 3d 12abc', '1e5', '0x1f', '3d', '12abc'],
];

/** What every CourseSearch promises. `open` hands over an empty one and what fills it. */
export function courseSearchContract(adapter: string, open: () => Promise<Searched>): void {
  describe(`CourseSearch on ${adapter}`, () => {
    let search: CourseSearch;
    let courses: CourseRepository;
    let nodes: CourseNodeRepository;
    let files: FileRepository;
    let texts: DocumentTexts;
    let captions: CaptionTexts;

    beforeEach(async () => {
      ({ search, courses, nodes, files, texts, captions } = await open());
      await courses.add(
        aCourse({ title: 'Ten months', description: 'Everything on gingivitis and occlusion, for the written exam.' }),
        [aModule({ title: 'Periodontology' })],
        [aDay({ title: 'Pockets and probes' })],
      );
      await courses.addContent(
        'course',
        aContent({ title: 'Scaling, root planing: the lesson', fileKey: 'videos/scaling' }),
      );
      await courses.addDocuments('course', [
        aDocument({ title: "Mock paper 2_Zoë's-notes.final", fileKey: 'documents/mock' }),
      ]);
      await courses.add(
        aCourse({ id: 'other', title: 'Occlusion in five months', description: 'Short.', createdAt: tuesday }),
        [aModule({ id: 'm-other', courseId: 'other', title: 'Periodontology again' })],
        [],
      );
    });

    const find = (text: string, more: Partial<SearchQuery> = {}) =>
      search.find({ words: searchWords(text), within: undefined, offset: 0, limit: 50, ...more });
    const titles = async (text: string, more?: Partial<SearchQuery>) =>
      (await find(text, more)).map((hit) => hit.title);

    it('finds each kind of thing by its title, with the way to it', async () => {
      const course = { courseId: 'course', courseTitle: 'Ten months' };
      const module = { ...course, moduleId: 'module', moduleNumber: 1, moduleTitle: 'Periodontology' };
      const day = { ...module, dayId: 'day', dayNumber: 1 };
      const nowhere = { moduleId: null, moduleNumber: null, moduleTitle: null };
      const noDay = { dayId: null, dayNumber: null };
      const noItem = { itemId: null, fileKey: null, isTest: false, isWithheld: false, excerpt: [], moments: [] };
      expect(await find('ten')).toEqual([
        { kind: 'course', ...course, ...nowhere, ...noDay, ...noItem, title: 'Ten months' },
      ]);
      expect((await find('periodontology'))[0]).toEqual({
        kind: 'module',
        ...module,
        ...noDay,
        ...noItem,
        title: 'Periodontology',
      });
      expect(await find('probes')).toEqual([{ kind: 'day', ...day, ...noItem, title: 'Pockets and probes' }]);
      expect(await find('planing')).toEqual([
        {
          kind: 'content',
          ...day,
          itemId: 'content',
          fileKey: 'videos/scaling',
          isTest: false,
          isWithheld: false,
          title: 'Scaling, root planing: the lesson',
          excerpt: [],
          moments: [],
        },
      ]);
      expect(await find('mock')).toEqual([
        {
          kind: 'document',
          ...module,
          ...noDay,
          itemId: 'document',
          fileKey: 'documents/mock',
          isTest: false,
          isWithheld: false,
          title: "Mock paper 2_Zoë's-notes.final",
          excerpt: [],
          moments: [],
        },
      ]);
    });

    it('wants every word, in any order and case, and only the last may be a beginning', async () => {
      expect(await titles('LESSON scaling')).toEqual(['Scaling, root planing: the lesson']);
      expect(await titles('root pla')).toEqual(['Scaling, root planing: the lesson']);
      expect(await titles('pla root')).toEqual([]);
      expect(await titles('scaling crowns')).toEqual([]);
    });

    it('looks for a word of one or two letters whole, and for the beginning of words from three on', async () => {
      await courses.addContent('course', aContent({ id: 'pulp', title: 'Pu, and the pulp' }));
      expect(await titles('pu')).toEqual(['Pu, and the pulp']);
      for (const text of ['p', 'root pl']) expect(await titles(text), text).toEqual([]);
      expect(await titles('pul')).toEqual(['Pu, and the pulp']);
      expect(await titles('root pla')).toHaveLength(1);
    });

    it('puts every title before every text, however often a text says it', async () => {
      await files.add(aFile({ key: 'documents/mock' }));
      await texts.keep('documents/mock', 'furcation '.repeat(300));
      const long = `A title of many words that tells of other things first, and of the furcation after them all`;
      await courses.addContent('course', aContent({ id: 'late', title: long }));
      expect(await titles('furcation')).toEqual([long, "Mock paper 2_Zoë's-notes.final"]);
    });

    it('stops half-way when nobody waits any more', async () => {
      expect(await find('occlusion', { isUnwanted: () => true })).toEqual([]);
      expect(await find('occlusion', { isUnwanted: () => false })).toHaveLength(2);
    });

    it('nodes words at every mark and finds them without their accents', async () => {
      for (const text of ['zoe', 'Zoë', 'notes', 'final', '2', 'paper 2 zoe s not'])
        expect(await titles(text), text).toHaveLength(1);
    });

    it.each(TITLES)('finds %j by its own words, and as it is typed', async (...ways) => {
      await courses.addContent('course', aContent({ id: 'odd', title: ways[0] }));
      for (const text of ways) expect(await titles(text), text).toEqual([ways[0]]);
    });

    it('shows the text around a match as it is written', async () => {
      const written = 'Each ﬁs\u00adsure Zoë saw: CO₂, हड्डी.';
      await files.add(aFile({ key: 'documents/mock' }));
      await texts.keep('documents/mock', written);
      for (const [text, match] of Object.entries({ fissure: 'ﬁs\u00adsure', zoe: 'Zoë', co2: 'CO₂', हड्डी: 'हड्डी' })) {
        const { excerpt } = (await find(text)).find((hit) => hit.excerpt.length > 0)!;
        expect(excerpt.filter((part) => part.isMatch)).toEqual([{ text: match, isMatch: true }]);
        expect(excerpt.map((part) => part.text).join('')).toBe(written);
      }
    });

    it('puts a title before a text, and shows the text around a match', async () => {
      const hits = await find('occlusion');
      expect(hits.map((hit) => hit.title)).toEqual(['Occlusion in five months', 'Ten months']);
      expect(hits[0]!.excerpt).toEqual([]);
      expect(hits[1]!.excerpt.filter((part) => part.isMatch).map((part) => part.text)).toEqual(['occlusion']);
      expect(hits[1]!.excerpt.map((part) => part.text).join('')).toContain('gingivitis and occlusion');
    });

    it('looks only in the given courses', async () => {
      expect(await titles('periodontology', { within: ['other'] })).toEqual(['Periodontology again']);
      expect(await titles('periodontology', { within: ['nowhere'] })).toEqual([]);
    });

    it('gives pages without gap or repetition', async () => {
      for (let n = 1; n <= 5; n += 1)
        await courses.addContent('course', aContent({ id: `c${n}`, title: `Caries part ${n}` }));
      const first = await titles('caries', { limit: 3 });
      const second = await titles('caries', { limit: 3, offset: 3 });
      expect([...first, ...second].toSorted()).toEqual([1, 2, 3, 4, 5].map((n) => `Caries part ${n}`));
    });

    it('follows a change of title and of description', async () => {
      await nodes.rename({ kind: 'module', courseId: 'course', moduleId: 'module' }, 'Prosthodontics');
      await courses.edit('course', { title: 'Eleven months', description: 'Nothing but crowns.' });
      expect(await titles('periodontology', { within: ['course'] })).toEqual([]);
      expect(await titles('prosthodontics')).toEqual(['Prosthodontics']);
      expect(await titles('crowns')).toEqual(['Eleven months']);
      expect(await titles('gingivitis')).toEqual([]);
    });

    it('finds what is written in a file, whether it was read before or after somebody shows it', async () => {
      for (const key of ['documents/mock', 'documents/notes']) await files.add(aFile({ key }));
      await texts.keep('documents/mock', 'Question 7 is about amelogenesis\nand its imperfections.');
      await texts.keep('documents/notes', 'The enamel, after amelogenesis.');
      await courses.addContent('course', aPaper({ id: 'notes', title: 'Notes', fileKey: 'documents/notes' }));
      const hits = await find('amelogenesis');
      expect(hits.map(({ kind, itemId }) => `${kind} ${itemId}`).toSorted()).toEqual([
        'content notes',
        'document document',
      ]);
      expect(hits.every((hit) => hit.excerpt.some((part) => part.isMatch && part.text === 'amelogenesis'))).toBe(true);
      await texts.keep('documents/mock', 'Nothing of the kind.');
      expect(await titles('amelogenesis')).toEqual(['Notes']);
    });

    it('finds a word on a late page, and keeps a book of other words', async () => {
      await files.add(aFile({ key: 'documents/mock' }));
      const everyWordAnother = Array.from({ length: 60_000 }, (_, n) => `词${n.toString(36)}`).join(' ');
      await texts.keep('documents/mock', `${'enamel '.repeat(20_000)}odontoma`);
      expect(await titles('odontoma')).toHaveLength(1);
      await texts.keep('documents/mock', everyWordAnother);
      expect(await titles('词zz')).toHaveLength(1);
    });

    it.each(['document', 'content'] as const)('hides a %s whose file was refused, and shows it again', async (kind) => {
      const paper = { id: 'torn', title: 'Torn paper', fileKey: 'documents/torn' };
      await files.add(aFile({ key: paper.fileKey, contentType: 'application/pdf' }));
      if (kind === 'document') await courses.addDocuments('course', [aDocument(paper)]);
      else await courses.addContent('course', aPaper(paper));
      expect(await titles('torn')).toEqual(['Torn paper']);
      const refusal = { code: 'media/pdf-broken', message: 'It is broken.', fields: {} };
      await files.settleInspection(paper.fileKey, { state: 'refused', refusal });
      expect(await titles('torn')).toEqual([]);
      await texts.keep(paper.fileKey, 'whole again');
      await files.settleInspection(paper.fileKey, { state: 'ready' });
      expect([await titles('torn'), await titles('whole')]).toEqual([['Torn paper'], ['Torn paper']]);
      await files.settleInspection(paper.fileKey, { state: 'ready' });
      expect(await titles('torn')).toEqual(['Torn paper']);
    });

    it('says of a paper that nobody has looked into that it is withheld', async () => {
      const paper = { id: 'fresh', title: 'Fresh paper', fileKey: 'documents/fresh' };
      await files.add(aFile({ key: paper.fileKey, contentType: 'application/pdf' }));
      await courses.addDocuments('course', [aDocument(paper)]);
      const found = () => search.find({ words: ['fresh'], within: ['course'], offset: 0, limit: 5 });
      expect(await found()).toMatchObject([{ isWithheld: true, fileKey: paper.fileKey }]);
      await files.settleInspection(paper.fileKey, { state: 'ready' });
      expect(await found()).toMatchObject([{ isWithheld: false }]);
    });

    /** A video whose captions say this. */
    const say = async (id: string, cues: readonly Cue[], facts: Partial<VideoContent> = {}) => {
      await files.add(aFile({ key: `${id}.vtt` }));
      await courses.addContent('course', aContent({ id, title: id, captionsKey: `${id}.vtt`, ...facts }));
      await captions.keep(`${id}.vtt`, spokenOf(cues));
    };
    const places = async (text: string, more?: Partial<SearchQuery>) =>
      (await find(text, more)).map(({ title, moments }) => [title, ...moments.map(({ second }) => second)]);

    it.each(TITLES)('finds where %j is said, by its own words, and as it is typed', async (...ways) => {
      await say('odd', [[7, ways[0] ?? '']], { title: 'Lecture' });
      for (const text of ways) expect(await places(text), text).toEqual([['Lecture', 7]]);
    });

    it('finds what is said after titles and texts, once, and where it is said in these as well', async () => {
      await files.add(aFile({ key: 'documents/mock' }));
      await texts.keep('documents/mock', 'All of the furcation.');
      await say('spoken', [[30, 'the furcation']]);
      await say('Furcation', [[60, 'a furcation']]);
      await say('Furcation of roots', [[90, 'nothing']]);
      const paper = ["Mock paper 2_Zoë's-notes.final"];
      const all = [['Furcation', 60], ['Furcation of roots'], paper, ['spoken', 30]];
      expect(await places('furcation')).toEqual(all);
      for (const [offset, one] of all.entries()) expect(await places('furcation', { offset, limit: 1 })).toEqual([one]);
      expect(await places('furcation', { offset: all.length, limit: 1 })).toEqual([]);
      expect(await places('furcation', { within: ['other'] })).toEqual([]);
      expect(await places('furcation', { contentId: 'spoken' })).toEqual([['spoken', 30]]);
      expect(await places('furcation', { contentId: 'spoken', within: ['other'] })).toEqual([]);
    });

    it('wants every word in the same captions, and only the last may be a beginning', async () => {
      await say('one', [
        [0, 'root'],
        [100, 'and'],
        [200, 'planing'],
        [400, 'Scaling is not'],
        [404, 'root planing'],
      ]);
      await say('two', [[0, 'root canals']]);
      expect(await places('root plan')).toEqual([['Scaling, root planing: the lesson'], ['one', 404]]);
      expect(await places('root canals')).toEqual([['two', 0]]);
      expect(await places('roo canals')).toEqual([]);
    });

    it('finds captions of two videos that show the same file, and none whose file is gone', async () => {
      await say('one', [[5, 'odontoma']]);
      await courses.addContent('course', aContent({ id: 'two', title: 'two', captionsKey: 'one.vtt' }));
      expect(await places('odontoma')).toEqual([
        ['one', 5],
        ['two', 5],
      ]);
      await files.remove('one.vtt');
      expect(await places('odontoma')).toEqual([]);
    });

    it('finds the last word of three hours', async () => {
      const words = (at: number) => Array.from({ length: 4 }, (_, n) => `зуб${(at * 4 + n) % 900}`).join(' ');
      await say('long', [...Array.from({ length: 6_000 }, (_, at): Cue => [at * 1.8, words(at)]), [10_800, 'конец']]);
      expect(await places('конец')).toEqual([['long', 10_800]]);
    });

    it('forgets what is deleted, with all that was in it', async () => {
      await nodes.delete({ kind: 'course', courseId: 'course' });
      for (const text of ['ten', 'periodontology', 'probes', 'planing', 'mock', 'gingivitis'])
        expect(await titles(text, { within: ['course'] }), text).toEqual([]);
      expect(await titles('again')).toEqual(['Periodontology again']);
    });

    it('takes what people type for words and never for a query', async () => {
      for (const text of [
        'NOT lesson',
        'lesson OR scaling',
        'a* b*',
        '"crowns',
        "l'esson:*",
        'title:lesson',
        '(crowns',
        '%',
        ODD_TEXT,
      ]) {
        const words = searchWords(text);
        if (words.length > 0) expect(await find(text), text).toEqual([]);
      }
    });
  });
}
