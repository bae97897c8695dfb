import { Field } from 'formik';

export const TextField = () => <Field name="title" />;
