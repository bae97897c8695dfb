import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type InitialEntry, MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { CoursePage } from '../../../../../web/features/learning/course-page.tsx';
import { DashboardPage } from '../../../../../web/features/learning/dashboard-page.tsx';
import { PlanFormPage } from '../../../../../web/features/learning/plan-form-page.tsx';
import { PlanPage } from '../../../../../web/features/learning/plan-page.tsx';
import { VideoPage } from '../../../../../web/features/learning/video-page.tsx';
import { FeedbackProvider } from '../../../../../web/ui/feedback-provider.tsx';

let place = '';

/** The address that the screen is at. */
export const address = () => place;

function Place() {
  const { pathname, search } = useLocation();
  place = pathname + search;
  return null;
}

/** The learning screens at an address, as the router knows them. Queries are not tried twice. */
export function open(path: InitialEntry) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  return render(
    <QueryClientProvider client={queries}>
      <FeedbackProvider>
        <MemoryRouter initialEntries={[path]}>
          <Place />
          <Routes>
            <Route path="/studentdashboard" element={<DashboardPage />} />
            <Route path="/student/plan" element={<PlanPage />} />
            <Route path="/student/plan/edit" element={<PlanFormPage />} />
            <Route path="/student/course" element={<CoursePage />} />
            <Route path="/student/course/:courseId" element={<CoursePage />} />
            <Route path="/student/course/:courseId/video/:videoId" element={<VideoPage />} />
            <Route path="*" element={null} />
          </Routes>
        </MemoryRouter>
      </FeedbackProvider>
    </QueryClientProvider>,
  );
}
