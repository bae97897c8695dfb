import type { SettingReader } from './setting-reader.ts';

/** How a running school is watched and stopped, and what it may use of its machine. */
export interface OperationSettings {
  /** Who asks for `/metrics` has it; without one, only a school that is tried on its own machine answers. */
  readonly metricsToken: string | undefined;
  /** Where `worker`, which serves nothing else, answers `/metrics` and `/healthz`. */
  readonly metricsPort: number | undefined;
  /** How long a server that stops is still there for a balancer that has not looked at `/readyz` since. */
  readonly shutdownWaitMs: number;
  /** Whether traces go to a collector. Its packages read this and their other variables themselves. */
  readonly hasTracing: boolean;
  /** The program that makes playable videos of those that browsers do not play. */
  readonly ffmpegPath: string;
}

/** Who may read the figures of a school with these settings. */
export const metricsRights = (settings: {
  readonly metricsToken: string | undefined;
  readonly isProduction: boolean;
  readonly isExposed: boolean;
}) => ({ token: settings.metricsToken, isLocal: !settings.isProduction && !settings.isExposed });

const MIN_TOKEN_CHARACTERS = 16;
/** A balancer looks every few seconds, and believes the second look. */
const BALANCED_WAIT_MS = 10_000;
const MAX_WAIT_MS = 15_000;

export function readOperationSettings(read: SettingReader, isExposed: boolean): OperationSettings {
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
  };
}
