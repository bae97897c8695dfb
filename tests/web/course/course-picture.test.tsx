import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CoursePicture } from '../../../web/course/course-picture.tsx';

const picture = (box: HTMLElement) => box.querySelector('img') as HTMLImageElement;

it('shows the stored file', () => {
  const { container } = render(<CoursePicture courseId="a" thumbnail="thumbnails/a.webp" />);
  expect(picture(container).getAttribute('src')).toBe('/stream/thumbnails/a.webp');
});

it('draws the course when it has no file, without a complaint', () => {
  const { container, queryByText } = render(<CoursePicture courseId="a" thumbnail="" isFilling />);
  expect(picture(container)).toBeNull();
  expect(queryByText('Thumbnail not available')).toBeNull();
});

it('leaves the ground empty while nobody knows', () => {
  const { container } = render(<CoursePicture courseId="a" thumbnail={undefined} />);
  expect(container.querySelector('img, svg, p')).toBeNull();
});

it('says that a file cannot be shown, and tries the next one', () => {
  const { container, getByText, queryByText, rerender } = render(
    <CoursePicture courseId="a" thumbnail="thumbnails/gone.webp" />,
  );
  fireEvent.error(picture(container));
  expect(getByText('Thumbnail not available')).toBeTruthy();
  rerender(<CoursePicture courseId="a" thumbnail="thumbnails/new.webp" />);
  expect(picture(container).getAttribute('src')).toBe('/stream/thumbnails/new.webp');
  expect(queryByText('Thumbnail not available')).toBeNull();
});
