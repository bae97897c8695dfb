import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DocumentPicture } from '../../../../web/features/learning/course/course-documents.tsx';

const pictureIn = (container: HTMLElement) => container.querySelector('img');

test('the first page of a paper, loaded when it comes near, and silent for who cannot see it', () => {
  const { container } = render(<DocumentPicture preview="documents/202603/p.webp" />);
  const picture = pictureIn(container)!;
  expect(picture.getAttribute('src')).toContain('/stream/documents/202603/p.webp');
  expect([picture.getAttribute('alt'), picture.getAttribute('loading')]).toEqual(['', 'lazy']);
});

test('a sheet where there is no picture yet', () => {
  const { container } = render(<DocumentPicture preview="" />);
  expect(pictureIn(container)).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
});

test('a sheet where the picture does not come, until there is another one', () => {
  const { container, rerender } = render(<DocumentPicture preview="documents/1.webp" />);
  fireEvent.error(pictureIn(container)!);
  expect(pictureIn(container)).toBeNull();
  rerender(<DocumentPicture preview="documents/2.webp" />);
  expect(pictureIn(container)?.getAttribute('src')).toContain('documents/2.webp');
});
