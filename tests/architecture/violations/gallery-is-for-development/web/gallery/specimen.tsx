export const Specimen = () => <figure />;
