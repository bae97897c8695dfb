import { useSearchParams } from 'react-router-dom';

const NAME = 'open';

/** The opened modules, kept in the address as their numbers (`?open=1,3`), so that Back and reload find them open again. */
export function useOpenParam(): [openWeeks: number[], toggle: (weekNumber: number, isOpen: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const openWeeks = (params.get(NAME) ?? '')
    .split(',')
    .map(Number)
    .filter((number) => Number.isInteger(number) && number > 0);
  const toggle = (weekNumber: number, isOpen: boolean) => {
    const others = openWeeks.filter((number) => number !== weekNumber);
    const next = isOpen ? [...others, weekNumber].sort((a, b) => a - b) : others;
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next.length > 0) after.set(NAME, next.join(','));
        else after.delete(NAME);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [openWeeks, toggle];
}
