import type { OrderState } from '../../../src/wire/literals.ts';
import { ORDERS } from '../../text/copy/admin-orders.ts';
import { Tag, type TagTone } from '../../ui/tag.tsx';

const TONES: Record<OrderState, TagTone> = {
  pending: 'neutral',
  processing: 'gold',
  paid: 'success',
  'partly-refunded': 'warning',
  refunded: 'warning',
  failed: 'danger',
  cancelled: 'neutral',
  disputed: 'danger',
};

export const OrderStateTag = ({ state }: { state: OrderState }) => (
  <Tag tone={TONES[state]}>{ORDERS.states[state]}</Tag>
);
