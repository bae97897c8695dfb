import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Clock, DAY_MS, HOUR_MS, MINUTE_MS } from '../../src/domain/kernel/clock.ts';
import type { Ids } from '../../src/domain/kernel/ids.ts';
import { identifiersOf, link, useCase } from '../../src/main/composition/bindings.ts';
import { type Composition, compose } from '../../src/main/composition/compose.ts';
import type { Installation } from '../../src/main/installation/installation.ts';
import { openInstallation } from '../../src/main/installation/open-installation.ts';
import { openLog } from '../../src/main/log.ts';
import { readSettings } from '../../src/main/settings/settings.ts';
import { JOBS } from '../../web/text/copy/admin-operations.ts';
import { NAMES } from './workshop.ts';

let folder: string;
let installation: Installation;
let composition: Composition;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cusp-composition-'));
  const settings = readSettings({ DATA_DIR: folder });
  installation = await openInstallation(settings, openLog('silent'));
  composition = compose(installation.dependencies, settings);
});
afterAll(async () => {
  await installation.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the composition', () => {
  it('has a handler for each kind of job', () => {
    expect(Object.keys(composition.jobs).toSorted()).toEqual(NAMES.toSorted());
  });

  it('has each kind of job named for the admin, and no other', () => {
    expect(Object.keys(JOBS.names).toSorted()).toEqual(NAMES.toSorted());
  });

  it('says how often each scheduled task runs', () => {
    expect(Object.fromEntries(composition.scheduledTasks.map(({ name, everyMs }) => [name, everyMs]))).toEqual({
      'announce-access-ends': HOUR_MS,
      'close-sections': MINUTE_MS,
      'convert-older-videos': MINUTE_MS,
      'erase-unknown-objects': DAY_MS,
      'find-learning-mails': 10 * MINUTE_MS,
      'finish-refunds': MINUTE_MS,
      'index-captions': 5 * MINUTE_MS,
      'issue-missing-invoices': 15 * MINUTE_MS,
      'release-coupons': HOUR_MS,
      'reconcile-payments': 5 * MINUTE_MS,
      'measure-videos': HOUR_MS,
      'renew-thumbnails': HOUR_MS,
      'purge-old-sessions': 12 * HOUR_MS,
      'purge-old-activity': 12 * HOUR_MS,
      'purge-old-messages': 12 * HOUR_MS,
      'purge-old-threads': 12 * HOUR_MS,
      'purge-old-email-changes': 12 * HOUR_MS,
      'purge-old-invitations': 12 * HOUR_MS,
      'purge-old-attempts': HOUR_MS,
      'purge-old-streams': HOUR_MS,
      'purge-old-audit-entries': 12 * HOUR_MS,
      'purge-old-mails': 5 * MINUTE_MS,
      'purge-old-imports': 12 * HOUR_MS,
      'purge-old-question-imports': 12 * HOUR_MS,
      'purge-old-marks': DAY_MS,
      'purge-old-sittings': DAY_MS,
      'purge-old-estimates': DAY_MS,
      'purge-orphaned-cards': DAY_MS,
      'purge-old-outcomes': DAY_MS,
      'lay-discussions': HOUR_MS,
      'purge-old-attendances': DAY_MS,
      'purge-old-trash': HOUR_MS,
      'sweep-orphans': HOUR_MS,
    });
  });
});

it('an installation that was given no component lets pages reach nobody but a card page', () => {
  expect(installation.pagePolicy).toEqual({ connect: [], form: ['https://checkout.stripe.com'], media: [] });
});

it('a use case with a wrong port, too few or in a wrong order does not compile', () => {
  class Tick {
    constructor(
      readonly clock: Clock,
      readonly ids: Ids,
    ) {}
  }
  const { clock, ids } = identifiersOf({
    clock: link((): Clock => ({ now: () => new Date(0) })),
    ids: link((): Ids => ({ next: () => '1' })),
  });
  const right = useCase(Tick, clock, ids);
  // @ts-expect-error -- the ports are in the wrong order
  const swapped = useCase(Tick, ids, clock);
  // @ts-expect-error -- a port is missing
  const short = useCase(Tick, clock);
  expect([right, swapped, short].map(({ id }) => id)).toEqual([Tick, Tick, Tick]);
});
