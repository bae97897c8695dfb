/** Limits shared by schemas and form fields. Apart from the schemas, because a page opens without Yup. */
export const MAX_TITLE = 200;
export const MAX_MODULE_NUMBER = 999;
