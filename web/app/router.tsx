import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { PAGE_AREAS, PAGE_PATHS, type PageArea } from '../../src/wire/page-areas.ts';
import { useSession } from '../api/session.ts';
import { desktop } from '../platform/desktop.ts';
import { late } from '../platform/late.tsx';
import { BRAND } from '../text/brand.ts';
import { Waiting } from './frame.tsx';
import { lazyPage } from './lazy-page.ts';
import * as pages from './pages.ts';
import { PublicShell } from './public-shell.tsx';

const DraftBar = late(() => import('./admin/draft-bar.tsx'), 'DraftBar');

/** Development only: the build removes the branch with its folder. */
const Gallery = import.meta.env.DEV ? lazyPage(() => import('../gallery/gallery-page.tsx'), 'GalleryPage') : undefined;

/** Pages that need the desktop's bridge. */
const IN_DESKTOP = ['/admin/this-computer'];

const routesOf = (area: PageArea) =>
  PAGE_PATHS.filter((path) => PAGE_AREAS[path] === area && (desktop() || !IN_DESKTOP.includes(path))).map((path) => {
    const Page = pages.PAGES[path];
    return <Route key={path} path={path} element={<Page />} />;
  });

/** Shell and guard of each area. Paths are case-insensitive. An administrator's profile stays in their own frame. */
export function Router() {
  const isAdmin = useSession().user?.role === 'admin';
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        <Route path="/" element={<Navigate to="/Home" replace />} />
        <Route element={<PublicShell />}>
          {routesOf('public')}
          <Route path="*" element={<pages.NotFound />} />
        </Route>
        <Route element={<pages.BareShell />}>
          {routesOf('bare')}
          <Route element={<pages.RequireSignInToPay />}>{routesOf('buyer')}</Route>
        </Route>
        <Route element={<pages.StudentShell />}>
          {routesOf('student')}
          <Route element={<pages.RequireCandidate />}>{routesOf('candidate')}</Route>
          <Route element={<pages.RequirePurchase />}>{routesOf('owner')}</Route>
        </Route>
        <Route element={isAdmin ? <pages.AdminShell /> : <pages.StudentShell />}>
          <Route element={<pages.RequireSignIn />}>{routesOf('account')}</Route>
        </Route>
        <Route element={<pages.SittingShell />}>
          <Route element={<pages.RequireSignInToSit />}>{routesOf('sitting')}</Route>
        </Route>
        <Route element={<pages.AdminShell />}>
          <Route element={<pages.RequireAdmin />}>{routesOf('admin')}</Route>
        </Route>
        {Gallery && <Route path="/dev/gallery" element={<Gallery />} />}
      </Routes>
      {BRAND.draftRevision !== undefined && <DraftBar revision={BRAND.draftRevision} />}
    </Suspense>
  );
}
