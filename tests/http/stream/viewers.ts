import { request } from 'node:http';

/**
 * Viewers in a process of their own, so that their memory is not counted with the server's.
 * Arguments: port, path, how many. Prints what they have received so far, in bytes, twice a second.
 */
const [port = '', path = '', count = ''] = process.argv.slice(2);
let receivedBytes = 0;

for (let viewer = 0; viewer < Number(count); viewer += 1) {
  const headers = { 'x-test-user': 'boss' };
  request({ port: Number(port), host: '127.0.0.1', path, headers, agent: false }, (response) => {
    response.on('data', (chunk: Buffer) => {
      receivedBytes += chunk.length;
    });
    response.on('error', () => {});
  })
    .on('error', () => {})
    .end();
}

setInterval(() => process.stdout.write(`${receivedBytes}\n`), 500);
