import { lateExtra } from '../../../platform/late.tsx';
import { ExamRoom } from './exam-room.tsx';

/** The exam's card, loaded after the dashboard. Its room is kept from the beginning, so that nothing below it moves. */
export const LazyExamCard = lateExtra(() => import('./exam-card.tsx'), 'ExamCard', <ExamRoom />);
