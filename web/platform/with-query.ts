import type { Address } from '../../src/wire/paths.ts';

/** Returns the address with a query, or unchanged without parameters. */
export const withQuery = <const Path extends string>(
  address: Path | Address<Path>,
  query: URLSearchParams | Readonly<Record<string, string>>,
): Address<Path> => {
  const params = new URLSearchParams(query);
  return (params.size > 0 ? `${address}?${params}` : address) as Address<Path>;
};
