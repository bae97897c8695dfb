import type { Account } from '../../domain/identity/queries/get-current-user.ts';
import type { OwnSession } from '../../domain/identity/queries/list-sessions.ts';
import { isReachable } from '../../domain/identity/user.ts';
import { dollarsFromCents } from '../../domain/kernel/money.ts';
import type { OwnSessionReply, UserReply } from '../../wire/replies/identity.ts';
import { bothIds, withIds } from './both-ids.ts';

export const userReply = ({ user, purchasedCourses, purchases }: Account): UserReply =>
  withIds(user.id, {
    name: user.name,
    email: user.email,
    isEmailConfirmed: isReachable(user),
    phone: user.phone,
    role: user.role,
    roles: [...user.roles],
    purchasedCourses: [...purchasedCourses],
    access: purchases.map(({ courseId, since, endsAt, isActive, canExtend, priceCents }) =>
      withIds(courseId, {
        courseId,
        since: since.toISOString(),
        endsAt: endsAt.toISOString(),
        isActive,
        canExtend,
        price: dollarsFromCents(priceCents),
      }),
    ),
  });

export const ownSessionReply = ({ session, isCurrent }: OwnSession): OwnSessionReply => ({
  ...bothIds(session.id),
  device: session.device,
  createdAt: session.createdAt.toISOString(),
  lastSeenAt: session.lastSeenAt.toISOString(),
  isCurrent,
});
