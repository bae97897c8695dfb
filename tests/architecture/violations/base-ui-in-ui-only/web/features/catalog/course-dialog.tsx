import { Dialog } from '@base-ui/react/dialog';

export const CourseDialog = () => <Dialog.Root />;
