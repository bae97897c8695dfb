import { mutantsIn } from './mutant.ts';

/** Guards, sums, refusals and races of the domain. A lock is seen by two transactions at once, on a real database. */
export const DOMAIN = [
  ...mutantsIn('contracts', 'src/domain/catalog', [
    ['use-cases/move-node.ts', 'await courses.hold(ref.courseId);', ''],
  ]),
  ...mutantsIn('domain', 'src/domain/catalog', [
    ['access.ts', "viewer.role === 'admin' || ", "viewer.role !== 'admin' || "],
    ['access.ts', 'if (!course.isLive) throw absent();', ''],
    ['price.ts', 'if (isPayable(price)) return price;', 'return price;'],
    ['title.ts', "if (kept === '') throw titleEmpty();", ''],
    ['guidance.ts', 'if (last.endsAt > now) return last;', 'return last;'],
    ['search-turns.ts', 'if (this.running.size >= this.atOnce) return;', ''],
    ['trash/trash-entry.ts', 'order >= node.order', 'order > node.order'],
    [
      'use-cases/move-node.ts',
      "direction === 'up' ? index - 1 : index + 1",
      "direction === 'up' ? index + 1 : index - 1",
    ],
    ['use-cases/delete-course.ts', 'confirmTitle.trim() !== course.title', 'confirmTitle.trim() === course.title'],
    ['use-cases/replace-file.ts', 'lesson.fileKey !== seenFileKey', 'false'],
    ['use-cases/add-day.ts', 'expectedNumber !== number', 'false'],
    ['use-cases/edit-video.ts', "if (lesson.purpose !== 'video') throw notAVideo();", ''],
    ['queries/get-content.ts', "input.viewer.role !== 'admin' && !isShown(found.content)", 'false'],
  ]),
  ...mutantsIn('domain', 'src/domain/exam', [
    [
      'use-cases/save-answers.ts',
      'if (await this.sheets.save(sheet)) return saved;',
      'const isNewer = sheet.writer === section.writer && sheet.sequence > section.sequence;\n' +
        "    const isKept = this.sheets.save(sheet);\n    if ((isNewer && state !== 'over') || (await isKept)) return saved;",
    ],
    ['use-cases/save-answers.ts', 'if (isNewer && !isStored', 'if (!isStored'],
    ['use-cases/start-section.ts', "sectionState(one, now) !== 'over'", "sectionState(one, now) === 'running'"],
    ['use-cases/start-section.ts', 'throw noExamAccess();', 'return;'],
    ['use-cases/submit-section.ts', 'if (isLate) throw sectionOver();', ''],
  ]),
  ...mutantsIn('http', 'src/domain/exam', [
    ['use-cases/save-answers.ts', 'if (isStored && sheet.sequence', 'if (sheet.sequence'],
    ['release.ts', "return state === 'over' && (from", 'return (from'],
    ['release.ts', 'from === null || now >= from', 'true'],
  ]),
  ...mutantsIn('domain', 'src/domain/enrolment', [
    ['use-cases/refund-order.ts', 'order.totalCents - order.refundedCents', 'order.totalCents'],
    ['use-cases/refund-order.ts', 'if (order.refundedCents !== seenRefundedCents) throw refundStale();', ''],
    ['use-cases/fulfil-payment.ts', '!order || !isAbout(checkout, order)', '!order'],
    ['use-cases/fulfil-payment.ts', "if (checkout.status === 'refunded') await takeBack(turn, order.totalCents);", ''],
    [
      'use-cases/fulfil-payment.ts',
      'if (await orders.markPaid(order.id, paidAt)) await handOver({ ...turn, at: paidAt });',
      '',
    ],
    ['use-cases/fulfil-payment.ts', 'refundedCents >= order.totalCents', 'refundedCents > order.totalCents'],
    ['use-cases/start-checkout.ts', 'if (!course?.isLive) throw notForSale();', 'if (!course) throw notForSale();'],
    ['use-cases/place-order.ts', '|| !isSameDeal(winner, deal)', ''],
    ['use-cases/settle-open-order.ts', 'throw alreadyEnrolled();', 'return;'],
    ['lost-payments/note-unmatched.ts', 'if (!isNew) return;', ''],
    ['return-page.ts', "given === undefined || given === ''", 'given !== undefined'],
    ['period.ts', 'if (from > to)', 'if (from >= to)'],
  ]),
  ...mutantsIn('domain', 'src/domain/identity', [
    ['session.ts', 'session.endedAt === null && now < session.idleUntil', 'now < session.idleUntil'],
    ['session.ts', 'lifeOf(role, kind).atMost + 1', 'lifeOf(role, kind).atMost'],
    ['session.ts', 'confirmedAt.getTime() < CONFIRMED_MS', 'confirmedAt.getTime() < 2 * CONFIRMED_MS'],
    ['sign-in-attempts.ts', 'if (count > this.maxFailures)', 'if (count > this.maxFailures + 1)'],
    ['passwords.ts', "if (opaque === password) return 'wrong';", ''],
    [
      'account-streams.ts',
      'countStreams([...before, own]) > limits.atOnce',
      'countStreams([...before, own]) >= limits.atOnce',
    ],
    ['queries/get-session.ts', 'found.user.disabledAt || ', ''],
    ['use-cases/sign-in.ts', 'if (user.disabledAt) throw disabled();', ''],
    ['use-cases/change-password.ts', 'if (!user || user.passwordHash !== known.passwordHash)', 'if (!user)'],
    ['use-cases/end-session.ts', 'throw noSuchSession();', 'return;'],
    ['jobs/send-reset-link.ts', 'if (!user || user.disabledAt) return undefined;', 'if (!user) return undefined;'],
  ]),
  ...mutantsIn('domain', 'src/domain/learning', [
    ['progress.ts', 'completedAt: before?.completedAt ?? (isDone ? now : null)', 'completedAt: isDone ? now : null'],
    ['progress.ts', 'hundredths(allowance - addedSeconds)', 'hundredths(allowance)'],
    ['progress.ts', 'Math.min(before.allowanceSeconds, TOLERANCE_SECONDS)', 'before.allowanceSeconds'],
  ]),
  ...mutantsIn('domain', 'src/domain/media', [
    ['jobs/inspect-file.ts', 'if (file.inspection) return;', ''],
    ['jobs/erase-files.ts', 'if (failures.length > 0) throw failures[0];', ''],
    ['byte-range.ts', 'Math.min(', 'Math.max('],
  ]),
  ...mutantsIn('domain', 'src/domain/operations', [
    ['jobs/deliver-mail.ts', 'isRefused || tries >= MAX_TRIES', 'tries >= MAX_TRIES'],
  ]),
  ...mutantsIn('domain', 'src/domain/questions', [
    ['use-cases/decide-review.ts', 'if (version.authorIds.includes(by)) throw ownWork();', ''],
    ['use-cases/decide-review.ts', 'if (!review) throw notRated();', ''],
    ['use-cases/rate-version.ts', 'if (version.authorIds.includes(by)) throw ownWork();', ''],
    ['use-cases/submit-draft.ts', 'const authorIds = authorsWith(version, by);', 'const { authorIds } = version;'],
    ['use-cases/add-figure.ts', '(await files.attach(taken)).length < taken.length', 'false'],
    ['use-cases/remove-figure.ts', 'if ((await figures.submittedNumbers(vignetteId)).includes(number)) return;', ''],
    ['use-cases/discard-draft.ts', '!submitted.has(number)', 'true'],
    ['queries/get-version-in-review.ts', 'if (version.authorIds.includes(by)) throw ownWork();', ''],
    ['queries/get-version-in-review.ts', 'if (!review) return { ...shown, seen: undefined };', ''],
  ]),
];
