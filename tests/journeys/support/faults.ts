import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

interface Scope {
  /** The rules of these tags; all that axe runs by itself unless given. */
  readonly tags?: readonly string[];
  /** Only below this element. */
  readonly within?: string;
}

/** What breaks a rule of accessibility in the page as it is shown now, in axe's names. */
export async function faultsOf(page: Page, { tags, within }: Scope = {}): Promise<string[]> {
  // Legacy mode takes a third of the time and looks into no frame of another origin.
  expect(page.frames(), 'there is no frame that could be missed').toHaveLength(1);
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], ...(tags && { runOnly: [...tags] }) });
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}
