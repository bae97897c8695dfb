import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { UploaderNews, UploaderTask } from './uploader.ts';

/** A way to a server that counts what clients send, and stays there while the server does not. */
export async function countingProxy(port: number) {
  const open = new Set<Socket>();
  const count = { sentBytes: 0 };
  const server = createServer((client) => {
    const further = connect(port, '127.0.0.1');
    for (const socket of [client, further]) {
      open.add(socket);
      const end = () => {
        open.delete(socket);
        client.destroy();
        further.destroy();
      };
      socket.on('error', end).on('close', end);
    }
    client.on('data', (bytes) => {
      count.sentBytes += bytes.length;
    });
    client.pipe(further).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    count,
    port: (server.address() as AddressInfo).port,
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

/** A school in a process of its own, once it serves. */
export async function startSchool(program: string, env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

export type Victim = 'uploader' | 'server';

export interface Killing {
  readonly command: readonly string[];
  readonly task: UploaderTask;
  readonly server: ChildProcess;
  /** Resolves once it serves again. */
  startServer(): Promise<ChildProcess>;
  /** Who is killed, one after the other. */
  readonly victims: readonly Victim[];
  /** How many bytes more have left when the next one is. */
  bytesUntilKill(): number;
  onNews?(news: UploaderNews): void;
}

/** Uploads the files of the task to their end, however often somebody is killed on the way. */
export async function uploadThroughKills(killing: Killing) {
  const victims = [...killing.victims];
  let { server } = killing;
  let isAdded = false;
  let last: UploaderNews | undefined;
  let kills = 0;
  let maxHeapMiB = 0;
  let maxResidentMiB = 0;
  while (!last?.isDone) {
    const task: UploaderTask = { ...killing.task, files: isAdded ? [] : killing.task.files };
    const [program = '', ...args] = killing.command;
    // In a file: the paths of ten thousand files are more than a command line takes.
    const taskFile = `${task.folder}-task.json`;
    await writeFile(taskFile, JSON.stringify(task));
    const child = spawn(program, [...args, taskFile], { stdio: ['ignore', 'pipe', 'inherit'] });
    let killAt = Number.NaN;
    const exited = once(child, 'exit');
    for await (const line of createInterface({ input: child.stdout })) {
      last = JSON.parse(line) as UploaderNews;
      killing.onNews?.(last);
      maxHeapMiB = Math.max(maxHeapMiB, last.heapMiB);
      maxResidentMiB = Math.max(maxResidentMiB, last.residentMiB);
      isAdded ||= last.sentBytes > 0;
      if (Number.isNaN(killAt)) killAt = last.sentBytes + killing.bytesUntilKill();
      if (last.sentBytes < killAt || last.isDone || victims.length === 0) continue;
      kills += 1;
      if (victims.shift() === 'uploader') {
        child.kill('SIGKILL');
        break;
      }
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
      server = await killing.startServer();
      killAt = Number.NaN;
    }
    await exited;
  }
  return { kills, maxHeapMiB, maxResidentMiB, last, server };
}
