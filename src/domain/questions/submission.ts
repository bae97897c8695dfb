import type { Fault } from '../kernel/fault.ts';
import { hiddenAt, linesOf, type RichTextReader } from '../kernel/rich-text.ts';
import type { AnswerKey, Reference } from './answer-key.ts';
import { QUESTION_LIMITS } from './literals.ts';
import { figuresIn, isSameText, type KeyedVersion, type Question } from './vignette-version.ts';

/** Part of the newest blueprint that a question has to fit. */
export interface Taxonomy {
  /** Questions of each vignette. */
  readonly questions: number;
  readonly minOptions: number;
  readonly maxOptions: number;
  readonly clusters: readonly { readonly id: string; readonly title: string }[];
  readonly subjects: readonly { readonly id: string; readonly title: string }[];
}

interface Grounds {
  readonly taxonomy: Taxonomy;
  readonly reader: RichTextReader;
  readonly now: Date;
}

/** Everything that keeps a version from being submitted. */
export function submissionFaults(draft: KeyedVersion, grounds: Grounds): Fault[] {
  const { version, keys } = draft;
  const { taxonomy } = grounds;
  return [
    ...asked('title', version.title, 'Please enter a title.'),
    ...richText('case', version.case, 'Please write the case.', grounds),
    ...figureFaults(draft),
    ...when(
      version.questions.length !== taxonomy.questions,
      'questions',
      `A case needs ${taxonomy.questions} questions. This one has ${version.questions.length}.`,
    ),
    ...version.questions.flatMap((question, at) =>
      questionFaults(
        question,
        keys.find(({ questionId }) => questionId === question.id),
        `questions[${at}]`,
        grounds,
      ),
    ),
    ...when(!version.isDeclared, 'isDeclared', 'Please confirm that nothing is recalled from a real exam.'),
  ];
}

function questionFaults(question: Question, key: AnswerKey | undefined, path: string, grounds: Grounds): Fault[] {
  const { taxonomy } = grounds;
  const { options } = question;
  const { minOptions: min, maxOptions: max } = taxonomy;
  const range = min === max ? `${max}` : `${min} to ${max}`;
  return [
    ...richText(`${path}.stem`, question.stem, 'Please write the question.', grounds),
    ...knownId(`${path}.cluster`, question.cluster, taxonomy.clusters, 'Please choose a cluster of the exam rules.'),
    ...knownId(`${path}.subject`, question.subject, taxonomy.subjects, 'Please choose a subject of the exam rules.'),
    ...when(
      options.length < min || options.length > max,
      `${path}.options`,
      `A question needs ${range} options. This one has ${options.length}.`,
    ),
    ...when(!key?.optionId, `${path}.options`, 'Please mark one option as right.'),
    ...options.flatMap(({ id, text }, at) => {
      const isTwin = options.slice(0, at).some((other) => isSameText(other.text, text));
      return [
        ...asked(`${path}.options[${at}].text`, text, 'Please write this option.'),
        ...when(text !== '' && isTwin, `${path}.options[${at}].text`, 'This option says the same as another one.'),
        ...asked(`${path}.options[${at}].why`, key?.why[id] ?? '', 'Please say why this option is right or wrong.'),
        ...visible(`${path}.options[${at}].why`, key?.why[id] ?? ''),
      ];
    }),
    ...richText(`${path}.explanation`, key?.explanation ?? '', 'Please explain the answer.', grounds),
    ...asked(`${path}.takeaway`, key?.takeaway ?? '', 'Please write one sentence to remember.'),
    ...when(!key?.references.length, `${path}.references`, 'Please name at least one reference.'),
    ...(key?.references ?? []).flatMap((reference, at) =>
      referenceFaults(reference, `${path}.references[${at}]`, grounds),
    ),
  ];
}

const OLDEST_REFERENCE = 1900;

function referenceFaults({ title, publisher, year }: Reference, path: string, { now }: Grounds): Fault[] {
  const thisYear = now.getUTCFullYear();
  return [
    ...asked(`${path}.title`, title, 'Please enter the title of the reference.'),
    ...asked(`${path}.publisher`, publisher, 'Please enter who published it.'),
    ...when(
      year < OLDEST_REFERENCE || year > thisYear + 1,
      `${path}.year`,
      `Please enter a year from ${OLDEST_REFERENCE} to ${thisYear + 1}.`,
    ),
  ];
}

function figureFaults({ version, keys }: KeyedVersion): Fault[] {
  const { figures, questions } = version;
  const has = new Set(figures.map(({ number }) => `${number}`));
  const texts: readonly (readonly [string, string])[] = [
    ['case', version.case],
    ...questions.flatMap((question, at): [string, string][] => [
      [`questions[${at}].stem`, question.stem],
      [`questions[${at}].explanation`, keys.find(({ questionId }) => questionId === question.id)?.explanation ?? ''],
    ]),
  ];
  const shown = figuresIn(...texts.map(([, text]) => text));
  return [
    ...texts.flatMap(([path, text]) =>
      [...figuresIn(text)]
        .filter((name) => !has.has(name))
        .map((name) => ({ path, message: `Figure missing: ${name}. Please add it or remove its line.` })),
    ),
    ...figures.flatMap(({ number, description }, at) => [
      ...when(
        description.trim().length < QUESTION_LIMITS.minDescription,
        `figures[${at}].description`,
        `Please describe the figure in at least ${QUESTION_LIMITS.minDescription} characters.`,
      ),
      ...visible(`figures[${at}].description`, description),
      ...when(
        !shown.has(`${number}`),
        `figures[${at}]`,
        `No text shows figure ${number}. Write {{figure:${number}}} on a line of its own.`,
      ),
    ]),
  ];
}

const when = (isFault: boolean, path: string, message: string): Fault[] => (isFault ? [{ path, message }] : []);

const asked = (path: string, text: string, message: string): Fault[] => when(text.trim() === '', path, message);

export const HIDDEN_CHARACTER = 'This has a hidden character. Delete it.';

const visible = (path: string, text: string): Fault[] =>
  when(
    linesOf(text).some((line) => hiddenAt(line) !== -1),
    path,
    HIDDEN_CHARACTER,
  );

const richText = (path: string, source: string, message: string, { reader }: Grounds): Fault[] =>
  source.trim() === '' ? [{ path, message }] : textFaults(path, source, reader);

/** Faults that the reader of rich text finds. */
export function textFaults(path: string, source: string, reader: RichTextReader): Fault[] {
  const read = reader.read(source);
  return 'faults' in read ? read.faults.map((message) => ({ path, message })) : [];
}

const knownId = (path: string, id: string, known: readonly { readonly id: string }[], message: string): Fault[] =>
  when(!known.some((one) => one.id === id), path, message);
