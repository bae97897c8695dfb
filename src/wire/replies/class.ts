import { boolean, integer, list, nullable, object, type Reply, string, time } from '../json-schema.ts';
import { ids } from './ids.ts';
import { keptFields } from './readiness.ts';

const course = () => object({ ...ids, title: string(), itemCount: integer() }, 'ClassCourse');
const clusters = () =>
  list(
    object({ id: string(), short: string(), title: string() }, 'ClassCluster'),
    'Of the exam rules of today, in their order.',
  );
const share = {
  percent: nullable(integer(), 'Of these answers, how many are right; null from fewer than ten.'),
  of: integer('Answers.'),
};

/** Students of a course, as teachers see them; `id` is the student's. */
export const classSchema = object(
  {
    course: course(),
    clusters: clusters(),
    subjects: list(object({ id: string(), title: string() }, 'ClassSubject')),
    students: list(
      object(
        {
          ...ids,
          name: string(),
          endsAt: time('The last moment of access.'),
          lastSeenAt: nullable(time(), 'Null where no session of the last ninety days is known.'),
          completedCount: integer(),
          finishedTests: integer('Mock exams and practice that are over.'),
          clusters: list(
            object(
              { id: string(), ...share, isBelow: boolean('Below the mark of these very questions.') },
              'MemberShare',
            ),
            'In the order of the exam rules.',
          ),
          estimate: nullable(
            object(keptFields, 'MemberEstimate'),
            'The newest one that was kept, with clusters of the exam rules of today; null: too little data.',
          ),
        },
        'ClassMember',
      ),
      'Silent for the most days first, then the weakest cluster.',
    ),
    total: integer('On all pages.'),
    page: integer(),
    limit: integer(),
  },
  'Class',
);

/** Answers of a class, added up. */
export const classAnswersSchema = object(
  {
    course: course(),
    clusters: clusters(),
    students: integer('Who may enter the course now.'),
    completedCount: integer('Items that they have completed, all together.'),
    finishedTests: integer(),
    whole: list(object({ id: string(), ...share }, 'ClassShare'), 'By cluster.'),
    cells: list(
      object({ cluster: string(), subject: string(), subjectTitle: string(), ...share }, 'ClassCell'),
      'By cluster and subject, in the order of the exam rules; those without an answer are left out.',
    ),
    leftOut: integer('Answers about clusters and subjects that have left the exam rules.'),
    missed: list(
      object(
        {
          ...ids,
          vignetteId: string(),
          vignetteNumber: integer(),
          title: string('Of the case.'),
          position: integer('Of the question in its case.'),
          percent: integer('Of these answers, how many are right.'),
          of: integer('Answers.'),
          isTaught: boolean('Whether it is tied to a lesson.'),
        },
        'MissedQuestion',
      ),
      'The ten that were missed most in the last 90 days, of those with at least ten answers.',
    ),
  },
  'ClassAnswers',
);

export type ClassReply = Reply<typeof classSchema>;
export type ClassAnswersReply = Reply<typeof classAnswersSchema>;
