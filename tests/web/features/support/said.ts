import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { type Channel, expectChannel, placesIn } from '../../../support/said.ts';

/** Waits for the exact sentence, and expects it once, through that channel and no other. */
export async function expectSaid(words: string, channel: Channel): Promise<void> {
  await waitFor(() => expect(placesIn(words).length, words).toBeGreaterThan(0));
  expectChannel(expect, placesIn(words), words, channel);
}
