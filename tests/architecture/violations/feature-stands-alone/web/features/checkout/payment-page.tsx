import { CourseCard } from '../catalog/course-card.tsx';

export const PaymentPage = () => <CourseCard />;
