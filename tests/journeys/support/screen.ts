import type { Page } from 'playwright/test';
import type { Person } from './people.ts';

export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly who?: Person;
  /** The call that it stands on, below /api: until its answer is here, placeholders stand in its place. */
  readonly call?: string;
  /** Until this is there, the screen is not ready to be looked at. */
  readonly ready?: (page: Page) => Promise<void>;
}

export const text = (words: string | RegExp) => async (page: Page) => page.getByText(words).first().waitFor();
export const heading = (words: string | RegExp) => async (page: Page) =>
  page.getByRole('heading', { name: words }).first().waitFor();
