import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/print.css';
import './styles/preloader.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { Providers } from './app/providers.tsx';
import { Router } from './app/router.tsx';
import { hearStepsFirst } from './platform/history-steps.ts';
import { followTheme } from './platform/theme.ts';

followTheme();
hearStepsFirst();

// Only Home has the mark, so only Home loads its timer; elsewhere the mark is removed at once.
const { dataset } = document.documentElement;
if (dataset['opening'] === '')
  import('./app/preloader.ts').then(
    ({ runPreloader }) => runPreloader(),
    () => delete dataset['opening'],
  );

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const application = (
  <StrictMode>
    <Providers router={BrowserRouter}>
      <Router />
    </Providers>
  </StrictMode>
);

// Hydrates a prerendered page as a transition, in small steps that stay responsive.
if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, application));
else createRoot(root).render(application);
