import type { SettingReader } from './setting-reader.ts';

/** Settings for monitoring, shutdown and resources. */
export interface OperationSettings {
  /** Bearer token of `/metrics`; without one, only a trial on its own machine answers. */
  readonly metricsToken: string | undefined;
  /** Port on which `worker`, which serves nothing else, answers `/metrics` and `/healthz`. */
  readonly metricsPort: number | undefined;
  /** Delay of a shutdown, until the load balancer has polled `/readyz`. */
  readonly shutdownWaitMs: number;
  /** Whether traces are exported. OpenTelemetry reads this and its other variables itself. */
  readonly hasTracing: boolean;
  /** The program that makes playable videos of those that browsers do not play, and lighter ones of heavy ones. */
  readonly ffmpegPath: string;
  /** Whether it also works on videos that play but are heavy: a school that is tried keeps its processor. */
  readonly convertsHeavyVideos: boolean;
}

/** Returns the access rule of the metrics. */
export const metricsRights = (settings: {
  readonly metricsToken: string | undefined;
  readonly isProduction: boolean;
  readonly isExposed: boolean;
}) => ({ token: settings.metricsToken, isLocal: !settings.isProduction && !settings.isExposed });

const MIN_TOKEN_CHARACTERS = 16;
/** A load balancer polls every few seconds, and acts on the second failure. */
const BALANCED_WAIT_MS = 10_000;
const MAX_WAIT_MS = 15_000;

export function readOperationSettings(
  read: SettingReader,
  { isExposed, isProduction }: { readonly isExposed: boolean; readonly isProduction: boolean },
): OperationSettings {
  const metricsToken = read.optional('METRICS_TOKEN');
  if (metricsToken !== undefined && metricsToken.length < MIN_TOKEN_CHARACTERS)
    read.fault(`METRICS_TOKEN must have at least ${MIN_TOKEN_CHARACTERS} characters.`);
  const port = read.whole('METRICS_PORT', 0, 0, 65_535);
  const tracing = read.optional('OTEL_EXPORTER_OTLP_ENDPOINT');
  if (tracing !== undefined && !URL.canParse(tracing))
    read.fault('OTEL_EXPORTER_OTLP_ENDPOINT must be an address, as http://collector.example:4318.');
  return {
    metricsToken,
    metricsPort: port === 0 ? undefined : port,
    shutdownWaitMs: read.whole('SHUTDOWN_WAIT_MS', isExposed ? BALANCED_WAIT_MS : 0, 0, MAX_WAIT_MS),
    hasTracing: tracing !== undefined,
    ffmpegPath: read.text('FFMPEG_PATH', 'ffmpeg'),
    convertsHeavyVideos: read.flag('CONVERT_HEAVY_VIDEOS', isProduction),
  };
}
