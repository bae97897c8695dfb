/** As much of autocannon's interface as the bench uses; the package brings no types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers?: Readonly<Record<string, string>>;
    /** Called with each new connection's client. */
    setupClient?: (client: Client) => void;
  }
  export interface Client {
    /** Collects the answers that are under way; `addBody` decodes each piece of a body as text. */
    pipelinedRequests: { addBody(piece: Uint8Array): void };
  }
  export interface Result {
    requests: { average: number };
    /** Milliseconds. */
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
  }
  function autocannon(options: Options): Promise<Result>;
  export default autocannon;
}
