import { EventEmitter } from 'node:events';
import type { App } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { pageIn, pageOf } from '../../desktop/deep-links.ts';
import { SingleInstance } from '../../desktop/single-instance.ts';
import { pageAt } from '../../src/http/pages/known-pages.ts';

const LEADING: readonly [link: string, page: string][] = [
  ['cusp://open/admin', '/admin'],
  ['cusp://open/admin/this-computer', '/admin/this-computer'],
  ['cusp://open/admin/courses/7f3a-b_2/manage?module=2', '/admin/courses/7f3a-b_2/manage?module=2'],
  ['cusp://open/admin/orders/9/documents/INV-000042', '/admin/orders/9/documents/INV-000042'],
  ['CUSP://open/admin/courses', '/admin/courses'],
  ['cusp://open/x/../admin/./students', '/admin/students'],
  ['cusp://open/admin/search?q=https://evil.example/', '/admin/search?q=https://evil.example/'],
];

const HOSTILE = [
  'cusp://evil/../',
  'cusp://evil.example/admin/courses',
  'cusp://open.evil.example/admin/courses',
  'cusp://open:8443/admin/courses',
  'cusp://open@evil.example/admin/courses',
  'cusp://boss:secret@open/admin/courses',
  'cusp://open//evil.example/admin/courses',
  'cusp://open/\\evil.example/admin/courses',
  'cusp://open/https://evil.example/',
  'cusp://open/javascript:alert(1)',
  'cusp://open/admin/../../etc/passwd',
  'cusp://open/admin/courses/..%2f..%2flogin/manage',
  'cusp://open/admin/courses/%2e%2e/%2e%2e/api/docs',
  'cusp://open/admin/courses/a b/manage',
  'cusp://open/administrator',
  'cusp://open/admin/nothing-here',
  'cusp://open/admin/courses/7',
  'cusp://open/api/admin/courses',
  'cusp://open/stream/videos/x.mp4',
  'cusp://open/reset-password/token',
  'cusp://open/payment-success?session_id=x',
  'cusp://open/login',
  'cusp://open/',
  'cusp://open',
  'cusp:open/admin/courses',
  'cusp:',
  'cusp-setup://start/',
  'https://evil.example/admin/courses',
  'https://open/admin/courses',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'javascript://open/admin/courses',
  'data:text/html,<script>alert(1)</script>',
  `cusp://open/admin/search?q=${'x'.repeat(2000)}`,
  '',
  'nothing',
];

describe('a link', () => {
  it.each(LEADING)('%s leads to a page that the application has', (link, page) => {
    expect(pageOf(link)).toBe(page);
    expect(pageAt(new URL(page, 'https://school.example').pathname)).toBe('unlisted');
    expect(pageIn(['cusp.exe', '--flag', link])).toBe(page);
  });

  it.each(HOSTILE)('%s leads nowhere', (link) => {
    expect(pageOf(link)).toBeUndefined();
    expect(pageIn(['cusp.exe', '--flag', link])).toBeUndefined();
  });
});

function appDouble(isFirst = true) {
  return Object.assign(new EventEmitter(), { requestSingleInstanceLock: () => isFirst, quit: vi.fn() });
}

function firstInstance(args: readonly string[] = ['cusp']) {
  const app = appDouble();
  const instance = SingleInstance.claim(app as unknown as App, args);
  if (!instance) throw new Error('The first instance was refused.');
  return {
    app,
    instance,
    bringForward: vi.fn(),
    showSchool: vi.fn<(page?: string) => void>(),
    startAgain: (...args: string[]) => app.emit('second-instance', {}, ['cusp', ...args], '/home/boss'),
    openUrl(url: string) {
      const event = { preventDefault: vi.fn() };
      app.emit('open-url', event, url);
      return event.preventDefault.mock.calls.length === 1;
    },
  };
}

const LINK = 'cusp://open/admin/orders';

describe('a second start', () => {
  it('ends, and hears nothing', () => {
    const app = appDouble(false);
    expect(SingleInstance.claim(app as unknown as App, ['cusp', LINK])).toBeUndefined();
    expect(app.quit).toHaveBeenCalledOnce();
    expect(app.eventNames()).toEqual([]);
  });

  it('brings the window of the first forward, and hands over its link', () => {
    const { app, instance, showSchool, startAgain } = firstInstance();
    instance.lead(showSchool);
    expect(showSchool).not.toHaveBeenCalled();
    startAgain();
    startAgain('--allow-file-access-from-files', LINK);
    startAgain();
    expect(showSchool.mock.calls).toEqual([[undefined], ['/admin/orders'], [undefined]]);
    expect(app.quit).not.toHaveBeenCalled();
  });

  it('with a hostile link brings the window forward where it is', () => {
    const { instance, showSchool, startAgain, openUrl } = firstInstance();
    instance.lead(showSchool);
    for (const link of HOSTILE) {
      startAgain(link);
      expect(openUrl(link)).toBe(true);
    }
    expect(showSchool.mock.calls).toEqual(HOSTILE.flatMap(() => [[undefined], [undefined]]));
  });
});

describe('on macOS', () => {
  it('a link comes as an event, which the system is told was dealt with', () => {
    const { instance, showSchool, openUrl } = firstInstance();
    instance.lead(showSchool);
    expect(openUrl(LINK)).toBe(true);
    expect(showSchool).toHaveBeenCalledExactlyOnceWith('/admin/orders');
  });

  it('a click on the dock’s icon brings the window forward', () => {
    const { app, instance, showSchool } = firstInstance();
    instance.lead(showSchool);
    app.emit('activate', {}, false);
    expect(showSchool).toHaveBeenCalledExactlyOnceWith(undefined);
  });
});

describe('before the school is open', () => {
  it('the link of the start waits for it, and is followed once', () => {
    const { instance, showSchool, startAgain } = firstInstance(['cusp', LINK]);
    instance.lead(showSchool);
    startAgain();
    expect(showSchool.mock.calls).toEqual([['/admin/orders'], [undefined]]);
  });

  it('a link that comes while nothing is shown yet waits', () => {
    const { instance, showSchool, openUrl } = firstInstance();
    openUrl(LINK);
    instance.lead(showSchool);
    expect(showSchool).toHaveBeenCalledExactlyOnceWith('/admin/orders');
  });

  it('the window that asks for its address comes forward, and the newest good link waits behind it', () => {
    const { instance, bringForward, showSchool, startAgain, openUrl } = firstInstance(['cusp', LINK]);
    instance.wait(bringForward);
    startAgain('cusp://open/admin/students');
    startAgain();
    openUrl('cusp://evil/../');
    expect(bringForward).toHaveBeenCalledTimes(3);
    instance.lead(showSchool);
    expect(showSchool).toHaveBeenCalledExactlyOnceWith('/admin/students');
    expect(bringForward).toHaveBeenCalledTimes(3);
  });
});
