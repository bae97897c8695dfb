import { mutantsIn } from './mutant.ts';

/** Words, focus, labels and states of the pages. */
export const PAGES = [
  ...mutantsIn('web', 'web', [
    ['ui/banner.tsx', "rest.tone === 'failure' ? 'alert' : 'status'", "'status'"],
    ['ui/tabs.tsx', 'aria-selected={tab === chosen}', 'aria-selected={true}'],
    ['ui/accordion.tsx', 'aria-expanded={open === id}', 'aria-expanded={false}'],
    ['ui/page-title.tsx', 'heading.current?.focus({ preventScroll: true })', 'undefined'],
    ['ui/loadable.tsx', 'region.current?.focus({ preventScroll: true });', ''],
    ['ui/button.tsx', 'aria-busy={isBusy || undefined}', ''],
    ['ui/switch.tsx', ' checked={isOn}', ' checked={!isOn}'],
    ['forms/select-box.tsx', 'disabled={isDisabled}', ''],
    ['forms/form.tsx', "form.current?.querySelector<HTMLElement>('[data-banner]')?.focus();", ';'],
    ['admin/detail-page.tsx', 'error.status === 404', 'false'],
    ['features/admin-orders/unmatched-payments.tsx', 'amount - refunded) :', 'amount) :'],
    [
      'features/admin-orders/unmatched-payments.tsx',
      'if (!(await confirm(UNMATCHED.sure(amount), options))) return;',
      '',
    ],
  ]),
];
