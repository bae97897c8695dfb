import { openSmtp } from '../support/smtp-server.ts';

// A mail server in a process of its own, so that reading mails costs neither the school nor who measures it.
const { port } = await openSmtp();
process.send?.(port);
process.on('disconnect', () => process.exit());
