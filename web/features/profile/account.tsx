import { PROFILE } from '../../text/copy/profile.ts';
import { Loadable } from '../../ui/loadable.tsx';
import { FieldSkeletons } from './field-skeletons.tsx';
import { useMe } from './profile-api.ts';
import { ProfileForm } from './profile-form.tsx';

/** The e-mail, which stays, and what may be changed. */
export function Account() {
  return (
    <Loadable query={useMe()} loading={PROFILE.loading} skeleton={<FieldSkeletons />}>
      {({ user }) => <ProfileForm name={user.name} phone={user.phone} email={user.email} />}
    </Loadable>
  );
}
