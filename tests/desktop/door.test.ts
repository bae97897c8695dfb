import type { WebContents } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CHANNELS } from '../../desktop/channel-names.ts';
import { openChannels } from '../../desktop/channels.ts';
import { PickedFiles } from '../../desktop/uploads/picked-files.ts';
import type { UploadsHost } from '../../desktop/uploads/uploads-host.ts';
import { dayTarget } from '../uploads/support/samples.ts';
import { handlers } from './support/electron.ts';

vi.mock('electron', () => import('./support/electron.ts'));

const ORIGIN = 'https://school.example';
const frame = (change = {}) => ({ origin: ORIGIN, url: `${ORIGIN}/admin/courses`, ...change });
const mainFrame = frame();
const page = { mainFrame } as unknown as WebContents;
const trusted = { sender: page, senderFrame: mainFrame };

const asked: string[] = [];
const note =
  (name: string) =>
  (...args: unknown[]) =>
    void asked.push(`${name} ${JSON.stringify(args)}`);
const queue = Object.fromEntries(
  ['pause', 'resume', 'retry', 'remove', 'move', 'save'].map((name) => [name, note(name)]),
);
const host = {
  queue,
  ...Object.fromEntries(
    ['allRows', 'add', 'reattach', 'status', 'setLimits', 'history'].map((name) => [name, note(name)]),
  ),
} as unknown as UploadsHost;
const picked = new PickedFiles(async () => true, 'linux');
let origin: string | undefined = ORIGIN;
openChannels({ origin: () => origin, window: () => page }, host, picked, {
  saveReport: async () => (note('saveReport')(), true),
  changeServer: async () => note('changeServer')(),
});

beforeEach(() => {
  asked.length = 0;
  origin = ORIGIN;
});

const FITTING: Readonly<Record<keyof typeof CHANNELS, unknown>> = {
  rows: undefined,
  add: { batchId: 'b', requests: [{ handle: 'h', target: dayTarget(), savesItself: true }] },
  hold: ['/lectures/a.mp4'],
  reattach: ['h'],
  pause: ['1', '2'],
  resume: ['1'],
  retry: [],
  remove: ['1'],
  move: { ids: ['1'], beforeId: '2' },
  save: ['1'],
  status: undefined,
  setLimits: { isPaused: false, bytesPerSecond: 500_000, quietHours: { fromMinute: 0, toMinute: 1439 } },
  history: undefined,
  saveReport: undefined,
  changeServer: undefined,
};

const names = Object.keys(CHANNELS) as (keyof typeof CHANNELS)[];
const call = (name: keyof typeof CHANNELS, event: unknown, input: unknown) =>
  handlers.get(CHANNELS[name])!(event, input);

it('no channel is open but those that are named', () => {
  expect([...handlers.keys()].toSorted()).toEqual(Object.values(CHANNELS).toSorted());
});

describe.each(names)('the channel %s', (name) => {
  it('does what our own page asks', async () => {
    const reply = await call(name, trusted, FITTING[name]);
    if (name === 'hold') expect(reply).toEqual([expect.any(String)]);
    else expect(asked).toHaveLength(1);
  });

  it.each<[string, unknown]>([
    ['a frame within the page', { sender: page, senderFrame: frame() }],
    ['a frame that is gone', { sender: page, senderFrame: null }],
    ['another window', { sender: { mainFrame }, senderFrame: mainFrame }],
  ])('is closed to %s', async (_, event) => {
    await expect(call(name, event, FITTING[name])).rejects.toThrow('is refused');
    expect(asked).toEqual([]);
  });

  it.each([
    `${ORIGIN}.evil.example/`,
    'https://school.example:8443/',
    'http://school.example/',
    'file:///etc/passwd',
    'about:blank',
    'data:text/html,x',
    'not an address',
  ])('is closed when the page has gone to %s', async (url) => {
    for (const gone of [{ url }, { url, origin: 'https://evil.example' }, { origin: 'null' }]) {
      const other = frame(gone);
      const event = { sender: Object.assign(page, { mainFrame: other }), senderFrame: other };
      await expect(call(name, event, FITTING[name])).rejects.toThrow('is refused');
    }
    Object.assign(page, { mainFrame });
  });

  it('is closed while no school is open', async () => {
    origin = undefined;
    await expect(call(name, trusted, FITTING[name])).rejects.toThrow('is refused');
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a number', 7],
    ['an object of something else', { constructor: 'x', __proto__: { ids: ['1'] } }],
    ['a list of lists', [['1']]],
    ['a list with holes', [undefined]],
    ['text', '1'],
  ])('refuses %s', async (_, input) => {
    await expect(call(name, trusted, input)).rejects.toBeDefined();
    expect(asked).toEqual([]);
  });
});

const request = (change: object) => ({
  batchId: 'b',
  requests: [{ handle: 'h', target: dayTarget(), savesItself: true, ...change }],
});

it.each<[keyof typeof CHANNELS, string, unknown]>([
  ['hold', 'a relative path', ['../secret.pdf']],
  ['hold', 'a path that is none', [{ toString: () => '/a' }]],
  ['add', 'a path', request({ path: '/etc/passwd' })],
  ['add', 'captions by their path', request({ captions: { path: '/a.vtt' } })],
  ['add', 'captions of two kinds', request({ captions: { handle: 'h', name: 'a.vtt', text: 'x' } })],
  ['add', 'captions without a text', request({ captions: { name: 'a.vtt' } })],
  ['add', 'captions without end', request({ captions: { name: 'a.vtt', text: 'x'.repeat(5_000_001) } })],
  ['add', 'a handle that is none', request({ handle: { toString: () => 'h' } })],
  ['add', 'a target with a function in it', request({ target: { ...dayTarget(), run: [] } })],
  ['add', 'a target without a course', request({ target: { kind: 'content', weekId: 'w' } })],
  ['add', 'a title without end', request({ title: 'x'.repeat(2000) })],
  ['add', 'a field that nobody knows', request({ token: 'x' })],
  ['add', 'words for a flag', request({ savesItself: 'yes' })],
  ['pause', 'an id without end', ['x'.repeat(200)]],
  ['pause', 'more ids than there can be rows', Array.from({ length: 50_001 }, () => '1')],
  ['setLimits', 'a rate that no part survives', { isPaused: false, bytesPerSecond: 1 }],
  ['setLimits', 'a rate that is no number', { isPaused: false, bytesPerSecond: Number.NaN }],
  ['setLimits', 'a minute that no day has', { isPaused: true, quietHours: { fromMinute: 0, toMinute: 1440 } }],
  ['setLimits', 'half of the quiet hours', { isPaused: true, quietHours: { fromMinute: 0 } }],
  ['move', 'a list in place of its fields', ['1', '2']],
])('%s refuses %s', async (name, _, input) => {
  await expect(call(name, trusted, input)).rejects.toBeDefined();
  expect(asked).toEqual([]);
});

it('a handle opens the file that was held, and a made-up one nothing', async () => {
  const [video, captions, again] = (await call('hold', trusted, ['/a.mp4', '/a.vtt', '/b.mp4'])) as string[];
  await call('add', trusted, request({ handle: video, captions: { handle: captions } }));
  await call('add', trusted, request({ handle: '/etc/passwd' }));
  await call('reattach', trusted, [again, video, 'made up']);
  expect(asked[0]).toContain('"path":"/a.mp4","captions":{"path":"/a.vtt"}');
  expect(asked.slice(1)).toEqual(['add ["b",[]]', 'reattach [["/b.mp4"]]']);
});
