import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * What becomes of connections: `down` ends each as soon as it is made, `slow` keeps them open and passes nothing on,
 * `wrong` answers whatever is asked with something else, `half` breaks off after so many bytes of the next answer.
 */
export type TcpFault =
  | { readonly kind: 'down' | 'slow' }
  | { readonly kind: 'wrong'; readonly answer: string }
  | { readonly kind: 'half'; readonly bytes: number };

export interface FaultyTcp {
  readonly port: number;
  /** Holds for open connections and new ones; without a fault everything passes, and what was held back goes on. */
  on(fault?: TcpFault): void;
  close(): Promise<void>;
}

/** An address of another server's that gives trouble on the way there, whatever is spoken. */
export async function faultyTcp(target: { readonly port: number; readonly host?: string }): Promise<FaultyTcp> {
  const open = new Set<{ readonly client: Socket; readonly further: Socket }>();
  let fault: TcpFault | undefined;
  let left = 0;

  const server = createServer((client) => {
    if (fault?.kind === 'down') return void client.resetAndDestroy();
    const further = connect(target.port, target.host ?? '127.0.0.1');
    const pair = { client, further };
    open.add(pair);
    const end = () => {
      open.delete(pair);
      client.destroy();
      further.destroy();
    };
    for (const socket of [client, further]) socket.on('error', end).on('close', end);
    client.on('data', (bytes) => {
      if (fault?.kind === 'wrong') client.write(fault.answer);
      else further.write(bytes);
    });
    further.on('data', (bytes) => {
      if (fault?.kind === 'wrong') return;
      if (fault?.kind !== 'half') return void client.write(bytes);
      const piece = bytes.subarray(0, left);
      left -= piece.length;
      client.write(piece, () => left <= 0 && end());
    });
    if (fault?.kind === 'slow') for (const socket of [client, further]) socket.pause();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    on(next) {
      fault = next;
      left = next?.kind === 'half' ? next.bytes : 0;
      for (const { client, further } of open) {
        if (next?.kind === 'down') client.resetAndDestroy();
        for (const socket of [client, further])
          if (next?.kind === 'slow') socket.pause();
          else socket.resume();
      }
    },
    async close() {
      for (const { client, further } of open) {
        client.destroy();
        further.destroy();
      }
      await once(server.close(), 'close');
    },
  };
}
