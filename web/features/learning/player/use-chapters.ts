import { useQuery } from '@tanstack/react-query';
import { type Chapter, parseChapters } from './chapters.ts';

const NONE: readonly Chapter[] = [];

async function readChapters(address: string, signal: AbortSignal): Promise<Chapter[]> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The chapters answered ${response.status}.`);
  return parseChapters(await response.text());
}

/** The chapters of a lesson; none until they are there, and none when they cannot be had: the video plays without. */
export function useChapters(address: string | null): readonly Chapter[] {
  const { data } = useQuery({
    queryKey: ['chapters', address],
    queryFn: ({ signal }) => readChapters(address ?? '', signal),
    enabled: address !== null,
    staleTime: Infinity,
    retry: 1,
  });
  return data ?? NONE;
}
