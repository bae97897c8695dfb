import autocannon, { type Client, type Result } from 'autocannon';

const CONNECTIONS = 20;

export const SECONDS = 4;
export type Headers = Readonly<Record<string, string>>;

/** Decoding compressed bytes as text costs the client several times what any of the servers does. */
const dropBodies = ({ pipelinedRequests }: Client): void => {
  pipelinedRequests.addBody = () => undefined;
};

/** Asks for one URL over and over for four seconds, on twenty connections unless told. Any refusal ends the bench. */
export async function requestOften(url: string, headers: Headers, connections = CONNECTIONS): Promise<Result> {
  const result = await autocannon({
    url,
    connections,
    duration: SECONDS,
    headers,
    setupClient: dropBodies,
  });
  const bad = result.non2xx + result.errors;
  if (bad > 0 && headers['if-none-match'] === undefined) throw new Error(`${url} failed ${bad} times.`);
  return result;
}
