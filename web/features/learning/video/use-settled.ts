import { useState } from 'react';

/** True from the first moment `isReady` holds; asking again in the background does not take the page away. */
export function useSettled(isReady: boolean): boolean {
  const [isSettled, setSettled] = useState(isReady);
  if (isReady && !isSettled) setSettled(true);
  return isSettled || isReady;
}
