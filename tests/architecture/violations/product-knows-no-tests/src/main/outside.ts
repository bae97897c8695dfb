export { MemoryMail } from '../../tests/support/memory-mail.ts';
