export const HomePage = () => <main />;
