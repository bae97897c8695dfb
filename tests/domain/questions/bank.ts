import { MarkedRichTextReader } from '../../../src/adapters/marked/rich-text-reader.ts';
import type { UserId } from '../../../src/domain/kernel/ids.ts';
import type { WrittenOption, WrittenQuestion, WrittenVersion } from '../../../src/domain/questions/draft.ts';
import { COLUMNS } from '../../../src/domain/questions/import/columns.ts';
import { PurgeOldQuestionImports } from '../../../src/domain/questions/jobs/purge-old-question-imports.ts';
import type { Lesson } from '../../../src/domain/questions/lesson-place.ts';
import type { FigurePictures, ReviewRules } from '../../../src/domain/questions/ports.ts';
import { ExportQuestions } from '../../../src/domain/questions/queries/export-questions.ts';
import { GetApprovedVignette } from '../../../src/domain/questions/queries/get-approved-vignette.ts';
import { GetLessonPlaces } from '../../../src/domain/questions/queries/get-lesson-places.ts';
import { GetQuestionImport } from '../../../src/domain/questions/queries/get-question-import.ts';
import { GetVersionInReview } from '../../../src/domain/questions/queries/get-version-in-review.ts';
import { GetVignette, type WholeVignette } from '../../../src/domain/questions/queries/get-vignette.ts';
import type { Taxonomy } from '../../../src/domain/questions/submission.ts';
import { AddFigure } from '../../../src/domain/questions/use-cases/add-figure.ts';
import { CreateVignette } from '../../../src/domain/questions/use-cases/create-vignette.ts';
import { DecideReview } from '../../../src/domain/questions/use-cases/decide-review.ts';
import { DiscardDraft } from '../../../src/domain/questions/use-cases/discard-draft.ts';
import { ImportQuestions } from '../../../src/domain/questions/use-cases/import-questions.ts';
import { OpenDraft } from '../../../src/domain/questions/use-cases/open-draft.ts';
import { RateVersion } from '../../../src/domain/questions/use-cases/rate-version.ts';
import { ReinstateQuestion } from '../../../src/domain/questions/use-cases/reinstate-question.ts';
import { RemoveFigure } from '../../../src/domain/questions/use-cases/remove-figure.ts';
import { RestoreVignette } from '../../../src/domain/questions/use-cases/restore-vignette.ts';
import { RetireVignette } from '../../../src/domain/questions/use-cases/retire-vignette.ts';
import { SaveDraft } from '../../../src/domain/questions/use-cases/save-draft.ts';
import { SetLessonPlaces } from '../../../src/domain/questions/use-cases/set-lesson-places.ts';
import { type SentFile, StartQuestionImport } from '../../../src/domain/questions/use-cases/start-question-import.ts';
import { SubmitDraft } from '../../../src/domain/questions/use-cases/submit-draft.ts';
import { TakeBack } from '../../../src/domain/questions/use-cases/take-back.ts';
import { WithdrawQuestion } from '../../../src/domain/questions/use-cases/withdraw-question.ts';
import type { KeyedVersion } from '../../../src/domain/questions/vignette-version.ts';
import { csvLine } from '../../../src/http/csv.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';

/** Two questions with two or three options, so that tests stay short. */
export const TAXONOMY: Taxonomy = {
  questions: 2,
  minOptions: 2,
  maxOptions: 3,
  clusters: [
    { id: 'c1', title: 'Professionalism' },
    { id: 'c4', title: 'Treatment' },
  ],
  subjects: [
    { id: 'endodontics', title: 'Endodontics' },
    { id: 'periodontics', title: 'Periodontics' },
  ],
};

/** One course with a video of 13 minutes and a paper of the same title on one day, and a video of unknown length. */
export const LESSONS: Lesson[] = [
  { contentId: 'risk', title: 'Caries risk', isPaper: false, lengthSeconds: 780, fileKey: 'videos/risk.mp4' },
  { contentId: 'paper', title: 'Caries risk', isPaper: true, lengthSeconds: null, fileKey: 'documents/risk.pdf' },
  { contentId: 'pulp', title: 'Pulp | vitality', isPaper: false, lengthSeconds: null, fileKey: 'videos/pulp.mp4' },
].map((one) => ({ courseId: 'five', courseTitle: 'Five months', moduleNumber: 2, dayNumber: 3, ...one }));

export const option = (text: string, isCorrect = false, facts: Partial<WrittenOption> = {}): WrittenOption => ({
  text,
  isCorrect,
  why: `Because of ${text}.`,
  ...facts,
});

export const question = (stem: string, facts: Partial<WrittenQuestion> = {}): WrittenQuestion => ({
  stem,
  cluster: 'c1',
  subject: 'endodontics',
  tags: [],
  isNew: false,
  explanation: 'The pulp is inflamed.',
  takeaway: 'Test the pulp first.',
  references: [{ title: 'Oral and dental', publisher: 'Therapeutic Guidelines', year: 2019, url: '' }],
  options: [option('Pulpitis', true), option('Sinusitis')],
  ...facts,
});

/** Complete, so that it may be submitted. */
export const complete = (facts: Partial<WrittenVersion> = {}): WrittenVersion => ({
  title: 'A tooth that wakes its owner',
  case: 'A woman of 34 has **pain** at night.',
  basis: 'original',
  isDeclared: true,
  figures: [],
  questions: [question('What is it?'), question('What now?', { cluster: 'c4' })],
  ...facts,
});

