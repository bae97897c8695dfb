import { M } from '../../src/wire/messages.ts';
import { ChartDrawing, TrayDrawing } from '../art/empty-drawings.tsx';
import { LightboxDrawing } from '../art/lightbox-drawing.tsx';
import { GALLERY } from '../text/copy/gallery.ts';
import { SHELL } from '../text/copy/shell.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loadable, type LoadableQuery } from '../ui/loadable.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { Skeleton, SkeletonText } from '../ui/skeleton.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Specimen } from './specimen.tsx';
import styles from './gallery.module.css';

const query = (facts: Partial<LoadableQuery<string>>): LoadableQuery<string> => ({
  data: undefined,
  error: null,
  isFetching: false,
  refetch: () => undefined,
  ...facts,
});

const STATES: Readonly<Record<string, LoadableQuery<string>>> = {
  loading: query({ isFetching: true }),
  failed: query({ error: new Error(M.coursesLoadFailed) }),
  'trying again': query({ error: new Error(M.coursesLoadFailed), isFetching: true }),
  empty: query({ data: '' }),
  ready: query({ data: GALLERY.sample }),
  'out of date': query({ data: GALLERY.sample, error: new Error(M.coursesLoadFailed) }),
};

const toCourses = <ButtonLink to="/courses">{SHELL.courses}</ButtonLink>;

export function LoadingSpecimens() {
  return (
    <>
      {Object.entries(STATES).map(([state, facts]) => (
        <Specimen key={state} name={`Loadable · ${state}`} layout="stack">
          <Loadable
            query={facts}
            loading={M.loadingCourses}
            stale={M.coursesLoadFailed}
            skeleton={<SkeletonText lines={3} />}
            isEmpty={(words) => words === ''}
            empty={<EmptyState drawing={<TrayDrawing />} message={M.noCoursesAtTheMoment} action={toCourses} />}
          >
            {(words) => (
              <Card>
                <p>{words}</p>
              </Card>
            )}
          </Loadable>
        </Specimen>
      ))}
      <Specimen name="EmptyState · with a line more, without action" layout="stack">
        <EmptyState drawing={<ChartDrawing />} message={M.noModuleContent}>
          {GALLERY.sample}
        </EmptyState>
        <EmptyState drawing={<LightboxDrawing />} message={M.noModules} />
      </Specimen>
      <Specimen name="Skeleton · SkeletonText" layout="stack">
        <div className={styles.shape}>
          <Skeleton width="72px" height="72px" radius="20px" />
          <SkeletonText lines={3} />
        </div>
      </Specimen>
      <Specimen name="Spinner · 18, 24, 40 px">
        <Spinner size={18} />
        <Spinner />
        <Spinner size={40} />
      </Specimen>
      <Specimen name="QrCode" layout="row">
        <QrCode text="https://school.example" label="QR code" />
      </Specimen>
      <Specimen name="ProgressBar · nothing, some, all, without words" layout="stack">
        <ProgressBar done={0} total={35} label="Days" />
        <ProgressBar done={9} total={35} label="Days" />
        <ProgressBar done={35} total={35} label="Days" />
        <ProgressBar done={20} total={35} label="Days" words="" />
      </Specimen>
    </>
  );
}
