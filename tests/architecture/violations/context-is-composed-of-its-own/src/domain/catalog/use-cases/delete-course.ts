export class DeleteCourse {}
