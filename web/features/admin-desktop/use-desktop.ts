import { useEffect, useState } from 'react';
import type { DesktopStatus } from '../../../src/wire/desktop-bridge.ts';
import { desktop } from '../../platform/desktop.ts';

/** Returns the application's status; undefined until received, and in a plain browser. */
export function useDesktopStatus(): DesktopStatus | undefined {
  const [status, setStatus] = useState<DesktopStatus>();
  useEffect(() => {
    const bridge = desktop();
    const stop = bridge?.onStatus(setStatus);
    void bridge?.status().then(setStatus);
    return stop;
  }, []);
  return status;
}
