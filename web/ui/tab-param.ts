import { useSearchParams } from 'react-router-dom';

/**
 * A tab kept in the address, so that Back, reload and a sent link find it again. The first id is the default and
 * leaves the address clean; an unknown value counts as the default.
 */
export function useTabParam<Id extends string>(name: string, ids: readonly [Id, ...Id[]]): [Id, (id: string) => void] {
  const [params, setParams] = useSearchParams();
  const value = ids.find((id) => id === params.get(name)) ?? ids[0];
  const choose = (id: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (id === ids[0]) after.delete(name);
        else after.set(name, id);
        return after;
      },
      { replace: true },
    );
  return [value, choose];
}
