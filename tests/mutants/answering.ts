import { mutantsIn } from './mutant.ts';

/** Journal, acknowledgement, writers and clocks of the engine that saves answers. */
export const ANSWERING = [
  ...mutantsIn('answering', 'src/answering', [
    ['answering-engine.ts', 'await this.keeper.write(record);', 'void this.keeper.write(record);'],
    ['answering-engine.ts', 'if (this.keeper.isLost && sheet.isDirty) this.courier.hasten();', ''],
    ['answering-engine.ts', 'if (sheet.isDirty) this.courier.now();', ''],
    ['answering-engine.ts', 'if (this.serverClock.isInDoubt) this.courier.hasten();', ''],
    ['answering-engine.ts', 'if (left <= -GRACE_MS) state.closeByCount();', 'state.closeByCount();'],
    ['exchange.ts', 'sheet?.continueAbove(outcome.sequence);', 'sheet?.acknowledge(sheet.request().sequence, 0);'],
    ['exchange.ts', 'sheet.request().sequence > request.sequence', 'false'],
    ['sitting-state.ts', 'if (this.maySave) this.turn(reply.state);', 'this.turn(reply.state);'],
    ['exchange.ts', 'return this.conflicts > 2 ? RETRY : AGAIN;', 'return AGAIN;'],
    ['exchange.ts', '        state.isSignedOut = true;\n        return WAIT;', '        return RETRY;'],
    ['exchange.ts', "(attempt.isLate && outcome.kind !== 'saved')", 'attempt.isLate'],
    ['section-sheet.ts', 'sequence > this.acknowledged).map', 'sequence > this.acknowledged + 1).map'],
    ['section-sheet.ts', 'this.acknowledged = sequence;', 'this.acknowledged = this.sequence;'],
    ['sitting-state.ts', 'const LIFE = 10_000;', 'const LIFE = 0;'],
    ['sitting-state.ts', 'this.holdsLock && this.records', 'this.records'],
    ['sitting-state.ts', 'if (own && own.sequence > sequence)', 'if (own)'],
    ['sitting-state.ts', 'this.sheet.restore(own.answers, all, at);', 'this.sheet.restore(own.answers, [], at);'],
    ['sitting-state.ts', 'if (this.sheet) this.learn([this.sheet.record()]);', ''],
    ['sitting-state.ts', 'Math.max(this.deadlineAt ?? 0, reply.deadlineAt)', 'reply.deadlineAt'],
    ['server-clock.ts', 'now + roundTrip / 2 - received.monotonic', 'now - received.monotonic'],
    ['server-clock.ts', 'if (havePartedBetween(sent, received)) return;', ''],
    ['server-clock.ts', 'this.replies.filter((reply) => !havePartedBetween(reply.received, received))', 'this.replies'],
    ['courier.ts', "if (verdict.kind === 'again' || this.isWanted)", "if (verdict.kind === 'again')"],
    ['courier.ts', 'RETRIES_MS[Math.min(this.failures, RETRIES_MS.length - 1)]!', 'RETRIES_MS[0]!'],
    ['stopwatch.ts', 'Math.min(now - this.lookedAt, MAX_GAP_MS)', 'now - this.lookedAt'],
    ['journal-keeper.ts', 'return Promise.race([this.tried(work), hung]);', 'return this.tried(work);'],
  ]),
];
