import { useLiveCourses } from '../../api/courses.ts';
import { QueryScope } from '../../api/query-scope.tsx';
import { PriceCards } from './price-cards.tsx';

function FromCatalogue() {
  const { data, isPending } = useLiveCourses();
  return <PriceCards courses={data} isLoading={isPending} />;
}

export function LivePrices() {
  return <QueryScope><FromCatalogue /></QueryScope>;
}
