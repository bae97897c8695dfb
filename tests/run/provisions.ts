import { provideChromium } from '../support/provision/chromium.ts';
import { type PostgresServer, providePostgres } from '../support/provision/postgres.ts';
import type { Environment } from './command.ts';
import type { Need } from './stages.ts';

/** What stages need, brought up when the first one asks, and once: the whole run shares one database server. */
export class Provisions {
  private server: Promise<PostgresServer> | undefined;

  /** Rejects with a sentence that says what to do where it can neither be found nor installed. */
  async environment(needs: readonly Need[] = []): Promise<Environment> {
    return {
      ...(needs.includes('postgres') && { TEST_DATABASE_URL: (await (this.server ??= providePostgres())).url }),
      ...(needs.includes('chromium') && { CHROMIUM_PATH: await provideChromium() }),
    };
  }

  async stop(): Promise<void> {
    const server = await this.server?.catch(() => undefined);
    await server?.stop();
  }
}
