import { AUDIT_KINDS } from './literals.ts';
import { parameters, textParameter } from './parameters.ts';

const found = {
  actor: textParameter('actor'),
  action: textParameter('action').oneOf(AUDIT_KINDS, 'The parameter action is none that is logged.'),
  /** An e-mail; the log itself knows it by a keyed hash. */
  account: textParameter('account'),
  from: textParameter('from'),
  to: textParameter('to'),
};

/** GET /admin/audit/export.csv */
export const auditExportQuery = parameters(found);

/** GET /admin/audit */
export const auditQuery = parameters({ ...found, before: textParameter('before') });
