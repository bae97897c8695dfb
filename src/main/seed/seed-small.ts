import type { Container } from 'inversify';
import type { Knex } from 'knex';
import { EnrolByHand } from '../../domain/enrolment/use-cases/enrol-by-hand.ts';
import type { UserRepository } from '../../domain/identity/ports.ts';
import { AddAdmin } from '../../domain/identity/use-cases/add-admin.ts';
import { Register } from '../../domain/identity/use-cases/register.ts';
import { SYSTEM_ACTOR } from '../../domain/kernel/audit.ts';
import { after, MINUTE_MS } from '../../domain/kernel/clock.ts';
import type { CourseId, UserId } from '../../domain/kernel/ids.ts';
import { compose } from '../composition/compose.ts';
import type { Dependencies } from '../composition/dependencies.ts';
import { lessons } from '../composition/links/questions.ts';
import type { Settings } from '../settings/settings.ts';
import { seedDayTests } from './day-tests.ts';
import { DEMO_ADMIN, DEMO_STUDENT, DEMO_TEAM, DEMO_VISITOR } from './demo-accounts.ts';
import { DEMO_COURSES, type DemoCourse, OWNED_BY_STUDENT } from './demo-courses.ts';
import { DemoCandidate } from './exam/demo-candidate.ts';
import { seedLessons } from './exam/seed-lessons.ts';
import { inThePast } from './past.ts';
import { MovedClock } from './year/moved-clock.ts';

/** More than ten questions take. */
const TEST_MS = 20 * MINUTE_MS;

interface SmallSchool extends Pick<Dependencies, 'catalog' | 'questions'> {
  readonly users: UserRepository;
  readonly db: Knex;
  readonly settings: Settings;
}

/** Six accounts, one enrolment and one practice test, as of today. */
export async function seedSmall(
  container: Container,
  { users, catalog: { reader, lessonReader, search }, questions, db, settings }: SmallSchool,
  build: (wanted: DemoCourse) => Promise<CourseId>,
  now: Date,
): Promise<void> {
  const register = container.get(Register);
  const { id: userId } = (await users.findByEmail(DEMO_STUDENT.email)) ?? (await register.run(DEMO_STUDENT));
  // An account without a confirmed address would lose its password with the enrolment.
  await users.confirmEmail(userId, DEMO_STUDENT.email, now);
  for (const wanted of DEMO_COURSES) {
    const courseId = await build(wanted);
    if (wanted.title === OWNED_BY_STUDENT) {
      await seedDayTests(container, reader, { courseId });
      await seedLessons(container, questions, lessons(lessonReader, search));
      await container.get(EnrolByHand).run({ actorId: SYSTEM_ACTOR, userId, courseId });
    }
  }
  await practise(db, settings, userId, after(now, -TEST_MS));
  if (!(await users.findByEmail(DEMO_VISITOR.email))) await register.run(DEMO_VISITOR);
  const visitor = await users.findByEmail(DEMO_VISITOR.email);
  if (visitor) await users.confirmEmail(visitor.id, visitor.email, now);
  const addAdmin = container.get(AddAdmin);
  for (const member of DEMO_TEAM) if (!(await users.findByEmail(member.email))) await addAdmin.run(member);
  await addAdmin.run(DEMO_ADMIN);
}

/** Adds a whole test or nothing: a seed that was interrupted in it begins it again. */
async function practise(db: Knex, settings: Settings, userId: UserId, from: Date): Promise<void> {
  const clock = new MovedClock(from);
  await inThePast({ db, settings, clock }, (past) => {
    const composition = compose(past.dependencies, settings);
    return new DemoCandidate(past, composition, clock, userId).practise();
  });
}
