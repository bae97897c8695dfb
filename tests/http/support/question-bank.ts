import { href, paths } from '../../../src/wire/paths.ts';
import type { VersionReply, VignetteReply } from '../../../src/wire/replies/questions.ts';
import type { Person, School } from '../../support/school.ts';

const LETTERS = ['Abscess', 'Caries', 'Gingivitis', 'Pulpitis'];

/** A question that may be submitted under the default blueprint. */
export const aQuestion = (stem: string, facts: object = {}) => ({
  stem,
  cluster: 'c1',
  subject: 'endodontics',
  explanation: 'The canary explanation.',
  takeaway: 'The canary take-away.',
  references: [{ title: 'The canary reference', publisher: 'Board', year: 2022 }],
  options: LETTERS.map((text, at) => ({ text, isCorrect: at === 3, why: `The canary why of ${text}.` })),
  ...facts,
});

/** What an author sends, without the revision. */
export const aDraft = (facts: object = {}) => ({
  title: 'A tooth that wakes its owner',
  case: 'A woman of 34 has **pain** at night.',
  isDeclared: true,
  questions: [1, 2, 3, 4, 5].map((number) => aQuestion(`What is number ${number}?`)),
  ...facts,
});

/** What an author sends back of what they were shown. */
export const sentBack = ({ revision, title, case: text, figures, questions, isDeclared }: VersionReply) => ({
  revision,
  title,
  case: text,
  isDeclared,
  figures: figures.map(({ number, description, caption }) => ({ number, description, caption })),
  questions: questions.map(({ stemBlocks: _, explanationBlocks: __, rating: ___, withdrawn: ____, ...rest }) => rest),
});

/** Question bank of a school, with one who writes and one who reviews. */
export function questionBank(school: School, author: Person, reviewer: Person) {
  const call = (method: string, path: string, id: string, body?: object, as = author) =>
    school.ask(method, path.replace(':vignetteId', id), { as, ...(body && { body }) });

  const create = async (facts: object = {}): Promise<VignetteReply> =>
    (await school.ask('POST', paths.vignettes, { as: author, body: { title: 'A tooth', ...facts } }))
      .json as VignetteReply;
  const read = async (id: string): Promise<VignetteReply> =>
    (await school.ask('GET', href(paths.vignette, { vignetteId: id }), { as: author })).json as VignetteReply;

  /** Complete, so that it may be submitted. */
  async function draft(facts: object = {}): Promise<VignetteReply> {
    const { id, open } = await create();
    const body = { ...aDraft(facts), revision: open!.revision };
    return (await call('PUT', paths.vignetteDraft, id, body)).json as VignetteReply;
  }
  async function submitted(facts: object = {}): Promise<VignetteReply> {
    const { id, open } = await draft(facts);
    return (await call('POST', paths.vignetteSubmission, id, { revision: open!.revision })).json as VignetteReply;
  }
  const ratingsOf = ({ revision, questions }: VersionReply, rating = 60) => ({
    revision,
    answers: questions.map(({ id, options }) => ({ question: id, option: options[0]!.id, rating })),
  });
  async function rated(facts: object = {}): Promise<VignetteReply> {
    const vignette = await submitted(facts);
    await call('POST', paths.vignetteRatings, vignette.id, ratingsOf(vignette.open!), reviewer);
    return vignette;
  }
  /** Submits a draft, rates it and approves it. */
  async function approve(id: string, { revision }: VersionReply): Promise<VignetteReply> {
    const { json } = await call('POST', paths.vignetteSubmission, id, { revision });
    const open = (json as VignetteReply).open!;
    await call('POST', paths.vignetteRatings, id, ratingsOf(open), reviewer);
    const body = { revision: open.revision, decision: 'approve' };
    return (await call('POST', paths.vignetteDecision, id, body, reviewer)).json as VignetteReply;
  }
  async function approved(facts: object = {}): Promise<VignetteReply> {
    const { id, open } = await draft(facts);
    return approve(id, open!);
  }
  return { call, create, read, draft, submitted, ratingsOf, rated, approve, approved, author, reviewer };
}
