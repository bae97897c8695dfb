import { Suspense, lazy } from 'react';
import { PriceCards } from './price-cards.tsx';

const WithoutPrices = () => <PriceCards courses={undefined} isLoading={false} />;

/** The cache comes after the page: nothing above the prices needs it. Without it the cards lead to the courses. */
const LivePrices = lazy(() =>
  import('./live-prices.tsx').then(
    ({ LivePrices: component }) => ({ default: component }),
    () => ({ default: WithoutPrices }),
  ),
);

export function Prices() {
  return (
    <Suspense fallback={<PriceCards courses={undefined} isLoading />}>
      <LivePrices />
    </Suspense>
  );
}
