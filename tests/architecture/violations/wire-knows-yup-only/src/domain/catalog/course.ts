export interface Course {
  readonly title: string;
}
