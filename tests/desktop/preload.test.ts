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
  expect(Object.keys(bridge).toSorted()).toEqual([...Object.keys(CHANNELS), 'onRows', 'onStatus'].toSorted());
  expect(Object.values(bridge).every((value) => typeof value === 'function')).toBe(true);
  expect(Object.keys(exposed['setup']!)).toEqual(['connect']);
});

it('a file becomes its path on the way to the shell; one that nobody picked is not sent at all', async () => {
  await bridge.add('b', [
    {
      file: { picked: '/lectures/a.mp4' },
      captions: { picked: '/lectures/a.vtt' },
      chapters: new File(['WEBVTT'], 'a.vtt'),
      target: {},
      savesItself: true,
    },
    { file: { name: '/etc/passwd' }, target: {}, savesItself: true },
  ]);
  expect(lastCall()).toEqual([
    CHANNELS.add,
    {
      batchId: 'b',
      requests: [
        {
          path: '/lectures/a.mp4',
          captions: { path: '/lectures/a.vtt' },
          chapters: { name: 'a.vtt', text: 'WEBVTT' },
          target: {},
          savesItself: true,
        },
      ],
    },
  ]);
  await bridge.reattach([{ picked: '/lectures/b.mp4' }, {}]);
  expect(lastCall()).toEqual([CHANNELS.reattach, ['/lectures/b.mp4']]);
});

it('a listener hears the news without Electron’s event, until it ends', () => {
  const heard: unknown[] = [];
  const end = bridge.onRows((...args: unknown[]) => heard.push(args));
  ipcRenderer.emit(TOLD.rows, { sender: 'electron' }, { number: 1 });
  end();
  ipcRenderer.emit(TOLD.rows, { sender: 'electron' }, { number: 2 });
  expect(heard).toEqual([[{ number: 1 }]]);
});
