import { expect, it, vi } from 'vitest';
import { CHANNELS, TOLD } from '../../desktop/channel-names.ts';
import type { DesktopBridge } from '../../src/wire/desktop-bridge.ts';
import { exposed, ipcRenderer } from './support/electron.ts';

vi.mock('electron', () => import('./support/electron.ts'));
await import('../../desktop/preload.ts');
await import('../../desktop/setup-preload.ts');

const bridge = exposed['desktop'] as unknown as DesktopBridge<unknown, object, object>;
const lastCall = () => ipcRenderer.invoke.mock.lastCall;

it('the page gets a function for each channel, and nothing else', () => {
  expect(Object.keys(exposed)).toEqual(['desktop', 'setup']);
  // To hold a file by its path is for the preload script alone.
  const { hold: _own, ...open } = CHANNELS;
  expect(Object.keys(bridge).toSorted()).toEqual([...Object.keys(open), 'onRows', 'onStatus'].toSorted());
  expect(Object.values(bridge).every((value) => typeof value === 'function')).toBe(true);
  expect(Object.keys(exposed['setup']!)).toEqual(['connect']);
});

it('a file becomes a handle of the shell; one that nobody picked, or that may not be opened, is not sent', async () => {
  ipcRenderer.invoke.mockImplementation(async (channel: string, paths: unknown) =>
    channel === CHANNELS.hold
      ? (paths as string[]).map((path) => (path.startsWith('//') ? null : `handle of ${path}`))
      : undefined,
  );
  await bridge.add('b', [
    {
      file: { picked: '/lectures/a.mp4' },
      captions: { picked: '/lectures/a.vtt' },
      chapters: new File(['WEBVTT'], 'a.vtt'),
      target: {},
      savesItself: true,
    },
    { file: { name: '/etc/passwd' }, target: {}, savesItself: true },
    { file: { picked: '//host/share/a.mp4' }, target: {}, savesItself: true },
    { file: { picked: '/lectures/b.mp4' }, captions: { picked: '//host/b.vtt' }, target: {}, savesItself: true },
  ]);
  expect(lastCall()).toEqual([
    CHANNELS.add,
    {
      batchId: 'b',
      requests: [
        {
          handle: 'handle of /lectures/a.mp4',
          captions: { handle: 'handle of /lectures/a.vtt' },
          chapters: { name: 'a.vtt', text: 'WEBVTT' },
          target: {},
          savesItself: true,
        },
        {
          handle: 'handle of /lectures/b.mp4',
          captions: undefined,
          chapters: undefined,
          target: {},
          savesItself: true,
        },
      ],
    },
  ]);
  await bridge.reattach([{ picked: '/lectures/b.mp4' }, {}]);
  expect(lastCall()).toEqual([CHANNELS.reattach, ['handle of /lectures/b.mp4']]);
});

it('a listener hears the news without Electron’s event, until it ends', () => {
  const heard: unknown[] = [];
  const end = bridge.onRows((...args: unknown[]) => heard.push(args));
  ipcRenderer.emit(TOLD.rows, { sender: 'electron' }, { number: 1 });
  end();
  ipcRenderer.emit(TOLD.rows, { sender: 'electron' }, { number: 2 });
  expect(heard).toEqual([[{ number: 1 }]]);
});
