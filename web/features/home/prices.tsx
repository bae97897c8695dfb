import { Suspense, lazy } from 'react';
import { useNear } from '../../ui/use-near.ts';
import { PriceCards } from './price-cards.tsx';

const WithoutPrices = () => <PriceCards courses={undefined} isLoading={false} />;

/** The prices come when the reader comes near: nothing above them needs the cache. Without it the cards lead to the courses. */
const LivePrices = lazy(() =>
  import('./live-prices.tsx').then(
    ({ LivePrices: component }) => ({ default: component }),
    () => ({ default: WithoutPrices }),
  ),
);

const Waiting = () => <PriceCards courses={undefined} isLoading />;

export function Prices() {
  const [element, isNear] = useNear<HTMLDivElement>();
  return <div ref={element}>{isNear ? <Suspense fallback={<Waiting />}><LivePrices /></Suspense> : <Waiting />}</div>;
}
