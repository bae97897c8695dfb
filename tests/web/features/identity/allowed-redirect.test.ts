import { describe, expect, it } from 'vitest';
import { sessionUserOf } from '../../../../web/api/session-store.ts';
import { destinationOf } from '../../../../web/features/identity/allowed-redirect.ts';
import { student } from '../support/people.ts';

const buyer = sessionUserOf(student(['a']));

describe('where signing in leads', () => {
  it.each([
    '/',
    '/Home',
    '/courses?open=m2#course-a',
    '/payment?courseId=a&title=b&price=1',
    '/payment-success?session_id=s&courseId=a',
    '/demo-checkout/s1',
    '/student/course/a/video/b',
    '/STUDENT/course/a/',
    '/profile/receipts/CUSP-1',
    '/admin/outbox',
  ])('goes on to %s', (page) => {
    expect(destinationOf(buyer, page)).toBe(page);
  });

  it.each([
    '/api/auth/me',
    '/API/auth/me',
    '/stream/videos/a.pdf',
    '/assets/a.js',
    '/sw.js',
    '/offline.html',
    '/metrics',
    '/login',
    '/Login/',
    '/login?tab=sign-up',
    '/forgot-password',
    '/reset-password/secret',
    '/confirm-email/secret',
    '/undo-email/secret',
    '/invitation/secret',
    '/nowhere',
    '/Home/../api/auth/me',
    '/Home/%2e%2e/stream/a',
    '/demo-checkout',
    '/demo-checkout/a/b',
    '//elsewhere.example',
    String.raw`/\elsewhere.example`,
    '//',
    '/Home/..//',
    '/Home/..//elsewhere.example',
    '/\t/elsewhere.example',
    'https://elsewhere.example/Home',
    'javascript:alert(1)',
  ])('takes no notice of %s', (address) => {
    expect(destinationOf(buyer, address)).toBe('/studentdashboard');
  });

  it('opens what the browser would open', () => {
    expect(destinationOf(buyer, '/api/../courses')).toBe('/courses');
  });
});
