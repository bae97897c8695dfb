import { DEMO_REVIEWER } from '../../../src/main/seed/demo-accounts.ts';
import { writtenCase } from '../../../src/main/seed/exam/demo-cases.ts';
import type { VersionInReviewReply, VignetteReply } from '../../../src/wire/replies/questions.ts';
import { ADMIN, ask, type Person, signIn } from './people.ts';

export const REVIEWER: Person = DEMO_REVIEWER;

/** Of the demo's mock exam, which a small demo does not have: complete, and new to its bank. */
export const WRITTEN = writtenCase({ name: '15-pain-on-biting' });

/** Vignettes of the administrator in any state, made over HTTP: submitted ones wait for the reviewer. */
export async function bankOf(origin: string) {
  const [author, reviewer] = await Promise.all([ADMIN, REVIEWER].map(async (one) => (await signIn(origin, one)).token));

  const call = async <T>(path: string, options: Parameters<typeof ask>[2]): Promise<T> => {
    const { status, body } = await ask<T>(origin, `/admin/vignettes${path}`, options);
    if (status >= 300) throw new Error(`The bank answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };

  /** As much of it as a submission needs, or nothing but its title. */
  async function draft(title: string, written?: typeof WRITTEN): Promise<VignetteReply> {
    const made = await call<VignetteReply>('', { token: author, body: { title } });
    if (!written) return made;
    const body = { ...written, title, revision: made.open?.revision };
    return call(`/${made.id}/draft`, { token: author, method: 'PUT', body });
  }

  async function submitted(title: string): Promise<string> {
    const { id, open } = await draft(title, WRITTEN);
    await call(`/${id}/submit`, { token: author, body: { revision: open?.revision } });
    return id;
  }

  /** Answered and rated by the reviewer, who has its answer keys from now on. */
  async function rated(title: string): Promise<VersionInReviewReply> {
    const id = await submitted(title);
    const blind = await call<VersionInReviewReply>(`/${id}/review`, { token: reviewer });
    const answers = blind.questions.map((one) => ({ question: one.id, option: one.options[0]?.id, rating: 65 }));
    return call(`/${id}/review/ratings`, { token: reviewer, body: { revision: blind.revision, answers } });
  }

  async function returned(title: string, comment: string): Promise<string> {
    const { id, revision } = await rated(title);
    await call(`/${id}/review/decision`, { token: reviewer, body: { revision, decision: 'return', comment } });
    return id;
  }

  return { draft, submitted, rated, returned };
}
