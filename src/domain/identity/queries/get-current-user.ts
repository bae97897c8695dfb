import type { CourseId } from '../../kernel/ids.ts';
import type { Purchase, Purchases } from '../ports.ts';
import type { User } from '../user.ts';

export interface Account {
  readonly user: User;
  /** Courses that the user may enter now. */
  readonly purchasedCourses: readonly CourseId[];
  /** Active and ended purchases. */
  readonly purchases: readonly Purchase[];
}

/** The account as its owner sees it. `user` is the one this request's session was read with. */
export class GetCurrentUser {
  constructor(private readonly purchases: Purchases) {}

  async run(user: User): Promise<Account> {
    const purchases = await this.purchases.of(user.id);
    const purchasedCourses = purchases.filter(({ isActive }) => isActive).map(({ courseId }) => courseId);
    return { user, purchasedCourses, purchases };
  }
}
