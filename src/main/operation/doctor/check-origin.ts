import type { Settings } from '../../settings/settings.ts';
import { type Finding, findingsOf, reasonOf } from './finding.ts';

const PATIENCE_MS = 8000;

const { good, bad, unknown } = findingsOf('address');

/** The address that visitors use: reached, answered by this school, and with a certificate that browsers take. */
export async function checkOrigin({ origin, proxyHops }: Pick<Settings, 'origin' | 'proxyHops'>): Promise<Finding[]> {
  try {
    const answer = await fetch(`${origin}/healthz`, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
    const body = (await answer.json().catch(() => undefined)) as { status?: unknown } | undefined;
    if (answer.status >= 500)
      return [bad(`${origin} answers ${answer.status}: the proxy does not reach the school. Check where it leads.`)];
    if (answer.status !== 200 || body?.status !== 'ok')
      return [bad(`Something else answers at ${origin} (${answer.status}). Check DNS, the proxy and APP_ORIGIN.`)];
    return [good(`The school answers at ${origin}.`), ...secure(origin, answer), ...proxies(origin, proxyHops)];
  } catch (error) {
    const reason = reasonOf(error);
    return /certificate|self.signed|CERT_/i.test(reason)
      ? [bad(`Browsers refuse the certificate of ${origin} (${reason}). Renew it at the proxy.`)]
      : [unknown(`${origin} is not reached from here (${reason}). If the school runs, check DNS, proxy and firewall.`)];
  }
}

function secure(origin: string, answer: Response): Finding[] {
  if (!origin.startsWith('https:')) return [];
  return answer.headers.has('strict-transport-security')
    ? [good('It is answered over https, and browsers are told to stay there.')]
    : [bad('The proxy removes Strict-Transport-Security from our answers. Let it pass on all headers.')];
}

const proxies = (origin: string, hops: number): Finding[] =>
  origin.startsWith('https:')
    ? [
        unknown(
          `TRUST_PROXY_HOPS is ${hops}: see that so many proxies pass requests on, or all visitors share one limit.`,
        ),
      ]
    : [];
