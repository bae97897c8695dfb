import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AnsweringEngine } from '../../../src/answering/answering-engine.ts';
import type { Snapshot } from '../../../src/answering/snapshot.ts';
import { href, paths } from '../../../src/wire/paths.ts';
import type { SittingReply } from '../../../src/wire/replies/sittings.ts';
import { ApiError, call } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { type SchoolSitting, sittingOf } from '../../exam/answering/answers-server.ts';
import { openAnswering } from '../../exam/answering/open-answering.ts';
import { SITTING } from '../../text/copy/sitting.ts';

export type Engine = AnsweringEngine<SchoolSitting>;
export type SittingSnapshot = Snapshot<SchoolSitting>;

/** The engine of this page; undefined until it is opened. Notified when the user has signed in again. */
export function useEngine(personId: string, sittingId: string): Engine | undefined {
  const [engine, setEngine] = useState<Engine>();
  const { status } = useSession();

  useEffect(() => {
    const opened = openAnswering(personId, sittingId);
    setEngine(opened);
    return () => opened.close();
  }, [personId, sittingId]);

  useEffect(() => {
    if (status === 'signed-in' && engine?.getSnapshot().isSignedOut) engine.signedInAgain();
  }, [status, engine]);

  return engine;
}

export const useSnapshot = (engine: Engine): SittingSnapshot =>
  useSyncExternalStore(engine.subscribe, engine.getSnapshot);

const secondsLeft = (engine: Engine): number | undefined => {
  const left = engine.remainingMs();
  return left === undefined ? undefined : Math.ceil(left / 1000);
};

/** Seconds that are left, read four times a second and rendered once each; undefined while unknown. */
export function useSecondsLeft(engine: Engine): number | undefined {
  const [left, setLeft] = useState(() => secondsLeft(engine));
  useEffect(() => {
    const look = () => setLeft(secondsLeft(engine));
    look();
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [engine]);
  return left;
}

/** Resolves with the writer's number of this page once it has one; undefined where it was refused. */
const becomeWriter = (engine: Engine): Promise<number | undefined> =>
  new Promise((resolve) => {
    engine.continueHere();
    const look = (): boolean => {
      const { writer, isTakingOver, isSignedOut } = engine.getSnapshot();
      const isOver = writer !== undefined || !isTakingOver || isSignedOut;
      if (isOver) resolve(writer);
      return isOver;
    };
    if (look()) return;
    const stop = engine.subscribe(() => look() && stop());
  });

/** Starts a section, and ends the whole sitting. Where another device has it, this page takes it over first. */
export function useActs(engine: Engine, sittingId: string) {
  const [busy, setBusy] = useState<'start' | 'end'>();
  const [failure, setFailure] = useState<string>();

  const act = async (name: 'start' | 'end', send: (writer: number) => Promise<SittingReply>) => {
    if (busy) return;
    setBusy(name);
    setFailure(undefined);
    try {
      const writer = await becomeWriter(engine);
      if (writer === undefined) setFailure(engine.getSnapshot().refusal?.message ?? SITTING.failed);
      else await engine.accept(sittingOf(await send(writer)));
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : SITTING.failed);
      // Something else is true by now.
      if (error instanceof ApiError && error.status === 409)
        await call(href(paths.sitting, { sittingId })).then(
          (reply) => engine.accept(sittingOf(reply)),
          () => undefined,
        );
    } finally {
      setBusy(undefined);
    }
  };
  return {
    busy,
    failure,
    start: (number: number) =>
      void act('start', (writer) =>
        call(href(paths.sectionStart, { sittingId, number: String(number) }), { method: 'POST', body: { writer } }),
      ),
    end: () =>
      void act('end', (writer) => call(href(paths.sittingEnd, { sittingId }), { method: 'POST', body: { writer } })),
  };
}
export type Acts = ReturnType<typeof useActs>;
