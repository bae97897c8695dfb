import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PICTURE_WIDTHS } from '../../../src/domain/media/picture-encoder.ts';
import { CoursePicture } from '../../../web/course/course-picture.tsx';

const picture = (box: HTMLElement) => box.querySelector('img') as HTMLImageElement;

it('shows the stored file', () => {
  const { container } = render(<CoursePicture courseId="a" thumbnail="thumbnails/a.webp" smallThumbnail="" />);
  expect(picture(container).getAttribute('src')).toBe('/stream/thumbnails/a.webp');
  expect(picture(container).hasAttribute('srcset')).toBe(false);
});

it('lets the browser choose between both sizes, and says how wide it will be', () => {
  const { container } = render(
    <CoursePicture
      courseId="a"
      thumbnail="thumbnails/a-large.webp"
      smallThumbnail="thumbnails/a-small.webp"
      width={320}
    />,
  );
  const { srcset, sizes, width, height } = picture(container);
  expect(srcset).toBe('/stream/thumbnails/a-small.webp 960w, /stream/thumbnails/a-large.webp 1600w');
  expect(sizes).toBe('(max-width: 759px) calc(100vw - 32px), 320px');
  expect([width, height]).toEqual([1600, 900]);
  const phone = container.querySelector('source');
  expect([phone?.media, phone?.srcset]).toEqual(['(max-width: 479px)', '/stream/thumbnails/a-small.webp']);
  expect(picture(container).getAttribute('src')).toBe('/stream/thumbnails/a-large.webp');
});

it('gives the browser the widths that the domain encodes', () => {
  const { container } = render(<CoursePicture courseId="a" thumbnail="large" smallThumbnail="small" />);
  expect(
    picture(container)
      .srcset.match(/\d+(?=w)/g)
      ?.map(Number),
  ).toEqual([PICTURE_WIDTHS.small, PICTURE_WIDTHS.large]);
});

it('draws the course when it has no file, without a complaint', () => {
  const { container, queryByText } = render(<CoursePicture courseId="a" thumbnail="" smallThumbnail="" isFilling />);
  expect(picture(container)).toBeNull();
  expect(queryByText('Thumbnail not available')).toBeNull();
});

it('leaves the ground empty while nobody knows', () => {
  const { container } = render(<CoursePicture courseId="a" thumbnail={undefined} smallThumbnail={undefined} />);
  expect(container.querySelector('img, svg, p')).toBeNull();
});

it('says that a file cannot be shown, and tries the next one', () => {
  const { container, getByText, queryByText, rerender } = render(
    <CoursePicture courseId="a" thumbnail="thumbnails/gone.webp" smallThumbnail="" />,
  );
  fireEvent.error(picture(container));
  expect(getByText('Thumbnail not available')).toBeTruthy();
  rerender(<CoursePicture courseId="a" thumbnail="thumbnails/new.webp" smallThumbnail="" />);
  expect(picture(container).getAttribute('src')).toBe('/stream/thumbnails/new.webp');
  expect(queryByText('Thumbnail not available')).toBeNull();
});
