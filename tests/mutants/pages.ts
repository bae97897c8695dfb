import { mutantsIn } from './mutant.ts';

/** Words, focus, labels and states of the pages. */
export const PAGES = [
  ...mutantsIn('web', 'web', [
    ['features/admin-vignette/draft-values.ts', ".replace(/[\\\\,]/g, '\\\\$&')", ''],
    ['ui/banner.tsx', "rest.tone === 'failure' ? 'alert' : 'status'", "'status'"],
    ['ui/tabs.tsx', 'aria-selected={tab === chosen}', 'aria-selected={true}'],
    ['ui/accordion.tsx', 'aria-expanded={open === id}', 'aria-expanded={false}'],
    ['ui/page-title.tsx', 'heading.current?.focus({ preventScroll: true })', 'undefined'],
    ['ui/loadable.tsx', 'region.current?.focus({ preventScroll: true });', ''],
    ['ui/button.tsx', 'aria-busy={isBusy || undefined}', ''],
    ['ui/switch.tsx', ' checked={isOn}', ' checked={!isOn}'],
    ['forms/select-box.tsx', 'disabled={isDisabled}', ''],
    ['forms/form.tsx', "form.current?.querySelector<HTMLElement>('[data-banner]')?.focus();", ';'],
    ['forms/form-dialog-panel.tsx', 'if (done === false) return;', ''],
    ['forms/use-act.ts', "notify(failed(error), { tone: 'failure', detail: referenceOf(error) });", ''],
    ['admin/versioned-form.tsx', 'const isTaken = isSame || !isDirty;', 'const isTaken = true;'],
    ['app/own-page.tsx', '<Outlet key={user.id} />', '<Outlet />'],
    [
      'api/sign-in-again.ts',
      'session?.user.id === userId && session.token !== undefined',
      'session?.token !== undefined',
    ],
    [
      'features/exam-sitting/question-pane.tsx',
      '(isHere() ? onGo(index + 1) : scroll.toQuestion())',
      'onGo(index + 1)',
    ],
    ['exam/exam-queries.ts', "open.find((one) => one.kind === 'mock' && isTimed(one)) ?? ", ''],
    ['features/exam/section-head.tsx', 'rows.every((', 'rows.some(('],
    ['features/learning/exam/exam-card.tsx', 'points !== null', 'true'],
    ['features/exam-sitting/question-pane.tsx', 'heading.current?.scrollIntoView();', ''],
    ['features/exam-sitting/leave.tsx', 'if (unsaved === 0) go();', 'if (true) go();'],
    ['admin/list-page.tsx', '{...(!isOlderFailed && { stale: LIST.stale })}', 'stale={LIST.stale}'],
    ['admin/list-page.tsx', 'if (!list?.isFiltered)', 'if (true)'],
    ['admin/list-page.tsx', 'shown.current?.focus({ preventScroll: true });', ''],
    ['ui/loadable.tsx', 'data !== undefined && error !== null ? stale', 'data === undefined ? stale'],
    ['admin/detail-page.tsx', 'error.status === 404', 'false'],
    ['features/admin-orders/unmatched-payments.tsx', 'amount - refunded) :', 'amount) :'],
    [
      'features/admin-orders/unmatched-payments.tsx',
      'if (await confirm(UNMATCHED.sure(amount), options)) await run();',
      'await run();',
    ],
  ]),
];
