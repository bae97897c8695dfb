export const CourseCard = () => <article />;
