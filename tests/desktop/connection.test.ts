import { expect, it } from 'vitest';
import { Connection } from '../../desktop/uploads/connection.ts';
import { FakeClock } from '../uploads/support/fake-clock.ts';

function world() {
  const clock = new FakeClock();
  const net = { isUp: true, answers: true, probes: 0 };
  const connection = new Connection(
    clock,
    () => net.isUp,
    async () => {
      net.probes += 1;
      return net.answers;
    },
  );
  let told = 0;
  connection.subscribe(() => (told += 1));
  return { clock, net, connection, told: () => told };
}

it('a server that does not answer counts as no network, until it does', async () => {
  const { clock, net, connection, told } = world();
  net.answers = false;
  await connection.check();
  expect([connection.isOnline(), told()]).toEqual([false, 1]);
  await clock.pass(120_000);
  expect(connection.isOnline()).toBe(false);
  // Less and less often: two minutes are a handful of questions.
  expect(net.probes).toBeLessThan(10);
  net.answers = true;
  await clock.pass(30_000);
  expect([connection.isOnline(), told()]).toEqual([true, 2]);
});

it('a failure is not the network’s while the server answers', async () => {
  const { connection, told } = world();
  await connection.check();
  expect([connection.isOnline(), told()]).toEqual([true, 0]);
});

it('asks at once when the computer wakes up', async () => {
  const { clock, net, connection } = world();
  net.answers = false;
  await connection.check();
  net.answers = true;
  connection.changed();
  await clock.pass(0);
  expect(connection.isOnline()).toBe(true);
});

it('a session that was refused is none, until there is another one', () => {
  const { connection, told } = world();
  connection.signIn('one');
  connection.sessionEnded('another');
  expect(connection.session()).toBe('one');
  connection.sessionEnded('one');
  connection.sessionEnded('one');
  expect([connection.session(), connection.needsSignIn, told()]).toEqual([undefined, true, 2]);
  connection.signIn('two');
  expect([connection.session(), connection.needsSignIn, told()]).toEqual(['two', false, 3]);
});
