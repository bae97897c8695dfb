import type { CourseId } from '../../kernel/ids.ts';
import type { Purchases } from '../ports.ts';
import type { User } from '../user.ts';

export interface Account {
  readonly user: User;
  readonly purchasedCourses: readonly CourseId[];
}

/** The account as its owner sees it. `user` is the one this request's session was read with. */
export class GetCurrentUser {
  constructor(private readonly purchases: Purchases) {}

  async run(user: User): Promise<Account> {
    return { user, purchasedCourses: await this.purchases.coursesOf(user.id) };
  }
}
