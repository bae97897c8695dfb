import { useState } from 'react';
import { boughtToday } from '../../text/access.ts';
import { SALES } from '../../text/copy/course-sales.ts';
import { schoolDayOf } from '../../text/dates.ts';

/** End of access for a visitor who enrols now. Loaded late, because no document knows the day. */
export function OpenUntil({ months }: { months: number }) {
  const [end] = useState(() => boughtToday(months, new Date()));
  return <>{SALES.until(schoolDayOf(end))}</>;
}
