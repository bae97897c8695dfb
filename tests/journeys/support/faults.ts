import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import { expect, type Page } from 'playwright/test';
import { finishTransitions } from './in-the-page.ts';

/** Minified, because it is sent to each document that is asked. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(context: ElementContext, options: RunOptions): Promise<AxeResults>;
}

interface Scope {
  /** The rules of these tags; all that axe runs by itself unless given. */
  readonly tags?: readonly string[];
  /** Only these rules. */
  readonly rules?: readonly string[];
  /** Only below this element. */
  readonly within?: string;
}

/** What breaks a rule of accessibility in the page as it stays once everything is faded in, in axe's names. */
export async function faultsOf(page: Page, { tags, rules, within }: Scope = {}): Promise<string[]> {
  const inner = page.frames().filter((frame) => frame !== page.mainFrame() && !isMail(frame.url()));
  expect(inner, 'there is no frame that could be missed').toEqual([]);
  const options = {
    resultTypes: ['violations' as const],
    // It would wait for each frame of a mail, in which no script runs.
    iframes: false,
    // By itself axe fetches and parses the style sheets too, for a rule that is an experiment and not asked.
    preload: { assets: ['media'] },
    ...(tags && { runOnly: [...tags] }),
    ...(rules && { runOnly: { type: 'rule' as const, values: [...rules] } }),
  };
  // It stays in a document that it has been in.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  await finishTransitions(page);
  return page.evaluate(
    async ([scope, given]) => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run(scope ?? document, given);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
    },
    [within, options] as const,
  );
}

/**
 * A mail as it looks, in a frame without scripts, axe's own among them: what it is made of is looked at by
 * mail-renderer.test.ts.
 */
const isMail = (url: string): boolean => /\/admin\/(outbox|mail-templates)\/[^/]+\/page$/.test(url);
