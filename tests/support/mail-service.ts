import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the account knows. Anything else is refused, as the service does. */
export const MAIL_ACCOUNT = { service: 'service_school', template: 'template_mail', publicKey: 'public-key' };

/** `lost`: takes the mail, and the answer never arrives; `page`: somebody else answers with a page. */
export type ServiceMood = 'well' | 'busy' | 'broken' | 'refuses' | 'mute' | 'lost' | 'page';

export interface FakeMailService {
  readonly url: string;
  /** The parameters of each mail that was taken. */
  readonly received: Record<string, string>[];
  mood: ServiceMood;
  close(): Promise<void>;
}

/** An e-mail-sending service's REST call, as strict as the real one about its account and its form. */
export async function openMailService(): Promise<FakeMailService> {
  const own = { received: [] as Record<string, string>[], mood: 'well' as ServiceMood };
  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const body = await read(req);
    if (own.mood === 'mute') return;
    if (own.mood === 'busy') return void res.writeHead(429).end('Too many requests');
    if (own.mood === 'broken') return void res.writeHead(502).end('<html>Bad gateway</html>');
    if (own.mood === 'page') return void res.writeHead(200).end('<!doctype html><p>Sign in to this network.</p>');
    const refused = complaint(req, body);
    if (refused) return void res.writeHead(refused[0]).end(refused[1]);
    if (own.mood === 'refuses') return void res.writeHead(422).end('The recipients address is empty');
    own.received.push((body as { template_params: Record<string, string> }).template_params);
    if (own.mood === 'lost') return void req.socket.destroy();
    res.writeHead(200).end('OK');
  };
  const server: Server = createServer((req, res) => void answer(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(own, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1.0/email/send`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

async function read(req: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}

function complaint(req: IncomingMessage, body: unknown): [status: number, words: string] | undefined {
  if (req.method !== 'POST' || req.url !== '/api/v1.0/email/send') return [404, 'Not found'];
  if (!req.headers['content-type']?.startsWith('application/json')) return [400, 'The parameters are invalid'];
  const given = (body ?? {}) as Record<string, unknown>;
  if (given['user_id'] !== MAIL_ACCOUNT.publicKey) return [403, 'The Public Key is invalid'];
  if (given['service_id'] !== MAIL_ACCOUNT.service) return [404, 'The service ID not found'];
  if (given['template_id'] !== MAIL_ACCOUNT.template) return [404, 'The template ID not found'];
  const params = given['template_params'];
  if (typeof params !== 'object' || params === null) return [400, 'The template parameters are invalid'];
  if (Object.values(params).some((value) => typeof value !== 'string')) return [400, 'Parameters must be text'];
  return undefined;
}
