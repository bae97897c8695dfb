import { useFormik } from 'formik';

export const CoursePage = () => <form {...useFormik({ initialValues: {}, onSubmit: () => {} })} />;