/** What an author would send back of what they were shown, with its ids. */
export const rewritten = ({ version, keys }: KeyedVersion): WrittenVersion => ({
  ...version,
  questions: version.questions.map(({ options, ...rest }) => {
    const key = keys.find(({ questionId }) => questionId === rest.id)!;
    return {
      ...rest,
      explanation: key.explanation,
      takeaway: key.takeaway,
      references: key.references,
      options: options.map(({ id, text }) => ({ id, text, isCorrect: key.optionId === id, why: key.why[id] ?? '' })),
    };
  }),
});

/** Question bank with an author, `ann`, and a reviewer, `bob`. */
export function bank(reviewers: ReviewRules['reviewers'] = 1, current = TAXONOMY) {
  const world = sqlWorld();
  const { work, stores, ids, clock } = world;
  const taxonomy = { current: async () => current };
  const reader = new MarkedRichTextReader();
  const pictures: FigurePictures = {
    prepare: async (key) => ({ fileKey: `${key}-large`, smallFileKey: `${key}-small`, width: 800, height: 600 }),
  };
  const results = { count: async () => 0 };
  const lessons = {
    of: async (ids: readonly string[]) => LESSONS.filter(({ contentId }) => ids.includes(contentId)),
    onDays: async (days: readonly { dayNumber: number }[]) =>
      LESSONS.filter((lesson) => days.some(({ dayNumber }) => dayNumber === lesson.dayNumber)),
  };
  const uses = {
    create: new CreateVignette(work, stores.vignettes, stores.versions, taxonomy, ids, clock),
    save: new SaveDraft(work, ids, clock),
    open: new OpenDraft(work, ids, clock),
    discard: new DiscardDraft(work),
    submit: new SubmitDraft(work, taxonomy, reader, { reviewers }, ids, clock),
    takeBack: new TakeBack(work),
    rate: new RateVersion(work, ids, clock),
    decide: new DecideReview(work, clock),
    retire: new RetireVignette(work, clock),
    restore: new RestoreVignette(work),
    withdraw: new WithdrawQuestion(work, results, clock),
    reinstate: new ReinstateQuestion(work, results),
    setLessons: new SetLessonPlaces(work, lessons),
    lessonsOf: new GetLessonPlaces(stores.lessonPlaces, lessons),
    addFigure: new AddFigure(work, pictures, clock),
    removeFigure: new RemoveFigure(work, clock),
    start: new StartQuestionImport(work, ids, clock),
    purge: new PurgeOldQuestionImports(work, clock),
    importOf: new GetQuestionImport(stores.questionImports),
    reading: new ImportQuestions(
      work,
      stores.questionImports,
      stores.questionTransfer,
      stores.vignetteReader,
      stores.lessonPlaces,
      lessons,
      taxonomy,
      world.importReader,
      world.eventLoop,
      clock,
    ),
    exporting: new ExportQuestions(stores.questionTransfer, stores.reviews, stores.lessonPlaces, lessons),
    inReview: new GetVersionInReview(
      stores.vignettes,
      stores.versionTexts,
      stores.versions,
      stores.reviews,
      stores.vignetteFigures,
    ),
    getApproved: new GetApprovedVignette(stores.vignettes, stores.versions, stores.vignetteFigures, stores.withdrawn),
    get: new GetVignette(
      stores.vignettes,
      stores.versions,
      stores.vignetteFigures,
      stores.withdrawn,
      stores.reviews,
      stores.vignetteReader,
      taxonomy,
      reader,
      clock,
    ),
  };
  const see = (vignetteId: string, by: UserId = 'ann'): Promise<WholeVignette> => uses.get.run({ vignetteId, by });
  const openOf = async (vignetteId: string) => (await see(vignetteId)).open!;

  /** A draft as `ann` has written it. */
  async function written(version: WrittenVersion = complete(), by: UserId = 'ann'): Promise<string> {
    const vignetteId = await uses.create.run({ title: version.title, pool: 'practice', by });
    await uses.save.run({ vignetteId, revision: 1, written: version, by });
    return vignetteId;
  }
  async function submitted(version?: WrittenVersion): Promise<string> {
    const vignetteId = await written(version);
    await uses.submit.run({ vignetteId, revision: 2, by: 'ann' });
    return vignetteId;
  }
  /** The first option of each question, with this rating. */
  async function rated(vignetteId: string, by: UserId = 'bob', rating = 60) {
    const { version } = await openOf(vignetteId);
    const answers = version.questions.map(({ id, options }) => ({
      questionId: id,
      optionId: options[0]!.id,
      rating,
    }));
    await uses.rate.run({ vignetteId, revision: version.revision, answers, by });
    return { version, answers };
  }
  async function decided(vignetteId: string, decision: 'approve' | 'return', comment = '', by: UserId = 'bob') {
    const { version } = await openOf(vignetteId);
    await uses.decide.run({ vignetteId, revision: version.revision, decision, comment, by });
  }
  async function approved(version?: WrittenVersion): Promise<string> {
    const vignetteId = await submitted(version);
    await rated(vignetteId);
    await decided(vignetteId, 'approve');
    return vignetteId;
  }
  /** A file that is sent and read at once. */
  const importing = {
    run: async (file: SentFile) => uses.reading.run({ importId: await uses.start.run(file) }),
  };
  /** The whole bank, as a file. */
  async function exported(by: UserId = 'ann'): Promise<string> {
    let text = csvLine([...COLUMNS]);
    for await (const rows of uses.exporting.run({}, by))
      text += rows.map((cells) => csvLine(COLUMNS.map((column) => cells[column] ?? ''))).join('');
    return text;
  }
  return { ...world, ...uses, importing, exported, see, openOf, written, submitted, rated, decided, approved };
}
