export class KnexCourses {}
