import type { ContactMessage } from '../../../src/domain/support/contact-message.ts';
import type { ContactMessageRepository } from '../../../src/domain/support/ports.ts';
import { type Restorable, Table } from '../table.ts';

export class MemoryContactMessageRepository implements ContactMessageRepository, Restorable {
  private readonly messages = new Table<ContactMessage>();

  async add(message: ContactMessage): Promise<void> {
    this.messages.set(message.id, message);
  }

  async find(id: string): Promise<ContactMessage | undefined> {
    return this.messages.get(id);
  }

  async setDelivered(id: string, at: Date): Promise<void> {
    this.messages.change(id, { deliveredAt: at });
  }

  snapshot(): () => void {
    return this.messages.snapshot();
  }
}
