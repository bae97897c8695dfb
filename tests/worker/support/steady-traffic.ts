import { SAMPLES } from '../../domain/media/samples.ts';
import type { Answer, Ask, Question } from '../../support/asking.ts';
import type { MadeCourse } from '../../support/course-maker.ts';
import type { FakeStripe } from '../../support/fake-stripe/fake-stripe.ts';
import { CLIENT_ADDRESS } from '../../support/round-robin-proxy.ts';
import { PASSWORD, type Person, sessionCookieIn } from '../../support/school.ts';

/** What a school has promised: each entry was answered with success. */
export interface Acknowledged {
  readonly signIns: Person[];
  readonly pages: number[];
  /** Positions, the last one last. */
  readonly positions: number[];
  /** Keys of documents that a course shows. */
  readonly documents: string[];
  readonly purchases: Person[];
}

interface World {
  readonly ask: Ask;
  readonly stripe: FakeStripe;
  readonly course: MadeCourse;
  readonly moduleId: string;
  readonly admin: Person;
  readonly student: Person;
  /** They sign in, in turns: a person has so many sessions and no more. */
  readonly others: readonly Person[];
  /** Each buys once. */
  readonly buyers: Person[];
}

/** Between two calls of one client, so that two cores have time for the processes too. */
const PAUSE_MS = 60;
/** Two saves a second are what a player may send. */
const PROGRESS_PAUSE_MS = 550;

const pause = (ms = PAUSE_MS) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Clients that go on until they are stopped. What is no success is a failure, and asked again until it is one: a client
 * that was promised nothing may do so.
 */
export function steadyTraffic({ ask, stripe, course, moduleId, admin, student, others, buyers }: World) {
  const acknowledged: Acknowledged = { signIns: [], pages: [], positions: [], documents: [], purchases: [] };
  const failures: string[] = [];
  const over = new AbortController();
  let clients = 0;

  /** A client has an address of its own, as at home. */
  const client = () => {
    clients += 1;
    const address = `198.51.100.${clients}`;
    const said = async (method: string, path: string, question: Question = {}): Promise<Answer | string> =>
      ask(method, path, { ...question, headers: { ...question.headers, [CLIENT_ADDRESS]: address } }).catch(String);
    /** Undefined once the traffic is over: then nothing is known of it. */
    return async (method: string, path: string, question?: Question): Promise<Answer | undefined> => {
      while (!over.signal.aborted) {
        const answer = await said(method, path, question);
        if (typeof answer !== 'string' && answer.status < 300) return answer;
        failures.push(`${method} ${path}: ${typeof answer === 'string' ? answer : `${answer.status} ${answer.text}`}`);
        await pause();
      }
      return undefined;
    };
  };

  const forever = async (turn: () => Promise<void>, ms?: number) => {
    while (!over.signal.aborted) {
      await turn();
      await pause(ms);
    }
  };

  const signingIn = async () => {
    const call = client();
    let turn = 0;
    await forever(async () => {
      const person = others[(turn += 1) % others.length]!;
      const answer = await call('POST', '/api/auth/login', { body: { email: person.email, password: PASSWORD } });
      if (!answer) return;
      const { token } = answer.json as { token: string };
      const cookie = sessionCookieIn(answer.headers);
      acknowledged.signIns.push({ ...person, bearer: token, cookie });
    }, 400);
  };

  const reading = async () => {
    const call = client();
    await forever(async () => {
      if (await call('GET', `/api/user/courses/${course.id}`, { as: student })) acknowledged.pages.push(1);
    });
  };

  const watching = async () => {
    const call = client();
    let position = 0;
    await forever(async () => {
      position += 1;
      const body = { courseId: course.id, position, duration: 10_000 };
      if (await call('PUT', `/api/user/progress/${course.videoId}`, { as: student, body }))
        acknowledged.positions.push(position);
    }, PROGRESS_PAUSE_MS);
  };

  const uploading = async () => {
    const call = client();
    const query = `fileName=paper.pdf&fileType=&folder=documents&fileSize=${SAMPLES.pdf.length}`;
    await forever(async () => {
      const presigned = await call('GET', `/api/upload/presign?${query}`, { as: admin });
      if (!presigned) return;
      const { uploadUrl, key, contentType } = presigned.json as { uploadUrl: string; key: string; contentType: string };
      const put = { method: 'PUT', body: new Uint8Array(SAMPLES.pdf), headers: { 'content-type': contentType } };
      const sent = await fetch(uploadUrl, put);
      if (!sent.ok) return void failures.push(`PUT to the storage: ${sent.status}`);
      const documents = [{ title: `Paper ${acknowledged.documents.length + 1}`, s3Key: key }];
      const path = `/api/admin/courses/${course.id}/weeks/${moduleId}/documents`;
      if (await call('POST', path, { as: admin, body: { documents } })) acknowledged.documents.push(key);
    }, 300);
  };

  const buying = async () => {
    const call = client();
    await forever(async () => {
      const buyer = buyers.shift();
      if (!buyer) return;
      const body = { courseId: course.id };
      const started = await call('POST', '/api/payment/create-checkout-session', { as: buyer, body });
      if (!started) return;
      const id = (started.json as { url: string }).url.split('/').at(-1) ?? '';
      stripe.books.pay(id);
      const event = stripe.events.findLast(({ data }) => (data.object as { id?: string }).id === id);
      if (!event) throw new Error('Nothing told of a payment.');
      // As Stripe does: until it is taken.
      if (await call('POST', '/api/payment/webhook', stripe.messageOf(event))) acknowledged.purchases.push(buyer);
    }, 200);
  };

  const counts = (): number[] => Object.values(acknowledged).map((list: unknown[]) => list.length);
  const running = Promise.all([signingIn(), reading(), watching(), uploading(), buying()]);
  return {
    acknowledged,
    failures,
    /** Until each client has been answered well again, so often. */
    async goesOn(times = 1): Promise<void> {
      const before = counts();
      const isEnough = () =>
        counts().every((count, index) => count >= (before[index] ?? 0) + times || isSoldOut(index));
      while (!isEnough()) await Promise.race([pause(20), running]);
    },
    async stop(): Promise<void> {
      over.abort();
      await running;
    },
  };

  function isSoldOut(index: number): boolean {
    return Object.keys(acknowledged)[index] === 'purchases' && buyers.length === 0;
  }
}
