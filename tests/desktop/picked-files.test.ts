import { expect, it } from 'vitest';
import { PickedFiles } from '../../desktop/uploads/picked-files.ts';

function onWindows(answer: boolean) {
  const asked: string[] = [];
  const picked = new PickedFiles(async (host) => {
    asked.push(host);
    return answer;
  }, 'win32');
  return { picked, asked };
}

it('a handle opens one file once, and says nothing of it', async () => {
  const picked = new PickedFiles(async () => true, 'linux');
  const [a, b] = await picked.hold(['/lectures/a.mp4', '/lectures/b.mp4']);
  expect(a).toMatch(/^[0-9a-f-]{36}$/);
  expect(picked.take(b!)).toBe('/lectures/b.mp4');
  expect([picked.take(b!), picked.take('/etc/passwd'), picked.take(a!)]).toEqual([
    undefined,
    undefined,
    '/lectures/a.mp4',
  ]);
});

it('what is held and never uploaded is let go, the oldest first', async () => {
  const picked = new PickedFiles(async () => true, 'linux');
  const [first] = await picked.hold(['/first.mp4']);
  const handles = await picked.hold(Array.from({ length: 150_000 }, () => '/a.mp4'));
  expect([picked.take(first!), picked.take(handles.at(-1)!)]).toEqual([undefined, '/a.mp4']);
});

it('files of another computer are opened when the person agrees, who is asked once', async () => {
  const { picked, asked } = onWindows(true);
  const handles = await picked.hold(['\\\\NAS\\lectures\\a.mp4', '//nas/lectures/b.mp4', 'C:\\a.mp4']);
  expect(handles.map((handle) => picked.take(handle ?? ''))).toEqual([
    '\\\\NAS\\lectures\\a.mp4',
    '//nas/lectures/b.mp4',
    'C:\\a.mp4',
  ]);
  await picked.hold(['\\\\nas\\c.mp4']);
  expect(asked).toEqual(['nas']);
});

it('and not when the person does not, who is asked anew for the next ones', async () => {
  const { picked, asked } = onWindows(false);
  expect(await picked.hold(['\\\\evil.example\\share\\x.mp4', '\\\\evil.example\\share\\y.mp4'])).toEqual([null, null]);
  await picked.hold(['\\/evil.example\\share']);
  expect(asked).toEqual(['evil.example', 'evil.example']);
});

it.each(['\\\\?\\UNC\\evil\\x', '\\\\.\\pipe\\x', '//?/C:/x', '\\??\\C:\\x', '\\??\\UNC\\evil\\x'])(
  'Windows’ own name %s is never opened',
  async (path) => {
    const { picked, asked } = onWindows(true);
    expect([await picked.hold([path]), asked]).toEqual([[null], []]);
  },
);
