export class MemoryMail {}
