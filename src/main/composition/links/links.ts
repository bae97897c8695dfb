import { GetContent } from '../../../domain/catalog/queries/get-content.ts';
import { GetReadiness } from '../../../domain/catalog/queries/get-readiness.ts';
import { FindNextDiscussions } from '../../../domain/discussions/queries/find-next-discussions.ts';
import { CheckAccess } from '../../../domain/enrolment/queries/check-access.ts';
import { ListAccess } from '../../../domain/enrolment/queries/list-access.ts';
import { CheckDayTest } from '../../../domain/exam/queries/check-day-test.ts';
import { CountTurnedResults } from '../../../domain/exam/queries/count-turned-results.ts';
import { GetBlueprint } from '../../../domain/exam/queries/get-blueprint.ts';
import { CompleteTests } from '../../../domain/learning/use-cases/complete-tests.ts';
import { KeepTextTrack } from '../../../domain/media/use-cases/keep-text-track.ts';
import { PreparePicture } from '../../../domain/media/use-cases/prepare-picture.ts';
import { VerifyUpload } from '../../../domain/media/use-cases/verify-upload.ts';
import { type Identifiers, type Instances, identifiersOf, link } from '../bindings.ts';
import type { Ports } from '../dependencies.ts';
import {
  captionFiles,
  courseAccess,
  courseDiscussions,
  courseTests,
  ownedCourses,
  pictures,
  studentCounts,
  textTracks,
  uploadLimits,
  verifiedFiles,
  videoConversions,
} from './catalog.ts';
import { accessEnds, discussedCourses } from './discussions.ts';
import { enrolmentLinks } from './enrolment.ts';
import {
  dayTests,
  examAccess,
  finishedTests,
  knownCourses,
  sectionSource,
  taughtPlaces,
  usedTaxonomy,
  vignettePool,
} from './exam.ts';
import { identityLinks, people } from './identity.ts';
import { learningLinks } from './learning.ts';
import { mediaLinks } from './media.ts';
import { newsLinks } from './news.ts';
import { mailSamples } from './operations.ts';
import { examTaxonomy, figurePictures, lessons, turnedResults } from './questions.ts';
import { approvedQuestions, cardTexts, examDays, examShapes, taughtLessons } from './readiness.ts';
import { reportingLinks } from './reporting.ts';
import { schoolCourses, schoolPictures } from './school.ts';
import { supportLinks } from './support.ts';

/**
 * Where contexts meet: a port of the context that asks, answered with what another one knows. Each file
 * of this folder belongs to the asking context, and holds no rule of either.
 *
 * @param pool one cache of vignettes for all that ask for them.
 * @param taught lessons that teach questions, for results and readiness.
 * @param texts of approved cases, for tests and cards.
 */
export const linksBetween = (
  {
    kernel,
    identity,
    catalog,
    discussions,
    enrolment,
    exam,
    learning,
    media,
    operations,
    questions,
    readiness,
    school,
    settings,
  }: Ports,
  pool = link(vignettePool, questions.poolReader),
  taught = link(taughtPlaces, questions.lessonPlaces, catalog.lessonReader, enrolment.enrolments, kernel.clock),
  texts = link(sectionSource, questions.versionTexts, questions.vignetteFigures),
) => ({
  kernel: { people: link(people, identity.users) },
  identity: identityLinks(),
  catalog: {
    courseTests: link(courseTests, CheckDayTest),
    studentCounts: link(studentCounts, enrolment.enrolments),
    courseAccess: link(courseAccess, CheckAccess),
    courseDiscussions: link(courseDiscussions, FindNextDiscussions),
    verifiedFiles: link(verifiedFiles, VerifyUpload),
    captionFiles: link(captionFiles, media.files, media.storage, settings.ceilings),
    textTracks: link(textTracks, KeepTextTrack),
    videoConversions: link(videoConversions, operations.jobMonitor, media.conversions, kernel.clock),
    uploadLimits: link(uploadLimits, settings.ceilings),
    pictures: link(pictures, PreparePicture),
    ownedCourses: link(ownedCourses, enrolment.enrolments, catalog.reader),
  },
  enrolment: enrolmentLinks({ catalog }),
  learning: learningLinks({ kernel, catalog, enrolment, exam }),
  reporting: reportingLinks({ kernel, identity, enrolment, readiness }),
  media: mediaLinks({ catalog, questions, school }),
  operations: {
    mailSamples: link(mailSamples, settings.site, settings.school, kernel.clock),
  },
  exam: {
    dayTests: link(dayTests, GetContent),
    finishedTests: link(finishedTests, CompleteTests),
    usedTaxonomy: link(usedTaxonomy, questions.vignetteReader),
    sectionSource: texts,
    examAccess: link(examAccess, ListAccess, identity.users),
    vignettePool: pool,
    knownCourses: link(knownCourses, catalog.reader),
    taughtPlaces: taught,
  },
  questions: {
    examTaxonomy: link(examTaxonomy, GetBlueprint),
    figurePictures: link(figurePictures, PreparePicture, media.storage),
    turnedResults: link(turnedResults, CountTurnedResults),
    lessons: link(lessons, catalog.lessonReader, catalog.search),
  },
  readiness: {
    examShapes: link(examShapes, GetBlueprint),
    approvedQuestions: link(approvedQuestions, pool.id),
    taughtLessons: link(taughtLessons, taught.id),
    cardTexts: link(cardTexts, texts.id),
    examDays: link(examDays, learning.studyGoals),
  },
  discussions: {
    discussedCourses: link(discussedCourses, catalog.reader, catalog.lessonReader),
    courseAccess: link(courseAccess, CheckAccess),
    accessEnds: link(accessEnds, enrolment.enrolments),
  },
  news: newsLinks({ catalog, discussions, learning }),
  school: {
    schoolPictures: link(schoolPictures, PreparePicture),
    schoolCourses: link(schoolCourses, GetReadiness),
  },
  support: supportLinks({ kernel, identity, catalog, enrolment, exam, readiness }, pool),
});

type LinkBindings = ReturnType<typeof linksBetween>;

/** The identifiers by which a use case asks for what another context knows. */
export type Links = { readonly [G in keyof LinkBindings]: Identifiers<Instances<LinkBindings[G]>> };

export const identifiersOfLinks = (bindings: LinkBindings): Links =>
  Object.fromEntries(Object.entries(bindings).map(([asking, answers]) => [asking, identifiersOf(answers)])) as never;
