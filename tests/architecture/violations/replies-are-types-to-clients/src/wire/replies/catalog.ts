export const courseSchema = { json: {} };
