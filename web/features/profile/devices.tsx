import { PROFILE } from '../../text/copy/profile.ts';
import { Loadable } from '../../ui/loadable.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { DeviceList } from './device-list.tsx';
import { useDevices } from './devices-api.ts';

/** Where this account is signed in now. */
export function Devices() {
  return (
    <Loadable query={useDevices()} loading={PROFILE.loadingDevices} skeleton={<SkeletonText />}>
      {(devices) => <DeviceList devices={devices} />}
    </Loadable>
  );
}
