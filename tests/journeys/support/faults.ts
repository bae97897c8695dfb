import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

interface Scope {
  /** The rules of these tags; all that axe runs by itself unless given. */
  readonly tags?: readonly string[];
  /** Only these rules. */
  readonly rules?: readonly string[];
  /** Only below this element. */
  readonly within?: string;
}

/** What breaks a rule of accessibility in the page as it is shown now, in axe's names. */
export async function faultsOf(page: Page, { tags, rules, within }: Scope = {}): Promise<string[]> {
  // Legacy mode takes a third of the time and looks into no frame of another origin.
  const inner = page.frames().filter((frame) => frame !== page.mainFrame() && !isMail(frame.url()));
  expect(inner, 'there is no frame that could be missed').toEqual([]);
  const options = {
    resultTypes: ['violations' as const],
    // By itself axe fetches and parses the style sheets too, for a rule that is an experiment and not asked.
    preload: { assets: ['media'] },
    ...(tags && { runOnly: [...tags] }),
    ...(rules && { runOnly: { type: 'rule' as const, values: [...rules] } }),
  };
  const violations = (await hasAxe(page)) ? await again(page, options, within) : await first(page, options, within);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

/** A mail as it looks, in a frame without scripts, axe's own among them: what it is made of is looked at by mail-renderer.test.ts. */
const isMail = (url: string): boolean => /\/admin\/(outbox|mail-templates)\/[^/]+\/page$/.test(url);

type Options = Parameters<AxeBuilder['options']>[0];
type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

async function first(page: Page, options: Options, within?: string): Promise<Violations> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options(options);
  return (await (within ? axe.include(within) : axe).analyze()).violations;
}

const hasAxe = (page: Page): Promise<boolean> => page.evaluate(() => 'axe' in window);

/**
 * The half megabyte of axe stays in a document that it has been in, so that a second question needs not send it again.
 */
const again = (page: Page, options: Options, within?: string): Promise<Violations> =>
  page.evaluate(
    async ([scope, given]) => {
      const { axe } = window as unknown as {
        axe: { run(context: Document | string, options: Options): Promise<{ violations: Violations }> };
      };
      return (await axe.run(scope ?? document, given)).violations;
    },
    [within, options] as const,
  );
